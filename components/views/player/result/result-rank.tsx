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
}

export const ResultRank = ({ board, when, isOpen }: ResultRankProps) => {
  const { own, entrants, percentile, distribution } = board;
  if (!own) return null;
  const behind = percentile === null ? 0 : percentBehind(percentile);
  return (
    <section className="result-rank" aria-label="Rank">
      <p>
        <b>{ordinal(own.rank)}</b> of {grouped(entrants)} {when}
        {isOpen && ' so far'}
      </p>
      {behind > 0 && (
        <p className="behind">
          {distribution.reverse ? 'Faster' : 'Better'} than {behind}%
        </p>
      )}
      {distribution.players < MIN_PLAYERS ? (
        <p className="few">A graph of all results appears when {MIN_PLAYERS} players have finished.</p>
      ) : (
        distribution.bins.length > 1 && <DistributionGraph distribution={distribution} value={own.value} />
      )}
    </section>
  );
};
