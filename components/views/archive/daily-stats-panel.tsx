/** The statistics of a daily's latest levels: players, median, and the percentage of players behind the viewer over time. */
import { LinePlot } from '@/components/ui/line-plot';
import { Panel } from '@/components/ui/panel';
import type { Game } from '@/lib/contract/game';
import type { DailyStats } from '@/lib/contract/history';
import { grouped, resultText } from '@/lib/domain/play/amounts';
import { dateOfKey } from '@/lib/domain/days/calendar-days';
import { dateText } from '@/lib/domain/days/date-text';
import { percentBehind } from '@/lib/domain/play/percentile';
import { STATS_MESSAGES } from '@/lib/messages/stats';
import { useDailyStats } from '@/stores/queries/use-history';

const SHOWN_LEVEL_COUNT = 30;

const formatLevelDay = ({ level_key }: DailyStats): string =>
  dateText(dateOfKey(level_key), { isShort: true });

/** Returns the percentage of players behind the viewer, or null without other players. */
const computePercentAhead = ({ percentile }: DailyStats): number | null =>
  percentile === null ? null : percentBehind(percentile);

const computeMedian = (values: readonly number[]): number | null =>
  values.length === 0 ? null : ([...values].sort((a, b) => a - b)[(values.length - 1) >> 1] ?? null);

export const DailyStatsPanel = ({ game }: { game: Game }) => {
  const stats = useDailyStats(game.keyword, SHOWN_LEVEL_COUNT);
  if (stats === null) return null;
  const days = (stats?.days ?? []).toReversed();
  const played = days.filter(({ players }) => players > 0);
  const newest = played.at(-1);
  const percentAhead = days.flatMap((day) => {
    const share = computePercentAhead(day);
    return share === null ? [] : [{ at: formatLevelDay(day), value: share, valueText: `${share}%` }];
  });
  const usual = computeMedian(percentAhead.map(({ value }) => value));
  const isReverse = stats?.reverse ?? true;
  const formatValue = (value: number): string => resultText(value, stats?.columnType ?? 'time');
  const medianName = isReverse ? 'Half finish by' : 'Half reach';
  const medians = played.flatMap((day) =>
    day.median === null
      ? []
      : [{ at: formatLevelDay(day), value: day.median, valueText: formatValue(day.median) }],
  );
  return (
    <Panel className="daily-stats" aria-labelledby="daily-stats" aria-busy={!stats || undefined}>
      <h2 id="daily-stats">Statistics</h2>
      <p>The last {SHOWN_LEVEL_COUNT} puzzles.</p>
      {stats && !newest && <p>{STATS_MESSAGES.nobodyYet}</p>}
      {newest && (
        <dl>
          <div>
            <dt>players, {formatLevelDay(newest)}</dt>
            <dd>{grouped(newest.players)}</dd>
          </div>
          <div>
            <dt>{medianName.toLowerCase()}</dt>
            <dd>{newest.median === null ? '–' : formatValue(newest.median)}</dd>
          </div>
          <div>
            <dt>you usually beat</dt>
            <dd>{usual === null ? '–' : `${usual}%`}</dd>
          </div>
        </dl>
      )}
      {percentAhead.length > 1 && (
        <LinePlot
          title="Better than, of all players"
          column="Better than"
          points={percentAhead}
          hasTable={false}
        />
      )}
      {newest && percentAhead.length <= 1 && <p className="hint">{STATS_MESSAGES.tooFewDays}</p>}
      {medians.length > 1 && (
        <LinePlot
          title={`${medianName}, of all players`}
          column={medianName}
          points={medians}
          isReverse={isReverse}
          hasTable={false}
        />
      )}
      {newest && (
        <details>
          <summary>Show as a table</summary>
          <table>
            <caption className="sr">{`${game.title}, the last ${SHOWN_LEVEL_COUNT} puzzles`}</caption>
            <thead>
              <tr>
                <th scope="col">Day</th>
                <th scope="col">Players</th>
                <th scope="col">{medianName}</th>
                <th scope="col">You</th>
                <th scope="col">Better than</th>
              </tr>
            </thead>
            <tbody>
              {played.toReversed().map((day) => {
                const share = computePercentAhead(day);
                return (
                  <tr key={day.level_key}>
                    <th scope="row">{formatLevelDay(day)}</th>
                    <td>{grouped(day.players)}</td>
                    <td>{day.median === null ? '–' : formatValue(day.median)}</td>
                    <td>{day.value === null ? '–' : formatValue(day.value)}</td>
                    <td>{share === null ? '–' : `${share}%`}</td>
                  </tr>
                );
              })}
            </tbody>
          </table>
        </details>
      )}
    </Panel>
  );
};
