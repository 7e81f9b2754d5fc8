/**
 * Loads a game by its number for administrators: its catalog entry, its current play count, and its modes in the
 * scores service.
 */
import { createAdministrationClient } from '@/api-clients/product/administration';
import type { Game } from '@/lib/contract/game';
import { getScoresGame } from '@/lib/contract/scored-game';
import type { GameMode } from '@/lib/contract/scores-entities';
import { ApiError } from '@/lib/errors';
import { useClients } from '../stores-provider';

export interface GameRecord {
  game: Game;
  plays: number;
  /** The modes; empty for a game without boards. */
  modes: readonly GameMode[];
}

/** @returns a function that loads a game, and throws ApiError notFound */
export const useGameRecord = () => {
  const { callProduct, callScores } = useClients();
  return async (id: string): Promise<GameRecord> => {
    const client = createAdministrationClient(callProduct);
    const [game, plays] = await Promise.all([client.getGameById(id), client.countPlays(id)]);
    const scored = callScores(getScoresGame, { query: { keyword: game.keyword } });
    const modes = await scored.then(
      (found) => found.modes,
      // Downloads and games from other sites have no boards.
      (error: unknown) => {
        if (error instanceof ApiError && error.code === 'notFound') return [];
        throw error;
      },
    );
    return { game, plays, modes };
  };
};
