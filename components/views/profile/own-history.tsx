/** The member's own results over time, for one game and mode. */
import { useState } from 'react';
import { LinePlot, type PlotPoint } from '@/components/ui/line-plot';
import { Panel } from '@/components/ui/panel';
import { RetryButton } from '@/components/ui/retry-button';
import type { PastResult, PlayedMode } from '@/lib/contract/history';
import { describeError } from '@/lib/describe-error';
import { counted, resultText } from '@/lib/domain/play/amounts';
import { dateOfKey } from '@/lib/domain/days/calendar-days';
import { dateText } from '@/lib/domain/days/date-text';
import { STATS_MESSAGES } from '@/lib/messages/stats';
import { useHistory } from '@/stores/queries/use-history';

/**
 * Returns the points of the plot. Several results of the same day get a number, because each row of the table needs a
 * unique name.
 */
const createPlotPoints = (results: readonly PastResult[], { columnType }: PlayedMode): PlotPoint[] => {
  const counts = new Map<string, number>();
  return results.map(({ level_key, dateCreated, value }) => {
    const day = dateText(level_key ? dateOfKey(level_key) : new Date(dateCreated), {
      isShort: true,
      hasYear: true,
    });
    const count = (counts.get(day) ?? 0) + 1;
    counts.set(day, count);
    return {
      at: count === 1 ? day : `${day}, no. ${count}`,
      value,
      valueText: resultText(value, columnType),
    };
  });
};

const playedModeId = ({ game, mode }: Pick<PlayedMode, 'game' | 'mode'>): string => `${game} ${mode}`;

const HistoryPanel = () => {
  const [requested, setRequested] = useState<{ game: string; mode: string } | null>(null);
  const { history: loaded, error, retry } = useHistory(requested);
  const [history, setHistory] = useState(loaded);
  // Keeps the previous history while another mode loads, so that the select does not lose the focus.
  if (loaded !== undefined && loaded !== history) setHistory(loaded);
  if (error !== undefined)
    return (
      <div role="alert">
        <p>{describeError(error, STATS_MESSAGES.historyFailed)}</p>
        <RetryButton size="small" onRetry={retry} />
      </div>
    );
  if (!history) return null;
  const { played, shown, results } = history;
  const mode = played.find((one) => shown && playedModeId(one) === playedModeId(shown));
  if (!mode) return <p>{STATS_MESSAGES.noHistory}</p>;
  const playedModeName = ({ title, label }: PlayedMode): string => `${title}, ${label}`;
  const choosePlayedMode = (id: string): void => {
    const next = played.find((one) => playedModeId(one) === id);
    if (next) setRequested({ game: next.game, mode: next.mode });
  };
  return (
    <>
      <label>
        Game
        <select value={playedModeId(mode)} onChange={(event) => choosePlayedMode(event.target.value)}>
          {played.map((one) => (
            <option key={playedModeId(one)} value={playedModeId(one)}>
              {playedModeName(one)} ({one.results})
            </option>
          ))}
        </select>
      </label>
      <p role="status">
        {results.length === 1 ? STATS_MESSAGES.oneResult : `${counted(results.length, 'result')} shown.`}
      </p>
      <LinePlot
        title={playedModeName(mode)}
        column={mode.columnType === 'time' ? 'Time' : 'Points'}
        points={createPlotPoints(results, mode)}
        isReverse={mode.reverse}
      />
    </>
  );
};

export const OwnHistory = () => (
  <Panel className="own-history" aria-labelledby="own-history">
    <h2 id="own-history">Your results over time</h2>
    <HistoryPanel />
  </Panel>
);
