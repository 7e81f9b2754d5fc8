/** Results over time: the statistics of a daily, and the player's own history. Loads with the panels that show them. */
import { listDailyStats, listHistory } from '@/lib/contract/history';
import type { Caller } from '../http';

export const createHistoryClient = (call: Caller) => ({
  /** Lists players, median and the viewer's share of the newest levels, newest first. */
  listDailyStats: (game: string, limit: number) => call(listDailyStats, { query: { game, limit } }),
  /** Lists where the player has results, and those of one mode, oldest first; needs a player token. */
  listHistory: (shown: { game: string; mode: string } | null) =>
    call(listHistory, { query: shown ? { game: shown.game, type: shown.mode } : {} }),
});
