/** Calls for results over time: the statistics of a daily, and the player's own history. Loads with the panels that show them. */
import { listDailyStats, listHistory } from '@/lib/contract/history';
import type { ApiCaller } from '../http';

export const createHistoryClient = (call: ApiCaller) => ({
  /** Lists the number of players, the median and the viewer's percentile for the newest levels, newest first. */
  listDailyStats: (game: string, limit: number) => call(listDailyStats, { query: { game, limit } }),
  /** Lists the modes in which the player has results, and the results of one mode, oldest first; needs a player token. */
  listHistory: (shown: { game: string; mode: string } | null) =>
    call(listHistory, { query: shown ? { game: shown.game, type: shown.mode } : {} }),
});
