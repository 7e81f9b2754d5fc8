/** A game's leaderboard, with tabs for the period, and a select for the mode if there are several. */
import { useState } from 'react';
import { Board } from '@/components/ui/board';
import { Icon } from '@/components/ui/icon';
import { lazyPart } from '@/components/ui/lazy-part';
import { Panel } from '@/components/ui/panel';
import { Tabs } from '@/components/ui/tabs';
import type { Game } from '@/lib/contract/game';
import { useToday } from '@/stores/queries/use-dailies';
import { useFriendUids } from '@/stores/queries/use-friend-uids';
import { useLeaderboard } from '@/stores/queries/use-leaderboard';

const FriendsBoard = lazyPart(async () => (await import('./friends-board')).FriendsBoard);

const PERIODS = [
  { key: 'day', label: 'Today', words: 'Today' },
  { key: 'week', label: 'Week', words: 'This week' },
  { key: 'month', label: 'Month', words: 'This month' },
  { key: 'all', label: 'All time', words: 'All time' },
] as const;
type Period = (typeof PERIODS)[number]['key'];

interface LeaderboardPanelProps {
  game: Game;
  /** The initial mode; null for the game's own default. */
  firstMode?: string | null;
}

export const LeaderboardPanel = ({ game, firstMode = null }: LeaderboardPanelProps) => {
  const today = useToday();
  const [period, setPeriod] = useState<Period>('day');
  const friends = useFriendUids();
  const [mode, setMode] = useState<string | null>(firstMode);
  const board = useLeaderboard({
    game: today && game.keyword,
    mode,
    // Only the mode `daily` has a level of the day. For the other modes, the server chooses the day.
    levelKey: game.isDailyGame && period === 'day' && (mode ?? 'daily') === 'daily' ? today : null,
    period,
    friends,
  });
  const shownMode = mode ?? board.modes[0]?.key ?? null;
  const periodLabel = PERIODS.find(({ key }) => key === period)?.words ?? '';
  const shown = {
    board,
    mode,
    caption: `${game.title}, ${periodLabel.toLowerCase()}`,
    hasTimes: period === 'day',
  };

  const everyone = <Board {...shown} />;
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
      <Tabs<Period> label="Period" tabs={PERIODS} selected={period} panelId="board" onSelect={setPeriod} />
      <div role="tabpanel" id="board" aria-label={periodLabel}>
        {friends.length > 0 ? <FriendsBoard {...shown} fallback={everyone} /> : everyone}
      </div>
    </Panel>
  );
};
