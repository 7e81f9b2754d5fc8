/** What a player has climbed: the best swaps of each step that was won. It goes before every proof, so that a run proves the whole stair. */
import { isWithin } from '../../kit/puzzle/rules';
import { CELLS } from '../config';
import { applySwap, createPlay } from '../play';
import type { Play, Swap } from '../types';
import { MOST_MOVES, planOf, starsFor, STEPS } from './steps';

/** A step and its swaps, each as twice its cell and its way. */
export type Kept = readonly [step: number, ...swaps: number[]];
export type Head = ['step', number, Kept[]];

export interface Climbed {
  score: number;
  swaps: readonly number[];
}
/** By step. */
export type Ledger = (Climbed | undefined)[];

const packSwap = ([cell, way]: Swap): number => cell * 2 + way;
const unpackSwap = (packed: number): Swap => [packed >> 1, (packed & 1) as 0 | 1];
export const packSwaps = (swaps: readonly Swap[]): number[] => swaps.map(packSwap);

const isPacked = (list: readonly unknown[]): list is number[] =>
  list.length <= MOST_MOVES && Array.from(list).every((item) => isWithin(item, 0, CELLS * 2 - 1));
const isStep = (value: unknown): value is number => isWithin(value, 0, STEPS.length - 1);
const isKept = (item: unknown): item is Kept =>
  Array.isArray(item) && isStep(item[0]) && isPacked(item.slice(1));

/** Whether the first item of a proof from outside is a head: a step, and what was climbed before it. */
export function isHead(item: readonly unknown[]): item is Head {
  const [word, step, kept] = item;
  if (item.length !== 3 || word !== 'step' || !isStep(step) || !Array.isArray(kept)) return false;
  if (kept.length > STEPS.length || !Array.from(kept as unknown[]).every(isKept)) return false;
  const steps = new Set((kept as Kept[]).map(([own]) => own));
  return steps.size === kept.length;
}

/** Plays kept swaps again. Gives the play, null unless they win their step. */
export function replayKept([step, ...swaps]: Kept): Play | null {
  const play = createPlay(planOf(step));
  for (const packed of swaps) if (applySwap(play, unpackSwap(packed))) return null;
  return play.ending === 'won' ? play : null;
}

/** The head of a new run on a step. */
export const headOf = (step: number, ledger: Ledger): Head => [
  'step',
  step,
  ledger.flatMap((climbed, own): Kept[] => (climbed ? [[own, ...climbed.swaps]] : [])),
];

/** Keeps a step that was won, where it is better than before. */
export function keepStep(ledger: Ledger, step: number, score: number, swaps: readonly Swap[]): void {
  if ((ledger[step]?.score ?? -1) < score) ledger[step] = { score, swaps: packSwaps(swaps) };
}

/** The first step that has not been won; the last one when all are. */
export function nextStep(ledger: Ledger): number {
  const open = STEPS.findIndex((_, step) => !ledger[step]);
  return open < 0 ? STEPS.length - 1 : open;
}

export const isOpen = (ledger: Ledger, step: number): boolean => step <= nextStep(ledger) || !!ledger[step];

export const starsOf = (ledger: Ledger, step: number): number =>
  ledger[step] ? starsFor(step, ledger[step].score) : 0;

export const totalStars = (ledger: Ledger): number =>
  STEPS.reduce((sum, _, step) => sum + starsOf(ledger, step), 0);

/** Reads a saved ledger; what is none is left out. Points are read as they were saved: what ranks, the server plays again. */
export function parseLedger(input: unknown): Ledger {
  const ledger: Ledger = [];
  if (!Array.isArray(input)) return ledger;
  for (const item of input.slice(0, STEPS.length) as unknown[]) {
    if (!Array.isArray(item)) continue;
    const [step, score, ...swaps] = item as unknown[];
    if (isStep(step) && isWithin(score, 0, 1e7) && isPacked(swaps)) ledger[step] = { score, swaps };
  }
  return ledger;
}

/** The JSON of a ledger: step, points, swaps. */
export const serialiseLedger = (ledger: Ledger): number[][] =>
  ledger.flatMap((climbed, step) => (climbed ? [[step, climbed.score, ...climbed.swaps]] : []));
