/** A game's leaderboard, with tabs for the period, and a select for the mode if there are several. */
import { useState } from 'react';
import { LeaderboardTable } from '@/components/ui/leaderboard-table';
import { Icon } from '@/components/ui/icon';
import { createLazyComponent } from '@/components/ui/lazy-component';
import { Panel } from '@/components/ui/panel';
import { TabList } from '@/components/ui/tabs';
import type { Game } from '@/lib/contract/game';
import { useToday } from '@/stores/queries/use-dailies';
import { useFriendUids } from '@/stores/queries/use-friend-uids';
import { useLeaderboard } from '@/stores/queries/use-leaderboard';

const FriendsBoard = createLazyComponent(async () => (await import('./friends-board')).FriendsBoard);

const BOARD_PERIODS = [
  { key: 'day', label: 'Today', words: 'Today' },
  { key: 'week', label: 'Week', words: 'This week' },
  { key: 'month', label: 'Month', words: 'This month' },
  { key: 'all', label: 'All time', words: 'All time' },
] as const;
type BoardPeriodKey = (typeof BOARD_PERIODS)[number]['key'];

interface LeaderboardPanelProps {
  game: Game;
  /** The initial mode; null for the game's own default. */
  firstMode?: string | null;
}

export const LeaderboardPanel = ({ game, firstMode = null }: LeaderboardPanelProps) => {
  const today = useToday();
  const [period, setPeriod] = useState<BoardPeriodKey>('day');
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
  const periodLabel = BOARD_PERIODS.find(({ key }) => key === period)?.words ?? '';
  const shown = {
    board,
    mode,
    caption: `${game.title}, ${periodLabel.toLowerCase()}`,
    hasTimes: period === 'day',
  };

  const everyone = <LeaderboardTable {...shown} />;
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
      <TabList<BoardPeriodKey>
        label="Period"
        tabs={BOARD_PERIODS}
        selected={period}
        panelId="board"
        onSelect={setPeriod}
      />
      <div role="tabpanel" id="board" aria-label={periodLabel}>
        {friends.length > 0 ? <FriendsBoard {...shown} fallback={everyone} /> : everyone}
      </div>
    </Panel>
  );
};
