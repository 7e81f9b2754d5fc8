/** Loads results over time: the statistics of a daily, and the player's own history. */
import useSWR from 'swr';
import { createHistoryClient } from '@/api-clients/scores/history';
import type { DailyStats, PastResult, PlayedMode } from '@/lib/contract/history';
import type { ColumnType } from '@/lib/contract/scores-entities';
import { useClients } from '@/stores/stores-provider';
import { DAILIES_KEY } from './use-dailies';

export interface DailyHistory {
  columnType: ColumnType;
  reverse: boolean;
  /** The days, newest first. */
  days: readonly DailyStats[];
}

/** @returns undefined while unknown; null if it cannot be loaded */
export const useDailyStats = (game: string, limit: number): DailyHistory | null | undefined => {
  const { callScores } = useClients();
  const { data, error } = useSWR([DAILIES_KEY, 'stats', game, limit] as const, ([, , keyword, count]) =>
    createHistoryClient(callScores).listDailyStats(keyword, count),
  );
  return error ? null : data;
};

export interface PlayerHistory {
  /** The modes, last played first. */
  played: readonly PlayedMode[];
  shown: { game: string; mode: string } | null;
  /** The results, oldest first. */
  results: readonly PastResult[];
}

/**
 * Loads the player's results of a mode.
 * @param requested null requests the mode that was played last
 * @returns the history, which is undefined while unknown, and the error if it could not be loaded
 */
export const useHistory = (
  requested: { game: string; mode: string } | null,
): { history: PlayerHistory | undefined; error: unknown; retry(): Promise<unknown> } => {
  const { callScores } = useClients();
  const { data, error, mutate } = useSWR(
    [DAILIES_KEY, 'history', requested?.game, requested?.mode] as const,
    () => createHistoryClient(callScores).listHistory(requested),
  );
  return { history: data, error: data ? undefined : (error as unknown), retry: () => mutate() };
};
