/** The player's best result of today and the player's ranks on a game's boards. */
import { Panel } from '@/components/ui/panel';
import type { Game } from '@/lib/contract/game';
import type { BoardPeriod } from '@/lib/contract/scores-entities';
import { grouped, resultText } from '@/lib/domain/play/amounts';
import { ordinal } from '@/lib/domain/play/ordinal';
import { useToday } from '@/stores/queries/use-dailies';
import { useOwnBests } from '@/stores/queries/use-own-bests';

const OWN_BEST_PERIODS = ['day', 'month', 'all'] as const satisfies readonly BoardPeriod[];
const PERIOD_NAMES = { day: 'Today', month: 'This month', all: 'All time' } as const;
const UNKNOWN_VALUE = '–';

/** Reserves space for its rows while nothing is known, so that nothing below moves. */
export const OwnBestPanel = ({ game }: { game: Game }) => {
  const own = useOwnBests(game, useToday(), OWN_BEST_PERIODS);
  const findBest = (period: BoardPeriod) => own?.bests.find((each) => each.period === period)?.best;
  const today = findBest('day')?.dailyBest ?? null;
  const isRanked = OWN_BEST_PERIODS.some((period) => findBest(period)?.scorePosition);
  return (
    <Panel className="own-best" aria-labelledby="own-best" aria-busy={own === undefined || undefined}>
      <h2 id="own-best">Your best</h2>
      <dl>
        {OWN_BEST_PERIODS.map((period) => {
          const best = findBest(period);
          return (
            <div key={period}>
              <dt>{PERIOD_NAMES[period]}</dt>
              <dd>
                {period === 'day' && own && today !== null && <b>{resultText(today, own.mode.columnType)}</b>}
                {best?.scorePosition
                  ? `${ordinal(best.scorePosition)} of ${grouped(best.totalScores)}`
                  : UNKNOWN_VALUE}
              </dd>
            </div>
          );
        })}
      </dl>
      <p>{own !== undefined && !isRanked && 'Finish a game to get on the board.'}</p>
    </Panel>
  );
};
