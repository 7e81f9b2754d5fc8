/**
 * The opponents. One lays random tiles, one prefers heavy tiles and points, and one counts the tiles. The same seed
 * gives the same game.
 */
import { createRandom, type Random } from '../kit/seeded-random';
import { addPoints } from './round';
import type { Opponent } from './config';
import { copyFront, extendFront, openMask, countOf } from './front';
import { createDealer, type ObservedGame } from './observed-game';
import { isDouble, maskOf, PIPS } from './tiles';
import type { House, Side, Step, Tile, World } from './types';
import {
  describeClose,
  drawFromStock,
  hasStep,
  layTile,
  passTurnInWorld,
  scoreOf,
  sideOf,
  listStepsOf,
} from './world';

/** The weights for rating a tile without looking ahead, in pips. */
const WEIGHTS = { double: 2.5, companion: 1.6, noise: 1.5 };
/** How many pips an immediate point is worth. */
const POINT_IN_PIPS = { nothing: 0, fives: 1.2, 'fives and threes': 6 } satisfies Record<
  House['counts'],
  number
>;

/** Rates a tile without looking ahead. */
function rateStep(hand: readonly Tile[], { front }: Pick<World, 'front'>, house: House, step: Step): number {
  const after = copyFront(front);
  extendFront(after, step, house.hasSpinner);
  const open = openMask(after);
  let companions = 0;
  for (const tile of hand) if (tile !== step[0] && maskOf(tile) & open) companions++;
  const points = house.counts === 'nothing' ? 0 : scoreOf(countOf(after), house);
  return (
    PIPS[step[0]]! +
    (isDouble(step[0]) ? WEIGHTS.double : 0) +
    companions * WEIGHTS.companion +
    points * POINT_IN_PIPS[house.counts]
  );
}

/** Returns a step with the best rating. A small random value decides between similar ratings. */
function pickBestRated(
  hand: readonly Tile[],
  world: Pick<World, 'front'>,
  house: House,
  steps: readonly Step[],
  random: Random,
): Step {
  if (steps.length === 1) return steps[0]!;
  let best = steps[0]!;
  let bestScore = -Infinity;
  for (const step of steps) {
    const score = rateStep(hand, world, house, step) + (random.below(100) / 100) * WEIGHTS.noise;
    if (score > bestScore) [best, bestScore] = [step, score];
  }
  return best;
}

/** Plays a round to its end without looking ahead. Returns the points by which the side gained on the other one. */
function playRandomly(
  world: World,
  house: House,
  scores: [number, number],
  side: Side,
  random: Random,
): number {
  const before = scores[side] - scores[1 - side]!;
  const isOver = () => house.counts !== 'nothing' && Math.max(...scores) >= house.target;
  const add = (side: Side, points: number) => (scores[side] += addPoints(house, scores[side], points));
  for (;;) {
    const close = describeClose(world, house);
    if (close && close.winner !== null) add(close.winner, close.points);
    if (close || isOver()) break;
    const side = sideOf(world.turn);
    if (!hasStep(world)) drawFromStock(world, house);
    const steps = listStepsOf(world);
    if (!steps.length) passTurnInWorld(world, house);
    else
      add(side, layTile(world, house, pickBestRated(world.hands[world.turn]!, world, house, steps, random)));
  }
  return scores[side] - scores[1 - side]! - before;
}

const copyWorld = (world: World): World => ({
  hands: world.hands.map((hand) => [...hand]),
  stock: [...world.stock],
  front: copyFront(world.front),
  turn: world.turn,
  idle: world.idle,
});

/** Deals the hidden tiles many times in possible ways, and plays the round to its end for each choice. */
export function thinkAhead(
  observed: ObservedGame,
  steps: readonly Step[],
  worlds: number,
  random: Random,
): Step {
  const { house, seat } = observed;
  const side = sideOf(seat);
  const deal = createDealer(observed);
  const gains = steps.map(() => 0);
  for (let count = 0; count < worlds; count++) {
    const dealtHands = deal(random);
    steps.forEach((step, at) => {
      const world = copyWorld(dealtHands);
      const scores: [number, number] = [...observed.scores];
      const points = addPoints(house, scores[side], layTile(world, house, step));
      scores[side] += points;
      gains[at]! += points + playRandomly(world, house, scores, side, random);
    });
  }
  return steps[gains.indexOf(Math.max(...gains))]!;
}

export type ThinkingOptions = Omit<Opponent, 'name'>;

/** Returns how many of ten tiles are laid at random in the current state of the match. */
function randomShareOf(
  { randomInTen, randomInTenWhileAhead = randomInTen }: ThinkingOptions,
  observed: ObservedGame,
): number {
  const { house, scores } = observed;
  const side = sideOf(observed.seat);
  const isAhead = house.counts !== 'nothing' && scores[side] > scores[1 - side]!;
  return isAhead ? randomInTenWhileAhead : randomInTen;
}

/** Returns the step that a player with this knowledge and skill chooses. */
export function chooseStep(
  observed: ObservedGame,
  steps: readonly Step[],
  thinking: ThinkingOptions,
  seed: string,
): Step {
  if (steps.length === 1) return steps[0]!;
  const random = createRandom(seed);
  if (thinking.worlds) return thinkAhead(observed, steps, thinking.worlds, random);
  if (random.below(10) < randomShareOf(thinking, observed)) return random.pick(steps);
  return pickBestRated(observed.hand, observed, observed.house, steps, random);
}
