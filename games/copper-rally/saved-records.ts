/** Saves data apart from the runs: best times, the ghosts of those runs, and whether steering is easy. */
import type { GameInit, JsonValue } from '@/lib/game-protocol';
import { isRecord } from '../kit/is-record';
import type { Starwick } from '../sdk/api';
import { isCode } from './race';
import type { ModeKey, Move } from './types';

export interface SavedRecords {
  isEasy: boolean;
  /** The best time of each mode in milliseconds. */
  bests: Record<ModeKey, number>;
  /** The moves of the best runs, in a compact text format. */
  ghosts: Record<ModeKey, string>;
}

/** The maximum length of the saved data. A save is limited to 128 KB in total; beyond that, only the current race is saved. */
const MAX_LENGTH = 90_000;
const LONGEST_GHOST = 9_000;

/** Returns moves as text. Each move is its ticks and code in base 36, joined by a dot; spaces separate moves. */
export const writeMoves = (moves: readonly Move[]): string =>
  moves.map(([ticks, code]) => `${ticks.toString(36)}.${code.toString(36)}`).join(' ');

/** Parses the text from `writeMoves`. Returns an empty list if it is invalid. */
export function readMoves(text: string | undefined): readonly Move[] {
  const moves = (text ?? '').split(' ').map((part): Move => {
    const [ticks = NaN, code = NaN] = part.split('.').map((number) => parseInt(number, 36));
    return [ticks, code];
  });
  return moves.every(([ticks, code]) => ticks >= 0 && isCode(code)) ? moves : [];
}

/** Parses the records in a saved state (key `shelf`); leaves out invalid parts. */
export function parseRecords(savedState: JsonValue, modes: readonly ModeKey[]): SavedRecords {
  const records: SavedRecords = { isEasy: false, bests: {}, ghosts: {} };
  const saved: unknown = isRecord(savedState) ? savedState.shelf : null;
  if (!isRecord(saved)) return records;
  records.isEasy = saved.isEasy === true;
  const [bests, ghosts] = [saved.bests, saved.ghosts].map((part) => (isRecord(part) ? part : {}));
  for (const mode of modes) {
    const [best, ghost] = [bests![mode], ghosts![mode]];
    if (Number.isSafeInteger(best) && (best as number) > 0) records.bests[mode] = best as number;
    if (typeof ghost === 'string' && ghost.length <= LONGEST_GHOST) records.ghosts[mode] = ghost;
  }
  return records;
}

/** Saves a run that improves on the best time. Returns the previous best time in milliseconds. */
export function saveBest(
  records: SavedRecords,
  mode: ModeKey,
  timeMs: number,
  moves: readonly Move[],
  hasGhost: boolean,
): number | null {
  const before = records.bests[mode] ?? null;
  if (before !== null && before <= timeMs) return before;
  records.bests[mode] = timeMs;
  const movesText = hasGhost ? writeMoves(moves) : '';
  if (movesText && movesText.length <= LONGEST_GHOST) records.ghosts[mode] = movesText;
  return before;
}

/** Returns the state with the records, within the size limit of a save. */
function withinBounds(state: Record<string, unknown>, records: SavedRecords): JsonValue {
  const copy = { ...state, shelf: structuredClone(records) };
  if (JSON.stringify(copy).length < MAX_LENGTH) return copy as unknown as JsonValue;
  const { puzzles, lastMode } = state;
  const open = isRecord(puzzles) && typeof lastMode === 'string' ? { [lastMode]: puzzles[lastMode] } : {};
  return { ...copy, puzzles: open } as unknown as JsonValue;
}

/** Wraps the SDK, so that every save also contains the records. */
export function withRecords(
  starwick: Starwick,
  init: GameInit,
  modes: readonly ModeKey[],
): { starwick: Starwick; records: SavedRecords } {
  const records = parseRecords(init.savedState, modes);
  const save = (state: JsonValue) =>
    starwick.progress.save(isRecord(state) ? withinBounds(state, records) : state);
  return { records, starwick: { ...starwick, progress: { ...starwick.progress, save } } };
}
