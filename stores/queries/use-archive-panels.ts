/** Loads the data for the panels next to an archive: the player's current level, and the board of a month. */
import useSWR from 'swr';
import { createArchivesClient } from '@/api-clients/scores/archives';
import type { ArchiveDayState, LeaderboardEntry } from '@/lib/contract/scores-entities';
import { useClients } from '@/stores/stores-provider';
import { DAILIES_KEY } from './use-dailies';
import { BOARDS_KEY } from './use-leaderboard';

export interface CurrentLevel {
  levelKey: string;
  state: ArchiveDayState;
  /** The completed fraction, from 0 to 1. */
  progress: number;
}

/**
 * Loads the player's current level (spec §7: dailygameprogress).
 * @returns undefined while unknown; null if this browser has no player or it cannot be loaded
 */
export const useCurrentLevel = (game: string, today: string | null): CurrentLevel | null | undefined => {
  const { callScores, player } = useClients();
  const { data, error } = useSWR(
    today ? [DAILIES_KEY, 'current-level', game, today] : null,
    async (): Promise<CurrentLevel | null> => {
      if ((await player.peek()) === null) return null;
      const { level_key: levelKey, ...rest } = await createArchivesClient(callScores).getDailyProgress(game);
      return { levelKey, ...rest };
    },
  );
  return error ? null : data;
};

export interface MonthBoard {
  entries: readonly LeaderboardEntry[];
  columnLabel: string;
}

/**
 * Loads the board of a month (spec §7: scores with `day`).
 * @returns undefined while unknown; null if it cannot be loaded
 */
export const useMonthBoard = (game: string, month: string | null): MonthBoard | null | undefined => {
  const { boards, callScores } = useClients();
  const { data, error } = useSWR(
    month ? ([BOARDS_KEY, 'month', game, month] as const) : null,
    async ([, , keyword, of]): Promise<MonthBoard | null> => {
      const [mode] = await boards.listModes(keyword);
      return mode ? createArchivesClient(callScores).listMonthTop(keyword, mode.key, of) : null;
    },
  );
  return error ? null : data;
};
