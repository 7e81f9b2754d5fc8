/** Lists today's other dailies, those of the same genres first, without hidden ones (spec §7: daily_game_reccomendations). */
import useSWR from 'swr';
import { createGameExtrasClient } from '@/api-clients/product/game-extras';
import type { GameSummary } from '@/lib/contract/game';
import { isHiddenBy } from '@/lib/domain/members/hidden-games';
import { useHiddenKeys } from '../hidden-keys';
import { useClients } from '../stores-provider';

/** Undefined while unknown, empty if they cannot be loaded. */
export const useDailyRecommendations = (uid: string): readonly GameSummary[] | undefined => {
  const { callProduct } = useClients();
  const { data, error } = useSWR(['daily-recommendations', uid], () =>
    createGameExtrasClient(callProduct).listDailyRecommendations(uid),
  );
  const keys = useHiddenKeys();
  const isShown = (game: GameSummary): boolean => !isHiddenBy(keys, game);
  return error ? [] : data && keys.length > 0 ? data.filter(isShown) : data;
};
