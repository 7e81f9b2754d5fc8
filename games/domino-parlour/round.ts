/** Simulates a round from its deal to its score, and logs everything that the table has seen. */
import { createRandom } from '../kit/seeded-random';
import { createFront, listEndsFor, openMask } from './front';
import { ALL_TILES, DOUBLE_SIX, isDouble, PIPS, sumOf } from './tiles';
import type { House, Play, Round, RoundEnd, Seat, Side, Step, Tile } from './types';
import { canDraw, describeClose, drawFromStock, hasStep, layTile, passTurnInWorld, sideOf } from './world';

/** Returns the weight that decides who leads: the highest double, or otherwise the heaviest tile. */
function tileWeightOf(tile: Tile): number {
  return isDouble(tile) ? 100 + PIPS[tile]! : PIPS[tile]!;
}

const heaviestTile = (hand: readonly Tile[]): number => Math.max(...hand.map(tileWeightOf));

function firstLeader(hands: readonly Tile[][]): Seat {
  const weights = hands.map(heaviestTile);
  return weights.indexOf(Math.max(...weights));
}

/** Deals a round. The highest double leads the first round, and the seats lead the later rounds in turn. */
export function dealRound(house: House, seed: string, number: number, before: Round | null): Round {
  const tiles = createRandom(`${seed} round ${number}`).shuffle(ALL_TILES);
  const hands = Array.from({ length: house.seats }, (_, seat) =>
    tiles.slice(seat * house.hand, (seat + 1) * house.hand).sort((a, b) => a - b),
  );
  const leader = before ? (before.leader + 1) % house.seats : firstLeader(hands);
  return {
    number,
    leader,
    hands,
    stock: tiles.slice(house.seats * house.hand),
    front: createFront(),
    turn: leader,
    idle: 0,
    log: [],
    end: null,
  };
}

/** Returns the points that a side may count. With an exact target, points beyond it do not count. */
export function addPoints({ isExact, target }: House, score: number, points: number): number {
  return isExact && score + points > target ? 0 : points;
}

/** Returns whether the first tile of the match has to be the double six. */
const isSixDue = ({ number, front }: Round, house: House): boolean =>
  house.isSixLed && number === 1 && !front.laid;

/** Returns the tiles that the current seat may lay, with the ends at which they fit. */
export function choicesOf(round: Round, house: House): Step[] {
  if (round.end) return [];
  const hand = round.hands[round.turn]!.filter((tile) => !isSixDue(round, house) || tile === DOUBLE_SIX);
  return hand.flatMap((tile) => listEndsFor(round.front, tile).map((end): Step => [tile, end]));
}

function finishRound({ level: { house }, scores }: Play, round: Round, why: RoundEnd['why']): void {
  const close = why === 'target' ? null : describeClose(round, house);
  const winner = close ? close.winner : sideOf((round.turn + house.seats - 1) % house.seats);
  const points = winner === null ? 0 : addPoints(house, scores[winner], close?.points ?? 0);
  if (winner !== null) scores[winner] += points;
  round.end = {
    winner,
    out: close?.out ?? null,
    points,
    why,
    left: round.hands.map(sumOf),
    isWasted: !!close && close.points > points,
  };
}

function settleRound(play: Play): void {
  const { round, level, scores } = play;
  const hasCounted = level.house.counts !== 'nothing' && Math.max(...scores) >= level.house.target;
  if (hasCounted) return finishRound(play, round, 'target');
  const close = describeClose(round, level.house);
  if (close) finishRound(play, round, close.out === null ? 'blocked' : 'out');
}

/** Lays a tile of the current seat. Returns null, or the reason for a rejection. */
export function layTileStep(play: Play, [tile, end]: Step): string | null {
  const { round, level, scores } = play;
  if (!choicesOf(round, level.house).some((step) => step[0] === tile && step[1] === end))
    return `tile ${tile} does not go to end ${end}`;
  const seat = round.turn;
  const points = layTile(round, level.house, [tile, end]);
  const side: Side = sideOf(seat);
  const scored = addPoints(level.house, scores[side], points);
  scores[side] += scored;
  round.log.push({ kind: 'laid', seat, tile, end, points: scored, isWasted: points > scored });
  settleRound(play);
  return null;
}

/** Draws for the current seat. */
export function drawTiles({ round, level: { house } }: Play): string | null {
  if (hasStep(round)) return 'a tile fits';
  if (!canDraw(round, house)) return 'nothing to draw';
  const mask = openMask(round.front);
  const seat = round.turn;
  round.log.push({ kind: 'drew', seat, count: drawFromStock(round, house), mask });
  return null;
}

/** Passes for the current seat. */
export function passTurn(play: Play): string | null {
  const { round, level } = play;
  if (hasStep(round)) return 'a tile fits';
  if (canDraw(round, level.house)) return 'there is something to draw';
  round.log.push({ kind: 'passed', seat: round.turn, mask: openMask(round.front) });
  passTurnInWorld(round, level.house);
  settleRound(play);
  return null;
}
