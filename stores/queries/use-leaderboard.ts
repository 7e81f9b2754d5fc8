/** The entries of one board. Temporary body: it loads for ever until the scores client takes its place. */
import type { BoardPeriod, GameMode, LeaderboardEntry } from '@/lib/contract/scores-entities';

export interface LeaderboardQuery {
  /** The game's keyword; null asks for nothing. */
  game: string | null;
  /** A mode's key; null means the game's first. */
  mode: string | null;
  levelKey: string | null;
  period: BoardPeriod;
}

export interface Leaderboard {
  entries: LeaderboardEntry[] | null;
  /** The visitor's own entry when it is outside `entries`. */
  own: LeaderboardEntry | null;
  modes: GameMode[];
  status: 'loading' | 'ready' | 'error';
  retry(): void;
}

export const useLeaderboard = (_query: LeaderboardQuery): Leaderboard => ({
  entries: null,
  own: null,
  modes: [],
  status: 'loading',
  retry: () => undefined,
});
