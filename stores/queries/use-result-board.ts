/** Loads the comparison of a result with others: the player's row on the board, and the distribution of all results. */
import useSWR from 'swr';
import type { LeaderboardEntry, ScoreDistribution } from '@/lib/contract/scores-entities';
import type { BoardQuery } from '@/api-clients/scores/boards';
import { useClients } from '@/stores/stores-provider';
import { BOARDS_KEY } from './use-leaderboard';

export interface ResultBoard {
  own: LeaderboardEntry | null;
  entrants: number;
  /** The fraction of all players who are at least as good, including the player (0 to 1); null without other players. */
  percentile: number | null;
  distribution: ScoreDistribution;
}

/** @param board null loads nothing, for example while the result is being sent */
export const useResultBoard = (board: BoardQuery | null, runId: string): ResultBoard | null => {
  const { boards } = useClients();
  const { data } = useSWR(
    board && [BOARDS_KEY, 'result', runId, board.period],
    async (): Promise<ResultBoard | null> => {
      if (!board) return null;
      const [context, distribution] = await Promise.all([
        boards.getContext(board),
        boards.getDistribution(board),
      ]);
      const { own, entrants, percentile } = context;
      return { own, entrants, percentile, distribution };
    },
  );
  return data ?? null;
};
