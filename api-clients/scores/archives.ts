/**
 * Calls for past days, used by archives and profiles. They are separate from the boards client, which every page with
 * a board loads.
 */
import type { ApiCaller } from '../http';
import { getDailyProgress } from '@/lib/contract/scored-game';
import { listDailyArchive, listDailyStreaks, listScores } from '@/lib/contract/scores';

export const createArchivesClient = (call: ApiCaller) => ({
  /** Returns the top of a daily's board for a month (`YYYY-MM`), with the points of the days whose boards are final. */
  listMonthTop: (game: string, mode: string, month: string) =>
    call(listScores, { query: { game, type: mode, period: 'month', day: `${month}-01` } }),
  /** Returns the player's progress in the current level of a daily. */
  getDailyProgress: (game: string) => call(getDailyProgress, { query: { game } }),
  /** Returns a member's streaks by public number, and the player's own streaks in the same games, by game id. */
  compareStreaks: async (games: readonly string[], memberId: string) => {
    const query = { 'games[]': [...games] };
    const [theirs, own] = await Promise.all([
      call(listDailyStreaks, { query: { ...query, memberIdTarget: memberId } }),
      call(listDailyStreaks, { query }),
    ]);
    return { theirs, own };
  },
  /** Lists the player's days of a month (1 to 12), oldest first. */
  listArchiveMonth: (game: string, year: number, month: number) =>
    call(listDailyArchive, { query: { game, year, month } }),
});
