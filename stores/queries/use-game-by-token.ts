/** The game behind a call that a game's record names (spec §7: GET {token}); never kept, as the next answer may be another. */
import { useCallback } from 'react';
import { createGameExtrasClient } from '@/api-clients/product/game-extras';
import type { GameSummary } from '@/lib/contract/game';
import { sitePathOf } from '@/lib/domain/site-address';
import { useClients } from '@/stores/stores-provider';

/** @throws ApiError where the call fails; Error where the answer leads away from this site */
export const useGameByToken = (): ((token: string) => Promise<GameSummary>) => {
  const { callProduct } = useClients();
  return useCallback(
    async (token) => {
      const game = await createGameExtrasClient(callProduct).getByToken(token);
      if (!sitePathOf(game.href)) throw new Error('The game is not on this site.');
      return game;
    },
    [callProduct],
  );
};
