/** Lists today's other dailies without hidden ones. Those of the same genres come first (spec §7: daily_game_reccomendations). */
import useSWR from 'swr';
import { createGameExtrasClient } from '@/api-clients/product/game-extras';
import type { GameSummary } from '@/lib/contract/game';
import { isHiddenBy } from '@/lib/domain/members/hidden-games';
import { useHiddenKeys } from '../hidden-keys';
import { useClients } from '../stores-provider';

/** Returns undefined while unknown, and an empty list if they cannot be loaded. */
export const useDailyRecommendations = (uid: string): readonly GameSummary[] | undefined => {
  const { callProduct } = useClients();
  const { data, error } = useSWR(['daily-recommendations', uid], () =>
    createGameExtrasClient(callProduct).listDailyRecommendations(uid),
  );
  const keys = useHiddenKeys();
  const isShown = (game: GameSummary): boolean => !isHiddenBy(keys, game);
  return error ? [] : data && keys.length > 0 ? data.filter(isShown) : data;
};
