/** Loads the streaks and best ranks of this browser's player. */
import useSWR from 'swr';
import { createStatsClient } from '@/api-clients/scores/stats';
import type { PlayerStats } from '@/lib/contract/player-stats';
import { useClients } from '../stores-provider';
import { DAILIES_KEY } from './use-dailies';

export interface OwnStats {
  /** The stats; undefined while unknown, null if this browser has no player. */
  stats: PlayerStats | null | undefined;
  /** The error of the last request; undefined if the stats are known. */
  error: unknown;
  retry(): Promise<unknown>;
}

export const useOwnStats = (): OwnStats => {
  const { callScores, player } = useClients();
  const { data, error, mutate } = useSWR([DAILIES_KEY, 'own-stats'], async () =>
    (await player.peek()) === null ? null : createStatsClient(callScores).getOwn(),
  );
  return { stats: data, error: data === undefined ? (error as unknown) : undefined, retry: () => mutate() };
};
