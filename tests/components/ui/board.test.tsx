/** @vitest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Board } from '@/components/ui/board';
import { PRODUCT_MESSAGES } from '@/lib/messages';
import type { Leaderboard } from '@/stores/queries/use-leaderboard';

const MODE = {
  key: 'daily',
  label: 'Daily',
  reverse: true,
  columnType: 'time',
  columnLabel: 'Time',
} as const;
const own = {
  displayName: 'Guest',
  avatarUrl: null,
  dateCreated: '2026-11-21T12:00:00Z',
  value: 62_000,
  rank: 1,
  isYou: true,
};
const board = (part: Partial<Leaderboard>): Leaderboard => ({
  entries: [],
  own: null,
  modes: [MODE],
  status: 'ready',
  retry: () => undefined,
  ...part,
});

describe('Board', () => {
  it('says that nobody is on it yet', () => {
    render(<Board board={board({})} mode={null} caption="Quiet Sudoku, today" />);
    expect(screen.getByText(PRODUCT_MESSAGES.boardEmpty)).toBeInTheDocument();
  });

  it('shows a visitor’s own row on a board that nobody else is on', () => {
    render(<Board board={board({ own })} mode={null} caption="Quiet Sudoku, today" />);
    const row = screen.getByRole('row', { name: /You/ });
    expect(row).toHaveTextContent('1:02');
    expect(screen.queryByText(PRODUCT_MESSAGES.boardEmpty)).not.toBeInTheDocument();
  });
});
