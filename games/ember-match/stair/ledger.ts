/**
 * Stores a player's progress: the best swaps of each won step. It precedes the moves of every run, so that a replay
 * verifies the entire stair.
 */
import { isWithin } from '../../kit/shell/rules';
import { CELLS } from '../config';
import { applySwap, createPlay } from '../play';
import type { Play, Swap } from '../types';
import { BOARDS_EACH, boardCodeOf, MAX_MOVES, planOf, starsFor, stepOfBoardCode, STEPS } from './steps';

/** A board code (see `boardCodeOf`) and its swaps, each encoded as twice its cell plus its direction. */
export type StoredStep = readonly [boardCode: number, ...swaps: number[]];
export type LedgerHead = ['step', number, StoredStep[]];

export interface WonStep {
  boardCode: number;
  score: number;
  swaps: readonly number[];
}
/** The best won board of each step. */
export type Ledger = (WonStep | undefined)[];

const packSwap = ([cell, way]: Swap): number => cell * 2 + way;
const unpackSwap = (packed: number): Swap => [packed >> 1, (packed & 1) as 0 | 1];
export const packSwaps = (swaps: readonly Swap[]): number[] => swaps.map(packSwap);

const isPacked = (list: readonly unknown[]): list is number[] =>
  list.length <= MAX_MOVES && Array.from(list).every((item) => isWithin(item, 0, CELLS * 2 - 1));
const isBoardCode = (value: unknown): value is number => isWithin(value, 0, STEPS.length * BOARDS_EACH - 1);
const isStoredStep = (item: unknown): item is StoredStep =>
  Array.isArray(item) && isBoardCode(item[0]) && isPacked(item.slice(1));

/**
 * Returns whether the first item of an untrusted move list is a head: the board code of the run, followed by the
 * boards won earlier.
 */
export function isHead(item: readonly unknown[]): item is LedgerHead {
  const [word, boardCode, swapCodes] = item;
  if (item.length !== 3 || word !== 'step' || !isBoardCode(boardCode) || !Array.isArray(swapCodes))
    return false;
  if (swapCodes.length > STEPS.length || !Array.from(swapCodes as unknown[]).every(isStoredStep))
    return false;
  const steps = new Set((swapCodes as StoredStep[]).map(([own]) => stepOfBoardCode(own)));
  return steps.size === swapCodes.length;
}

/** Replays saved swaps. Returns the play, or null if they do not win their step. */
export function replaySaved([boardCode, ...swaps]: StoredStep): Play | null {
  const play = createPlay(planOf(boardCode));
  for (const packed of swaps) if (applySwap(play, unpackSwap(packed))) return null;
  return play.ending === 'won' ? play : null;
}

/** Returns the head of a new run on a board. */
export const createHead = (boardCode: number, ledger: Ledger): LedgerHead => [
  'step',
  boardCode,
  ledger.flatMap((won): StoredStep[] => (won ? [[won.boardCode, ...won.swaps]] : [])),
];

/** Saves a won step if its score is better than before. */
export function storeStep(ledger: Ledger, boardCode: number, score: number, swaps: readonly Swap[]): void {
  const step = stepOfBoardCode(boardCode);
  if ((ledger[step]?.score ?? -1) < score) ledger[step] = { boardCode, score, swaps: packSwaps(swaps) };
}

/** Returns the code of a step's next board, which depends on the number of losses. */
export const nextBoardCode = (losses: readonly number[], step: number): number =>
  boardCodeOf(step, (losses[step] ?? 0) % BOARDS_EACH);

/** Parses the saved number of losses of each step. An invalid number counts as zero. */
export function parseLosses(input: unknown): number[] {
  const list: readonly unknown[] = Array.isArray(input) ? input : [];
  return STEPS.map((_, step) => (isWithin(list[step], 0, 1e6) ? list[step] : 0));
}

/** Returns the first step that was not won, or the last step when all were. */
export function nextStep(ledger: Ledger): number {
  const open = STEPS.findIndex((_, step) => !ledger[step]);
  return open < 0 ? STEPS.length - 1 : open;
}

export const isOpen = (ledger: Ledger, step: number): boolean => step <= nextStep(ledger) || !!ledger[step];

export const starsOf = (ledger: Ledger, step: number): number =>
  ledger[step] ? starsFor(step, ledger[step].score) : 0;

export const totalStars = (ledger: Ledger): number =>
  STEPS.reduce((sum, _, step) => sum + starsOf(ledger, step), 0);

/** Parses a saved ledger and leaves out invalid parts. Recomputes scores that were saved under other rules. */
export function parseLedger(input: unknown, isRecomputed: boolean): Ledger {
  const ledger: Ledger = [];
  if (!Array.isArray(input)) return ledger;
  for (const item of input.slice(0, STEPS.length) as unknown[]) {
    if (!Array.isArray(item)) continue;
    const [boardCode, score, ...swaps] = item as unknown[];
    if (!isBoardCode(boardCode) || !isWithin(score, 0, 1e7) || !isPacked(swaps)) continue;
    const play = isRecomputed ? null : replaySaved([boardCode, ...swaps]);
    ledger[stepOfBoardCode(boardCode)] = { boardCode, score: play?.score ?? score, swaps };
  }
  return ledger;
}

/** Returns a ledger as JSON: the board code, points and swaps of each step. */
export const serialiseLedger = (ledger: Ledger): number[][] =>
  ledger.flatMap((won) => (won ? [[won.boardCode, won.score, ...won.swaps]] : []));
