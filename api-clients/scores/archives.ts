/** What archives and profiles show of past days; apart from the boards client, which every page with a board carries. */
import type { Caller } from '../http';
import { getDailyProgress } from '@/lib/contract/scored-game';
import { listDailyArchive, listDailyStreaks, listScores } from '@/lib/contract/scores';

export const createArchivesClient = (call: Caller) => ({
  /** The top of a daily's board of the month (`YYYY-MM`): points, which the frozen days gave. */
  listMonthTop: (game: string, mode: string, month: string) =>
    call(listScores, { query: { game, type: mode, period: 'month', day: `${month}-01` } }),
  /** How far the player is with the current level of a daily. */
  getDailyProgress: (game: string) => call(getDailyProgress, { query: { game } }),
  /** The streaks of a member, by public number, and the player's own of the same games, by id. */
  compareStreaks: async (games: readonly string[], memberId: string) => {
    const query = { 'games[]': [...games] };
    const [theirs, own] = await Promise.all([
      call(listDailyStreaks, { query: { ...query, memberIdTarget: memberId } }),
      call(listDailyStreaks, { query }),
    ]);
    return { theirs, own };
  },
  /** The days of a month (1 to 12) for the player, oldest first. */
  listArchiveMonth: (game: string, year: number, month: number) =>
    call(listDailyArchive, { query: { game, year, month } }),
});
