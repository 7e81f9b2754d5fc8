/** A round of ten tables: the outcome of a stroke on each, and the points of each. */
import { SHOWN_POINTS, TRICK_POINTS, TRICKS_IN_ROUND } from './config';
import { placeCueBall, rollOut } from './roll';
import { TRICKS } from './tricks';
import type {
  Level,
  BallPositions,
  ModeKey,
  Outcome,
  Roll,
  Stroke,
  Trick,
  Tricks,
  PlayerWord,
} from './types';

const ROUNDS: Partial<Record<ModeKey, number>> = { first: 0, second: 1, third: 2 };
/** The lowest number of a stone, a ball that must stay on the table. */
export const FIRST_STONE = 16;

export const isToPot = (ball: number): boolean => ball > 0 && ball < FIRST_STONE;

/** Returns the tables of a mode. */
export function listTables(mode: ModeKey): readonly Trick[] {
  const from = (ROUNDS[mode] ?? 0) * TRICKS_IN_ROUND;
  return TRICKS.slice(from, from + TRICKS_IN_ROUND);
}

export function createTricks(level: Level): Tricks {
  const tables = listTables(level.mode);
  return {
    kind: 'tricks',
    level,
    penaltyMs: 0,
    tables,
    card: [],
    ballPositions: tables[0]!.ballPositions,
    used: 0,
    tries: 0,
    isShown: false,
    strokes: 0,
  };
}

export const isRoundOver = ({ card, tables }: Tricks): boolean => card.length === tables.length;
/** Returns the current table, or the last one after the end. */
export const tableOf = ({ card, tables }: Tricks): Trick => tables[Math.min(card.length, tables.length - 1)]!;

/** Returns the number of a table among all thirty tables, counted from 1. */
export const numberOf = ({ level, tables }: Tricks, at: number): number =>
  (ROUNDS[level.mode] ?? 0) * TRICKS_IN_ROUND + Math.min(at + 1, tables.length);

/** Returns the points that the current table is worth in this attempt. */
export function currentTrickPoints({ tries, isShown }: Tricks): number {
  const points = TRICK_POINTS[Math.min(tries, TRICK_POINTS.length - 1)]!;
  return isShown ? Math.min(points, SHOWN_POINTS) : points;
}

/** Returns the balls that remain to be potted. */
export const listBallsToPot = (ballPositions: BallPositions): number[] =>
  ballPositions.flatMap((ballPosition, number) => (ballPosition && isToPot(number) ? [number] : []));

function leaveTrick(round: Tricks, points: number): void {
  round.card.push(points);
  Object.assign(round, { used: 0, tries: 0, isShown: false, ballPositions: tableOf(round).ballPositions });
}

function retryTrick(round: Tricks): void {
  Object.assign(round, { used: 0, tries: round.tries + 1, ballPositions: tableOf(round).ballPositions });
}

/** Returns whether a stroke potted a ball that must stay on the table. */
export const isSpoiled = ({ potted }: Pick<Roll, 'potted'>): boolean =>
  potted.some(({ ball }) => !isToPot(ball));

/** Strikes on the current table. The round must not be over. */
export function strikeTrick(round: Tricks, stroke: Stroke, hasPath: boolean): Outcome {
  const before = placeCueBall(round.ballPositions, stroke);
  const roll = rollOut(round.ballPositions, stroke, { hasPath });
  round.strokes++;
  round.used++;
  round.ballPositions = roll.ballPositions;
  const isDone = !isSpoiled(roll) && listBallsToPot(roll.ballPositions).length === 0;
  const hasFailed = !isDone && (isSpoiled(roll) || round.used >= tableOf(round).strokes);
  if (isDone) leaveTrick(round, currentTrickPoints(round));
  else if (hasFailed) retryTrick(round);
  const foul = roll.ballPositions[0] === null ? 'scratch' : null;
  const trick = isDone ? 'done' : hasFailed ? 'failed' : null;
  return { side: 'you', stroke, before, roll, foul, spotted: [], decided: null, trick };
}

/** Performs a command. Returns null, or the reason why it is not allowed here. */
export function applyWordToRound(round: Tricks, [word]: PlayerWord): string | null {
  if (word === 'skip') leaveTrick(round, 0);
  else if (word === 'show') round.isShown = true;
  else if (word === 'again') {
    if (round.used === 0) return 'nothing to begin again';
    retryTrick(round);
  } else return `no ${word} among tricks`;
  return null;
}

export const roundPoints = ({ card }: Tricks): number => card.reduce((sum, one) => sum + one, 0);
