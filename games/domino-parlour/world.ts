/** Simulates a round: the legal steps, their points, its end. The match and the look-ahead share this code. */
import { countOf, extendFront, openMask, listSteps } from './front';
import { maskOf, sumOf } from './tiles';
import type { RoundClose, House, Seat, Side, Step, World } from './types';

/** The number of tiles in the stock that are never drawn, so that nobody can deduce all hands. */
export const UNDRAWN_TILES = 2;

export const sideOf = (seat: Seat): Side => (seat % 2) as Side;

export const listStepsOf = ({ hands, front, turn }: World): Step[] => listSteps(front, hands[turn]!);

/** Returns whether the current seat has a tile that fits. */
export function hasStep({ hands, front, turn }: World): boolean {
  const mask = openMask(front);
  return hands[turn]!.some((tile) => maskOf(tile) & mask);
}

export const canDraw = ({ stock }: World, house: House): boolean =>
  house.draws && stock.length > UNDRAWN_TILES;

const isMultiple = (sum: number, by: number): boolean => sum > 0 && sum % by === 0;

/** Returns the points for a sum of the open ends in a house. */
export function scoreOf(sum: number, { counts }: House): number {
  if (counts === 'fives') return isMultiple(sum, 5) ? sum : 0;
  if (counts === 'fives and threes')
    return (isMultiple(sum, 5) ? sum / 5 : 0) + (isMultiple(sum, 3) ? sum / 3 : 0);
  return 0;
}

/** Lays a tile of the current seat. Returns the points that the ends score. */
export function layTile(world: World, house: House, step: Step): number {
  const hand = world.hands[world.turn]!;
  hand.splice(hand.indexOf(step[0]), 1);
  extendFront(world.front, step, house.hasSpinner);
  world.idle = 0;
  world.turn = (world.turn + 1) % house.seats;
  return house.counts === 'nothing' ? 0 : scoreOf(countOf(world.front), house);
}

/** Draws until a tile fits or no tile may be drawn. Returns the number of drawn tiles. */
export function drawFromStock(world: World, house: House): number {
  let count = 0;
  while (canDraw(world, house) && !hasStep(world)) {
    world.hands[world.turn]!.push(world.stock.pop()!);
    count++;
  }
  return count;
}

export function passTurnInWorld(world: World, { seats }: House): void {
  world.idle++;
  world.turn = (world.turn + 1) % seats;
}

/** Returns how the round has ended, or null while it continues. */
export function describeClose({ hands, idle }: World, { seats, pays }: House): RoundClose | null {
  const empty = hands.findIndex((hand) => hand.length === 0);
  const out = empty < 0 ? null : empty;
  if (out === null && idle < seats) return null;
  const tileCounts: [number, number] = [0, 0];
  hands.forEach((hand, seat) => (tileCounts[sideOf(seat)] += sumOf(hand)));
  const winner =
    out !== null
      ? sideOf(out)
      : tileCounts[0] === tileCounts[1]
        ? null
        : tileCounts[0] < tileCounts[1]
          ? 0
          : 1;
  if (winner === null) return { winner, out, points: 0 };
  const opponentTiles = tileCounts[1 - winner]!;
  const points = {
    hands: opponentTiles,
    'nearest five': Math.round(opponentTiles / 5) * 5,
    'all hands': tileCounts[0] + tileCounts[1],
    one: 1,
  }[pays];
  return { winner, out, points };
}
