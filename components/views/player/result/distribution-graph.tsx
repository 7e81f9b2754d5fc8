/** The distribution of all results as bars from best to worst. The player's own bar is marked. */
import type { ScoreDistribution } from '@/lib/contract/scores-entities';
import { resultText } from '@/lib/domain/play/amounts';

/** The minimum number of players for a useful graph. */
export const MIN_PLAYERS = 5;

const GRAPH_WIDTH = 240;
const GRAPH_HEIGHT = 54;
const BAR_GAP = 1.5;

/** Returns the bin of a value. The last bin contains all values beyond it. */
const findBin = ({ bins, reverse }: ScoreDistribution, value: number): number => {
  const next = bins.findIndex(({ from }) => (reverse ? from > value : from < value));
  return next < 0 ? bins.length - 1 : Math.max(0, next - 1);
};

interface DistributionGraphProps {
  distribution: ScoreDistribution;
  value: number;
}

export const DistributionGraph = ({ distribution, value }: DistributionGraphProps) => {
  const { bins, median, last, columnType, reverse, players } = distribution;
  const own = findBin(distribution, value);
  const most = Math.max(...bins.map(({ count }) => count));
  const step = GRAPH_WIDTH / bins.length;
  const formatValue = (of: number): string => resultText(of, columnType);
  const half = median === null ? '' : `Half ${reverse ? 'finish by' : 'reach'} ${formatValue(median)}`;
  return (
    <figure className="distribution">
      <span className="you" style={{ left: `${((own + 0.5) / bins.length) * 100}%` }}>
        You
      </span>
      <svg
        viewBox={`0 0 ${GRAPH_WIDTH} ${GRAPH_HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={`Results of ${players} players. ${half}. Yours is ${formatValue(value)}.`}
      >
        {bins.map(({ from, count }, bin) => {
          const height = count === 0 ? 1 : Math.max(3, (count / most) * GRAPH_HEIGHT);
          return (
            <rect
              key={from}
              x={bin * step}
              y={GRAPH_HEIGHT - height}
              width={Math.max(1, step - BAR_GAP)}
              height={height}
              data-own={bin === own || undefined}
              data-better={bin < own || undefined}
            />
          );
        })}
      </svg>
      <figcaption aria-hidden="true">
        <span>{formatValue(bins[0]?.from ?? value)}</span>
        <span>{half}</span>
        {last !== null && (
          <span>
            {formatValue(last)} and {reverse ? 'over' : 'under'}
          </span>
        )}
      </figcaption>
    </figure>
  );
};
