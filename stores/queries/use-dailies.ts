/** How far the visitor is with the daily games. Temporary bodies: nothing is known until the scores client takes their place. */
import type { ArchiveDayState } from '@/lib/contract/scores-entities';

export interface DailyStatus {
  state: ArchiveDayState;
  /** Share done, 0 to 1, while started. */
  progress: number;
  /** Milliseconds of the finished run, where the game is timed. */
  timeMs: number | null;
}

export interface Streak {
  streak: number;
  maxStreak: number;
}

const NOTHING_KNOWN: Readonly<Record<string, DailyStatus>> = {};

/** Tonight's state of each game by keyword; a game that is missing is unknown and shown unlit. */
export const useDailyStatus = (_keywords: readonly string[]): Readonly<Record<string, DailyStatus>> =>
  NOTHING_KNOWN;

/** The state of past evenings of one game by level key (`YYYY-MM-DD`). */
export const useDailyProgress = (
  _game: string,
  _levelKeys: readonly string[],
): Readonly<Record<string, DailyStatus>> => NOTHING_KNOWN;

/** The streak of one game, or across all dailies when `game` is null; null while unknown or for none. */
export const useStreak = (_game: string | null): Streak | null => null;
