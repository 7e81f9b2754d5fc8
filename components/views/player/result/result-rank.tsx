/** The rank of a result, the percentage of players behind it, and the distribution of all results. */
import type { ResultBoard } from '@/stores/queries/use-result-board';
import { grouped } from '@/lib/domain/play/amounts';
import { ordinal } from '@/lib/domain/play/ordinal';
import { percentBehind } from '@/lib/domain/play/percentile';
import { DistributionGraph, MIN_PLAYERS } from './distribution-graph';

interface ResultRankProps {
  board: ResultBoard;
  /** The period of the board, such as `today`. */
  when: string;
  /** Whether the board is still open, so that the rank may change. */
  isOpen: boolean;
  isMember: boolean;
}

/**
 * Returns the rank and the number of ranked players. Boards list only members, so each guest would be the first of one
 * on a board without members. A guest is therefore ranked among all players.
 */
const selectShownRank = ({ own, entrants, percentile, distribution }: ResultBoard, isMember: boolean) =>
  isMember || percentile === null
    ? { rank: own?.rank ?? 1, of: entrants }
    : { rank: Math.round(percentile * distribution.players), of: distribution.players };

export const ResultRank = ({ board, when, isOpen, isMember }: ResultRankProps) => {
  const { own, percentile, distribution } = board;
  if (!own) return null;
  const { rank, of } = selectShownRank(board, isMember);
  const hasFew = distribution.players < MIN_PLAYERS;
  const behind = percentile === null || hasFew ? 0 : percentBehind(percentile);
  return (
    <section className="result-rank" aria-label="Rank">
      {of > 1 ? (
        <p>
          <b>{ordinal(rank)}</b> of {grouped(of)} {when}
          {isOpen && ' so far'}
        </p>
      ) : (
        <p>
          <b>{ordinal(1)}</b> to finish {when}
        </p>
      )}
      {behind > 0 && (
        <p className="behind">
          {distribution.reverse ? 'Faster' : 'Better'} than {behind}%
        </p>
      )}
      {hasFew ? (
        <p className="few">A graph of all results appears when {MIN_PLAYERS} players have finished.</p>
      ) : (
        distribution.bins.length > 1 && <DistributionGraph distribution={distribution} value={own.value} />
      )}
    </section>
  );
};
