/** What is kept between visits: one puzzle a mode, parsed strictly because it comes back from outside. */
import type { JsonValue, RunStarted } from '@/lib/game-protocol';
import type { Edition } from './config';
import { layoutOf } from './layout';
import { areNotes } from './marks';
import { rulesFor } from './rules';
import type { ModeKey, Move } from './types';

export interface SavedPuzzle {
  run: RunStarted;
  /** False for a puzzle begun without the server: practice, never submitted. */
  isRanked: boolean;
  activeMs: number;
  moves: readonly Move[];
  notes: readonly number[];
  /** Solved, but the result hasn't reached the server yet. */
  isFinished: boolean;
}

export interface Saves {
  puzzles: Partial<Record<ModeKey, SavedPuzzle>>;
  lastMode: ModeKey | null;
  hasSeenHowTo: boolean;
}

const VERSION = 1;

export function emptySaves(): Saves {
  return { puzzles: {}, lastMode: null, hasSeenHowTo: false };
}

/** Reads a saved state; what doesn't parse is left out. */
export function parseSaves(input: JsonValue, edition: Edition): Saves {
  const saves = emptySaves();
  if (!isRecord(input) || input.version !== VERSION) return saves;
  saves.hasSeenHowTo = input.hasSeenHowTo === true;
  const puzzles = isRecord(input.puzzles) ? input.puzzles : {};
  for (const mode of edition.modes) {
    const puzzle = parsePuzzle(puzzles[mode], edition, mode);
    if (puzzle) saves.puzzles[mode] = puzzle;
    if (input.lastMode === mode) saves.lastMode = mode;
  }
  return saves;
}

/** The JSON of the saves. */
export function serialiseSaves(saves: Saves): JsonValue {
  return { version: VERSION, ...saves } as unknown as JsonValue;
}

function parsePuzzle(input: unknown, edition: Edition, mode: ModeKey): SavedPuzzle | null {
  if (!isRecord(input) || !isRecord(input.run)) return null;
  const { run, activeMs, notes, moves: list } = input;
  const { runId, seed, levelKey, startedAt } = run;
  const moves = rulesFor(edition.keyword)?.parseMoves(list);
  if (!moves || !areNotes(layoutOf(edition.variant), notes)) return null;
  if (
    typeof runId !== 'string' ||
    typeof seed !== 'string' ||
    typeof startedAt !== 'string' ||
    run.mode !== mode
  )
    return null;
  if (levelKey !== null && typeof levelKey !== 'string') return null;
  if (!Number.isSafeInteger(activeMs) || (activeMs as number) < 0) return null;
  return {
    run: { runId, seed, levelKey, mode, startedAt },
    isRanked: input.isRanked === true,
    activeMs: activeMs as number,
    moves: moves as readonly Move[],
    notes,
    isFinished: input.isFinished === true,
  };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
