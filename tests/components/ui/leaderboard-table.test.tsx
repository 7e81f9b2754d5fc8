/** @vitest-environment jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { LeaderboardTable } from '@/components/ui/leaderboard-table';
import { FriendsBoard } from '@/components/views/landing/board/friends-board';
import { PRODUCT_MESSAGES } from '@/lib/messages';
import { NO_FRIENDS_ON_BOARD } from '@/lib/messages/board';
import type { Leaderboard } from '@/stores/queries/use-leaderboard';

const DAILY_MODE = {
  key: 'daily',
  label: 'Daily',
  reverse: true,
  columnType: 'time',
  columnLabel: 'Time',
} as const;
const ownEntry = {
  displayName: 'Guest',
  avatarUrl: null,
  dateCreated: '2026-11-21T12:00:00Z',
  value: 62_000,
  rank: 1,
  isYou: true,
};
const createBoard = (part: Partial<Leaderboard>): Leaderboard => ({
  entries: [],
  own: null,
  friends: [],
  isVerified: true,
  percentile: null,
  held: null,
  column: null,
  modes: [DAILY_MODE],
  status: 'ready',
  failure: null,
  retry: () => Promise.resolve(),
  ...part,
});

describe('Board', () => {
  it('states that it is empty', () => {
    render(<LeaderboardTable board={createBoard({})} mode={null} caption="Quiet Sudoku, today" />);
    expect(screen.getByText(PRODUCT_MESSAGES.boardEmpty)).toBeInTheDocument();
  });

  it('shows the visitor’s row when there is no other row', () => {
    render(
      <LeaderboardTable board={createBoard({ own: ownEntry })} mode={null} caption="Quiet Sudoku, today" />,
    );
    const row = screen.getByRole('row', { name: /You/ });
    expect(row).toHaveTextContent('1:02');
    expect(screen.queryByText(PRODUCT_MESSAGES.boardEmpty)).not.toBeInTheDocument();
  });

  it('shows an unlisted guest’s row before the first slower row', () => {
    const entries = ([40_000, 433_000] as const).map((value, index) => ({
      ...ownEntry,
      ...{ displayName: `member ${index}`, value, rank: index + 1, isYou: false },
    }));
    render(
      <LeaderboardTable
        board={createBoard({ own: { ...ownEntry, rank: 2 }, entries })}
        mode={null}
        caption="Quiet Sudoku, today"
      />,
    );
    const listNames = screen
      .getAllByRole('row')
      .map((row) => row.querySelector('.player > span')?.textContent);
    expect(listNames).toEqual([undefined, 'member 0', 'Guest', 'member 1']);
    const ranks = screen.getAllByRole('row').map((row) => row.querySelector('.rank')?.textContent);
    expect(ranks).toEqual([undefined, '1', '2', '3']);
  });

  it('states that it is unverified, and why, for a game without verified runs', () => {
    const { rerender } = render(
      <LeaderboardTable board={createBoard({ own: ownEntry })} mode={null} caption="Orbit Keeper" />,
    );
    expect(screen.queryByText('Unverified')).not.toBeInTheDocument();
    rerender(
      <LeaderboardTable
        board={createBoard({ own: ownEntry, isVerified: false })}
        mode={null}
        caption="Orbit Keeper"
      />,
    );
    expect(screen.getByText('Unverified')).toBeInTheDocument();
    expect(screen.getByTitle(PRODUCT_MESSAGES.boardUnverified)).toHaveTextContent(
      PRODUCT_MESSAGES.boardUnverified,
    );
  });

  it('shows a result that is being checked, with or without another row of the visitor', () => {
    const quarantinedResult = { value: 58_000, dateCreated: '2026-11-21T12:00:00Z' };
    render(
      <LeaderboardTable
        board={createBoard({ held: quarantinedResult })}
        mode={null}
        caption="Quiet Sudoku, today"
      />,
    );
    expect(screen.getByText(PRODUCT_MESSAGES.boardQuarantined, { exact: false })).toHaveTextContent('0:58');
  });

  it('shows only friends, with the visitor among them by rank', async () => {
    const createEntry = (displayName: string, rank: number) => ({
      ...ownEntry,
      displayName,
      rank,
      isYou: false,
    });
    const shown = createBoard({
      entries: [createEntry('stranger', 1), createEntry('friend', 2)],
      friends: [createEntry('friend', 2), createEntry('far friend', 90)],
      own: { ...ownEntry, rank: 12 },
    });
    const { rerender } = render(<FriendsBoard board={shown} mode={null} caption="Today" />);
    const listNames = () =>
      screen.getAllByRole('row').map((row) => row.querySelector('.player span')?.textContent);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Friends only' }));
    expect(listNames()).toEqual([undefined, 'friend', 'Guest', 'far friend']);
    rerender(
      <FriendsBoard
        board={createBoard({ entries: [createEntry('stranger', 1)] })}
        mode={null}
        caption="Today"
      />,
    );
    expect(screen.getByText(NO_FRIENDS_ON_BOARD)).toBeInTheDocument();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Friends only' }));
    expect(listNames()).toEqual([undefined, 'stranger']);
  });

  it('lists friends first, with the visitor among them, and then all players', () => {
    const createEntry = (displayName: string, rank: number) => ({
      ...ownEntry,
      displayName,
      rank,
      isYou: false,
    });
    const shown = createBoard({
      entries: [createEntry('stranger', 1), createEntry('friend', 2)],
      friends: [
        createEntry('friend', 2),
        ...[90, 91, 92, 93, 94].map((rank) => createEntry(`far ${rank}`, rank)),
      ],
      own: { ...ownEntry, rank: 12 },
    });
    render(<FriendsBoard board={shown} mode={null} caption="Today" />);
    const findGroup = (name: string) =>
      [...screen.getByRole('rowheader', { name }).closest('tbody')!.querySelectorAll('.player > span')].map(
        ({ textContent }) => textContent,
      );
    expect(findGroup('Friends')).toEqual(['friend', 'Guest', 'far 90', 'far 91', 'far 92', 'far 93']);
    expect(findGroup('Everybody')).toEqual(['stranger', 'friend']);
  });

  it('states the visitor’s percentile, except near the bottom', () => {
    const { rerender } = render(
      <LeaderboardTable
        board={createBoard({ own: ownEntry, percentile: 0.163 })}
        mode={null}
        caption="Today"
      />,
    );
    expect(screen.getByText(/You are among the best/)).toHaveTextContent(
      'You are among the best 17% of everybody on this board.',
    );
    rerender(
      <LeaderboardTable
        board={createBoard({ own: ownEntry, percentile: 0.98 })}
        mode={null}
        caption="Today"
      />,
    );
    expect(screen.queryByText(/You are among the best/)).not.toBeInTheDocument();
    rerender(<LeaderboardTable board={createBoard({ percentile: 0.1 })} mode={null} caption="Today" />);
    expect(screen.queryByText(/You are among the best/)).not.toBeInTheDocument();
  });

  it('labels the column with the unit of the values when they are points', () => {
    const column = { columnType: 'score', columnLabel: 'Points' } as const;
    render(
      <LeaderboardTable
        board={createBoard({ own: { ...ownEntry, value: 1_167 }, column })}
        mode={null}
        caption="This week"
      />,
    );
    expect(screen.getByRole('columnheader', { name: 'Points' })).toBeInTheDocument();
    expect(screen.getByRole('row', { name: /You/ })).toHaveTextContent('1,167');
  });
});
