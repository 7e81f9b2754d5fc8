/** What the player's shelf remembers beside the runs: best times, ghosts of them, and whether steering is easy. */
import type { GameInit, JsonValue } from '@/lib/game-protocol';
import { isRecord } from '../kit/record';
import type { Starwick } from '../sdk/api';
import { isCode } from './race';
import type { ModeKey, Move } from './types';

export interface Shelf {
  isEasy: boolean;
  /** Milliseconds by mode. */
  bests: Record<ModeKey, number>;
  /** The moves of those runs, written small. */
  ghosts: Record<ModeKey, string>;
}

/** A save may have 128 KB in all: from here on only the race that is being driven is kept. */
const MOST_LENGTH = 90_000;
const LONGEST_GHOST = 9_000;

/** Moves as text: ticks and code in thirty-sixths, a dot between them, a space between moves. */
export const writeMoves = (moves: readonly Move[]): string =>
  moves.map(([ticks, code]) => `${ticks.toString(36)}.${code.toString(36)}`).join(' ');

/** Reads what was written; nothing where it is no such text. */
export function readMoves(text: string | undefined): readonly Move[] {
  const moves = (text ?? '').split(' ').map((part): Move => {
    const [ticks = NaN, code = NaN] = part.split('.').map((number) => parseInt(number, 36));
    return [ticks, code];
  });
  return moves.every(([ticks, code]) => ticks >= 0 && isCode(code)) ? moves : [];
}

/** Reads the shelf out of a saved state; what doesn't parse is left out. */
export function parseShelf(savedState: JsonValue, modes: readonly ModeKey[]): Shelf {
  const shelf: Shelf = { isEasy: false, bests: {}, ghosts: {} };
  const saved: unknown = isRecord(savedState) ? savedState.shelf : null;
  if (!isRecord(saved)) return shelf;
  shelf.isEasy = saved.isEasy === true;
  const [bests, ghosts] = [saved.bests, saved.ghosts].map((part) => (isRecord(part) ? part : {}));
  for (const mode of modes) {
    const [best, ghost] = [bests![mode], ghosts![mode]];
    if (Number.isSafeInteger(best) && (best as number) > 0) shelf.bests[mode] = best as number;
    if (typeof ghost === 'string' && ghost.length <= LONGEST_GHOST) shelf.ghosts[mode] = ghost;
  }
  return shelf;
}

/** Keeps a run that is better than the best; gives what was the best before, in milliseconds. */
export function keepBest(
  shelf: Shelf,
  mode: ModeKey,
  timeMs: number,
  moves: readonly Move[],
  hasGhost: boolean,
): number | null {
  const before = shelf.bests[mode] ?? null;
  if (before !== null && before <= timeMs) return before;
  shelf.bests[mode] = timeMs;
  const written = hasGhost ? writeMoves(moves) : '';
  if (written && written.length <= LONGEST_GHOST) shelf.ghosts[mode] = written;
  return before;
}

/** The state with the shelf, within what a save may have. */
function withinBounds(state: Record<string, unknown>, shelf: Shelf): JsonValue {
  const whole = { ...state, shelf: structuredClone(shelf) };
  if (JSON.stringify(whole).length < MOST_LENGTH) return whole as unknown as JsonValue;
  const { puzzles, lastMode } = state;
  const open = isRecord(puzzles) && typeof lastMode === 'string' ? { [lastMode]: puzzles[lastMode] } : {};
  return { ...whole, puzzles: open } as unknown as JsonValue;
}

/** The same page, whose saves hold the shelf too. */
export function withShelf(
  starwick: Starwick,
  init: GameInit,
  modes: readonly ModeKey[],
): { starwick: Starwick; shelf: Shelf } {
  const shelf = parseShelf(init.savedState, modes);
  const save = (state: JsonValue) =>
    starwick.progress.save(isRecord(state) ? withinBounds(state, shelf) : state);
  return { shelf, starwick: { ...starwick, progress: { ...starwick.progress, save } } };
}
