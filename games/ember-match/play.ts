/** A board in play, and the effect of each swap. Replay and the screen share this. */
import { combineSpecials } from './blasts';
import { createBoard, shuffleBoard } from './board';
import { burnCells, countGoal, type BurnTrigger } from './burn';
import { CELLS, LAST_LIGHT_ROUNDS, PIECE, POINTS, SIZE } from './config';
import { isSpecial } from './grid';
import { findGroups } from './match';
import { deliverKettles, dropAndRefillPieces } from './falling';
import { exchangePieces, isCombination, isLegal, listSwaps, partnerOf } from './swaps';
import type { Board, Goal, Outcome, Plan, Play, Step, Swap } from './types';

function countOf(goal: Goal, { pieces, frost }: Board): number {
  const countOf = (piece: number) => pieces.filter((one) => one === piece).length;
  switch (goal.type) {
    case 'collect':
    case 'score':
      return goal.count;
    case 'frost':
      return frost.filter((layers) => layers > 0).length;
    case 'crates':
      return countOf(PIECE.crate);
    case 'lanterns':
      return countOf(PIECE.lantern);
    case 'kettles':
      return countOf(PIECE.kettle);
  }
}

/** Begins a board. */
export function createPlay(plan: Plan): Play {
  const board = createBoard(plan);
  const play: Play = {
    ...board,
    plan,
    penaltyMs: 0,
    draws: new Array<number>(SIZE).fill(0),
    shuffles: 0,
    movesLeft: plan.moves,
    score: 0,
    left: plan.goals.map((goal) => countOf(goal, board)),
    burned: 0,
    longestChain: 0,
    lastLight: 0,
    ending: null,
  };
  ensureSwap(play);
  return play;
}

/** Returns a copy of a play, for trying moves. */
export const copyPlay = (play: Play): Play => ({
  ...play,
  pieces: [...play.pieces],
  powers: [...play.powers],
  frost: [...play.frost],
  locks: [...play.locks],
  draws: [...play.draws],
  left: [...play.left],
});

export const isFinished = ({ ending }: Play): boolean => ending !== null;

/** Returns the finished fraction, 0 to 1. It is 1 only for a finished board. */
export function progressOf({ ending, movesLeft, plan }: Play): number {
  return ending ? 1 : (plan.moves - movesLeft) / (plan.moves + 1);
}

function addPoints(play: Play, points: number): void {
  play.score += points;
  play.plan.goals.forEach((goal, i) => {
    if (goal.type === 'score') play.left[i] = Math.max(0, goal.count - play.score);
  });
}

function performStep(play: Play, spark: BurnTrigger, chain: number): Step {
  const { points: burnt, ...burning } = burnCells(play, spark, chain);
  const falls = dropAndRefillPieces(play);
  const delivered = deliverKettles(play);
  delivered.forEach(() => countGoal(play, 'kettles'));
  const points = burnt + delivered.length * POINTS.kettle;
  addPoints(play, points);
  play.longestChain = Math.max(play.longestChain, chain);
  return { chain, ...burning, delivered, falls, points, score: play.score, goalsLeft: [...play.left] };
}

/** Burns groups that form by themselves, until the board is at rest. */
function runCascade(play: Play, steps: Step[], from: number): void {
  for (let chain = from; ; chain++) {
    const groups = findGroups(play);
    const isGapped = steps.at(-1)?.delivered.length;
    if (!groups.length && !isGapped) return;
    steps.push(performStep(play, { groups, blasts: [], spent: [] }, chain));
  }
}

/** Triggers every remaining power. */
function releaseLastLight(play: Play, steps: Step[]): void {
  for (let round = 0; round < LAST_LIGHT_ROUNDS; round++) {
    const cells = Array.from({ length: CELLS }, (_, cell) => cell).filter(
      (cell) => isSpecial(play, cell) && !play.locks[cell],
    );
    if (!cells.length) return;
    const singleBursts = cells.map((cell) => ({ type: 'burst' as const, cell, cells: [cell] }));
    steps.push(performStep(play, { groups: [], blasts: singleBursts, spent: [] }, 1));
    runCascade(play, steps, 2);
  }
}

function ensureSwap(play: Play): number[] | null {
  if (listSwaps(play, 1).length > 0) return null;
  const order = shuffleBoard(play, play.plan.seed, play.shuffles++);
  if (!order) play.ending = 'stuck';
  return order;
}

function createTrigger(play: Play, from: number, to: number): BurnTrigger {
  const isTogether = isCombination(play, from, to);
  exchangePieces(play, from, to);
  if (isTogether) return { groups: [], blasts: combineSpecials(play, to, from), spent: [to, from] };
  return { groups: findGroups(play, [to, from]), blasts: [], spent: [] };
}

/** Returns the immediate points of a legal swap, without the falls after it. Changes nothing. */
export function burnsAtOnce(play: Play, move: Swap): number {
  const trialPlay = copyPlay(play);
  return burnCells(trialPlay, createTrigger(trialPlay, move[0], partnerOf(move)!), 1).points;
}

/** Makes a swap. The swap must be legal and the play not over. */
export function performSwap(play: Play, move: Swap): Outcome {
  const from = move[0];
  const to = partnerOf(move)!;
  const steps = [performStep(play, createTrigger(play, from, to), 1)];
  runCascade(play, steps, 2);
  play.movesLeft--;
  const { goals } = play.plan;
  const isWon = goals.length > 0 && play.left.every((left) => left === 0);
  let bonus = 0;
  if (isWon) {
    play.ending = 'won';
    bonus = play.movesLeft * POINTS.moveLeft;
    play.score += bonus;
  } else if (play.movesLeft === 0) play.ending = 'spent';
  const before = play.score;
  if (isWon || (play.ending && goals.length === 0)) releaseLastLight(play, steps);
  play.lastLight = play.score - before;
  const shuffled = play.ending ? null : ensureSwap(play);
  return { from, to, steps, shuffled, bonus };
}

/** Carries out a swap. Returns null, or the reason why the swap is illegal. An illegal swap changes nothing. */
export function applySwap(play: Play, move: Swap): string | null {
  if (play.ending) return 'swap after the end';
  if (!isLegal(play, move)) return 'a swap that burns nothing';
  performSwap(play, move);
  return null;
}
