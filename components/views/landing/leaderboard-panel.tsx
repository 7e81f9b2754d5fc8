/** A game's leaderboard: tabs for the period, a select for the mode where there is more than one. */
import { useState } from 'react';
import { Board } from '@/components/ui/board';
import { Icon } from '@/components/ui/icon';
import { Panel } from '@/components/ui/panel';
import { Tabs } from '@/components/ui/tabs';
import { useClientNow } from '@/components/ui/use-client-now';
import type { Game } from '@/lib/contract/game';
import { levelKeyOf } from '@/lib/domain/evenings';
import { useLeaderboard } from '@/stores/queries/use-leaderboard';

const PERIODS = [
  { key: 'day', label: 'Today' },
  { key: 'week', label: 'This week' },
  { key: 'all', label: 'All time' },
] as const;
type Period = (typeof PERIODS)[number]['key'];
// Week and month boards of a daily rank points that are fixed when each day's board freezes.
const DAILY_PERIODS = PERIODS.filter(({ key }) => key !== 'week');
const DAILY_MODE = 'daily';

export const LeaderboardPanel = ({ game }: { game: Game }) => {
  const now = useClientNow();
  const [chosen, setPeriod] = useState<Period>('day');
  const [mode, setMode] = useState<string | null>(null);
  const isDailyBoard = game.isDailyGame && (mode ?? DAILY_MODE) === DAILY_MODE;
  const periods = isDailyBoard ? DAILY_PERIODS : PERIODS;
  const period = periods.some(({ key }) => key === chosen) ? chosen : 'all';
  const board = useLeaderboard({
    game: now && game.keyword,
    mode,
    levelKey: now && game.isDailyGame && period === 'day' ? levelKeyOf(now) : null,
    period,
  });
  const shownMode = mode ?? board.modes[0]?.key ?? null;
  const periodLabel = periods.find(({ key }) => key === period)?.label ?? '';

  return (
    <Panel className="landing-board" aria-labelledby="leaderboard" id="scores">
      <div className="head">
        <h2 id="leaderboard">Leaderboard</h2>
        {board.modes.length > 1 && (
          <span className="select">
            <select
              aria-label="Mode"
              value={shownMode ?? undefined}
              onChange={(event) => setMode(event.target.value)}
            >
              {board.modes.map(({ key, label }) => (
                <option key={key} value={key}>
                  {label}
                </option>
              ))}
            </select>
            <Icon name="chevD" />
          </span>
        )}
      </div>
      <Tabs<Period> label="Period" tabs={periods} selected={period} panelId="board" onSelect={setPeriod} />
      <div role="tabpanel" id="board" aria-label={periodLabel}>
        <Board
          board={board}
          mode={mode}
          caption={`${game.title}, ${periodLabel.toLowerCase()}`}
          hasTimes={period === 'day'}
        />
      </div>
    </Panel>
  );
};
