/** Loads the downloads that match today's dailies (spec §7). */
import useSWR from 'swr';
import { createGameExtrasClient } from '@/api-clients/product/game-extras';
import type { GameSummary } from '@/lib/contract/game';
import { useClients } from '../stores-provider';

/** Returns undefined while unknown, and an empty list if they cannot be loaded. */
export const useDailyUpsell = (): readonly GameSummary[] | undefined => {
  const { callProduct } = useClients();
  const { data, error } = useSWR(['daily-upsell'], () =>
    createGameExtrasClient(callProduct).listDailyUpsell(),
  );
  return error ? [] : data;
};
