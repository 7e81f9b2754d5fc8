/** Loads the player's ranks on a game's boards for several periods, and today's best result (spec §7: userbest). */
import useSWR from 'swr';
import type { BoardPeriod, GameMode, UserBest } from '@/lib/contract/scores-entities';
import { useClients } from '@/stores/stores-provider';
import { BOARDS_KEY } from './use-leaderboard';

export interface OwnBests {
  mode: GameMode;
  /** The best results in the order of the requested periods. */
  bests: readonly { period: BoardPeriod; best: UserBest }[];
}

/**
 * Loads the best results.
 * @param today the player's date; null if it is not known yet
 * @returns undefined while unknown; null if this browser has no player or they cannot be loaded
 */
export const useOwnBests = (
  game: { keyword: string; isDailyGame: boolean },
  today: string | null,
  periods: readonly BoardPeriod[],
): OwnBests | null | undefined => {
  const { boards, player } = useClients();
  const { keyword, isDailyGame } = game;
  const { data, error } = useSWR(
    today ? ([BOARDS_KEY, 'own-bests', keyword, today, periods.join()] as const) : null,
    async ([, , , day]): Promise<OwnBests | null> => {
      if ((await player.peek()) === null) return null;
      const [mode] = await boards.listModes(keyword);
      if (!mode) return null;
      const bests = periods.map(async (period) => {
        const levelKey = isDailyGame && period === 'day' ? day : null;
        return {
          period,
          best: await boards.getUserBest({ game: keyword, mode: mode.key, period, levelKey }),
        };
      });
      return { mode, bests: await Promise.all(bests) };
    },
  );
  return error ? null : data;
};
