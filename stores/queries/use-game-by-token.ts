/**
 * Loads the game for a call from a catalog entry (spec §7: GET {token}). It is never cached, because each response may
 * differ.
 */
import { useCallback } from 'react';
import { createGameExtrasClient } from '@/api-clients/product/game-extras';
import type { GameSummary } from '@/lib/contract/game';
import { parseSitePath } from '@/lib/domain/games/record-url';
import { getHiddenKeys } from '@/stores/hidden-keys';
import { useClients } from '@/stores/stores-provider';

/** @throws ApiError if the call fails; Error if the response links to another site */
export const useGameByToken = (): ((token: string) => Promise<GameSummary>) => {
  const { callProduct } = useClients();
  return useCallback(
    async (token) => {
      const game = await createGameExtrasClient(callProduct).getByToken(token, getHiddenKeys());
      if (!parseSitePath(game.href)) throw new Error('The game is not on this site.');
      return game;
    },
    [callProduct],
  );
};
