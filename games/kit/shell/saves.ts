/**
 * Parses and updates the data saved between visits: one level per mode and the last few days of a daily. Parsing is
 * strict, because the data is untrusted.
 */
import type { JsonValue, RunStarted } from '@/lib/game-protocol';
import { isRecord } from '../is-record';
import type { PuzzleGame, PuzzleKind } from './kind';

export type SavedPuzzle<Move, Extra extends object> = Extra & {
  run: RunStarted;
  /** Whether the run counts. False for practice that began without the server and is never submitted. */
  isRanked: boolean;
  activeMs: number;
  moves: readonly Move[];
  /** Whether the level is finished, with a result that has not reached the server yet. */
  isFinished: boolean;
  /** Time that was added for help to the active time; omitted when zero. */
  penaltyMs?: number;
  /** The finished fraction, 0 to 1, if the game reports it. */
  share?: number;
};

/** The best result of a mode. */
export interface BestResult {
  /** The day of a daily's result, otherwise null. */
  levelKey: string | null;
  best: number;
  isWon: boolean;
}

export interface PuzzleSaves<Mode extends string, Move, Extra extends object> {
  puzzles: Partial<Record<Mode, SavedPuzzle<Move, Extra>>>;
  /** Unfinished days of the daily, the most recently played first. */
  days: readonly SavedPuzzle<Move, Extra>[];
  /** The best result of each finished mode. The daily's result is that of its last finished day. */
  feats: Partial<Record<Mode, BestResult>>;
  lastMode: Mode | null;
  hasSeenHowTo: boolean;
}

const VERSION = 1;
/** The maximum number of unfinished days to save, for players who browse the archive. */
const MAX_DAYS = 5;

/** Parses a saved state. Leaves out invalid parts. */
export function parseSaves<Mode extends string, Move, Game extends PuzzleGame<Move>, Extra extends object>(
  input: JsonValue,
  kind: PuzzleKind<Mode, Move, Game, Extra>,
): PuzzleSaves<Mode, Move, Extra> {
  const saves: PuzzleSaves<Mode, Move, Extra> = {
    puzzles: {},
    days: [],
    feats: {},
    lastMode: null,
    hasSeenHowTo: false,
  };
  if (!isRecord(input) || input.version !== VERSION) return saves;
  saves.hasSeenHowTo = input.hasSeenHowTo === true;
  const puzzles = isRecord(input.puzzles) ? input.puzzles : {};
  const feats = isRecord(input.feats) ? input.feats : {};
  for (const mode of kind.edition.modes) {
    const puzzle = parsePuzzle(puzzles[mode], kind, mode);
    if (puzzle) saves.puzzles[mode] = puzzle;
    const feat = parseFeat(feats[mode]);
    if (feat) saves.feats[mode] = feat;
    if (input.lastMode === mode) saves.lastMode = mode;
  }
  const daily = kind.edition.modes.find((mode) => mode === 'daily');
  const days = daily && Array.isArray(input.days) ? input.days.slice(0, MAX_DAYS) : [];
  if (daily) saves.days = days.flatMap((day) => parsePuzzle(day, kind, daily) ?? []);
  return saves;
}

/**
 * Adds the day that the player leaves to the unfinished days if it has moves, and removes the day that the player
 * opens.
 */
export function updateUnfinishedDays<Move, Extra extends object>(
  days: readonly SavedPuzzle<Move, Extra>[],
  left: SavedPuzzle<Move, Extra> | undefined,
  now: string | null,
): readonly SavedPuzzle<Move, Extra>[] {
  const isLeft = left && left.run.levelKey !== null && left.run.levelKey !== now && left.moves.length > 0;
  const others = days.filter(({ run }) => run.levelKey !== now && run.levelKey !== left?.run.levelKey);
  return (isLeft ? [left, ...others] : others).slice(0, MAX_DAYS);
}

/** Returns the saves as JSON. */
export function serialiseSaves<Mode extends string, Move, Extra extends object>(
  saves: PuzzleSaves<Mode, Move, Extra>,
): JsonValue {
  return { version: VERSION, ...saves } as unknown as JsonValue;
}

function parsePuzzle<Mode extends string, Move, Game extends PuzzleGame<Move>, Extra extends object>(
  input: unknown,
  kind: PuzzleKind<Mode, Move, Game, Extra>,
  mode: Mode,
): SavedPuzzle<Move, Extra> | null {
  if (!isRecord(input) || !isRecord(input.run)) return null;
  const { run, activeMs, penaltyMs, share } = input;
  const { runId, seed, levelKey, startedAt } = run;
  const moves = kind.parseMoves(input.moves);
  const extra = kind.parseExtra(input);
  if (!moves || !extra) return null;
  if (typeof runId !== 'string' || typeof seed !== 'string' || typeof startedAt !== 'string') return null;
  if (run.mode !== mode || (levelKey !== null && typeof levelKey !== 'string')) return null;
  if (!isCount(activeMs)) return null;
  return {
    ...extra,
    run: { runId, seed, levelKey, mode, startedAt },
    isRanked: input.isRanked === true,
    activeMs,
    moves,
    isFinished: input.isFinished === true,
    ...(isCount(penaltyMs) && penaltyMs > 0 ? { penaltyMs } : {}),
    ...(typeof share === 'number' && share >= 0 && share <= 1 ? { share } : {}),
  };
}

function parseFeat(input: unknown): BestResult | null {
  if (!isRecord(input)) return null;
  const { levelKey, best } = input;
  if (!Number.isFinite(best) || (levelKey !== null && typeof levelKey !== 'string')) return null;
  return { levelKey, best: best as number, isWon: input.isWon === true };
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0;
}
