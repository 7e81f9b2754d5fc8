/** Deals hands from the seed. At least one piece can always be placed; in the upper rooms, usually all pieces can. */
import { createRandom, type Random } from '../../kit/seeded-random';
import { DEEP_FLOOR_PACE, GROUPS_PER_ROOM, HAND_SIZE, LANTERN_EVERY, ROOMS, SIZE, TINTS } from '../config';
import { FAMILIES, fitsAt, flipCells, SMALL_FAMILIES, type ShapeFamily } from '../shapes';
import type { AtticPlay, Piece, Shape } from '../types';
import { clearFullGroups } from './groups';

/**
 * The number of attempts in each room to find a hand of which all pieces can be placed. In lower rooms, the player
 * must plan ahead more.
 */
const HAND_ATTEMPTS = [10, 7, 5, 3, 2, 1] as const;
const SMALL_TRIES = 4;
const MAX_NODES = 4_000;
const LAST_ROOM = ROOMS.length - 1;

/** Returns the index of the room for the number of cleared groups. */
export const roomNumberOf = ({ mode, groups }: Pick<AtticPlay, 'mode' | 'groups'>): number =>
  Math.min(LAST_ROOM, Math.floor(groups / GROUPS_PER_ROOM[mode]));

/** Returns the depth below the last room. It is always 0 for a van, which is packed long before. */
const searchDepthOf = ({ mode, groups }: AtticPlay): number =>
  Math.max(0, Math.min(DEEP_FLOOR_PACE.most, Math.floor(groups / GROUPS_PER_ROOM[mode]) - LAST_ROOM));

function drawShape(random: Random, families: readonly ShapeFamily[], room: number, depth: number): Shape {
  const weights = families.map(({ weights: [first, last] }) => {
    const weight = first * (LAST_ROOM - room) + last * room;
    // Extrapolates the change from the first room to the last.
    return Math.max(0, weight + Math.round((last - first) * LAST_ROOM * DEEP_FLOOR_PACE.perRoom * depth));
  });
  let at = random.below(weights.reduce((sum, weight) => sum + weight, 0));
  const index = weights.findIndex((weight) => (at -= weight) < 0);
  return random.pick(families[index]!.turns);
}

/**
 * Returns how many shapes of a hand can be placed one after the other, clearing full groups in between. Visits at most
 * `MAX_NODES` nodes.
 */
export function maxPlaced(floor: readonly number[], shapes: readonly Shape[]): number {
  let nodes = 0;
  let max = 0;
  const search = (rows: readonly number[], left: readonly Shape[], done: number): boolean => {
    max = Math.max(max, done);
    if (!left.length) return true;
    for (const shape of new Set(left)) {
      const rest = [...left];
      rest.splice(rest.indexOf(shape), 1);
      for (let row = 0; row + shape.height <= SIZE; row++)
        for (let column = 0; column + shape.width <= SIZE; column++) {
          if (!fitsAt(rows, SIZE, shape, row, column)) continue;
          if (++nodes > MAX_NODES) return false;
          const next = [...rows];
          flipCells(next, shape, row, column);
          clearFullGroups(next);
          if (search(next, rest, done + 1)) return true;
        }
    }
    return false;
  };
  search(floor, shapes, 0);
  return max;
}

interface DealtHand {
  shapes: Shape[];
  random: Random;
}

function drawHand(play: AtticPlay, attempt: number, isSmall: boolean): DealtHand {
  const { seed, mode, hands } = play;
  const random = createRandom(`${seed}/${mode}/hand/${hands}/${attempt}`);
  const families = isSmall ? SMALL_FAMILIES : FAMILIES;
  const [room, depth] = [roomNumberOf(play), isSmall ? 0 : searchDepthOf(play)];
  return {
    shapes: Array.from({ length: HAND_SIZE }, () => drawShape(random, families, room, depth)),
    random,
  };
}

/**
 * Returns the first hand of which all pieces can be placed, or else the hand of which most can. At least one piece
 * always fits.
 */
function findHand(play: AtticPlay): DealtHand {
  const tries = HAND_ATTEMPTS[roomNumberOf(play)]!;
  let best: DealtHand | null = null;
  let max = 0;
  for (let attempt = 0; attempt < tries + SMALL_TRIES; attempt++) {
    const isSmall = attempt >= tries;
    if (isSmall && max > 0) break;
    const hand = drawHand(play, attempt, isSmall);
    const count = maxPlaced(play.rows, hand.shapes);
    if (count > max) [best, max] = [hand, count];
    if (max === HAND_SIZE) break;
  }
  if (best) return best;
  // A single block always fits, because a full floor would have been cleared.
  const hand = drawHand(play, 0, true);
  hand.shapes[0] = FAMILIES[0]!.turns[0]!;
  return hand;
}

/** Deals the next hand. */
export function dealHand(play: AtticPlay): void {
  const { shapes, random } = findHand(play);
  const bearer = play.hands % LANTERN_EVERY === 0 ? random.below(HAND_SIZE) : -1;
  play.hand = shapes.map((shape, slot): Piece => ({
    shape,
    tint: random.below(TINTS),
    lantern: slot === bearer ? random.below(shape.blocks.length) : -1,
  }));
  play.hands++;
  play.history = [];
}
