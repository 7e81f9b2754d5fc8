/** A leaderboard in whichever state it is: warming up, empty, failed or full. */
import styled from 'styled-components';
import { PRODUCT_MESSAGES } from '@/lib/messages';
import type { Leaderboard } from '@/stores/queries/use-leaderboard';
import { BoardTable } from './board-table';
import { Button } from './button';
import { EmptyState } from './empty-state';
import { Icon } from './icon';
import { Skeleton } from './skeleton';

const SKELETON_ROWS = 5;
const UNKNOWN_MODE = {
  key: '',
  label: '',
  reverse: false,
  columnType: 'score',
  columnLabel: 'Score',
} as const;

const Waiting = styled.div`
  padding-top: 42px;

  > div {
    display: flex;
    align-items: center;
    gap: 14px;
    height: 50px;
    padding: 0 8px;
    border-top: 1px solid var(--border);
  }
  ${Skeleton} {
    width: 46%;
    height: 14px;
  }
  ${Skeleton}:first-child {
    width: 28px;
    height: 28px;
    border-radius: 50% 50% 7px 7px;
  }
  ${Skeleton}:last-child {
    width: 44px;
    margin-left: auto;
  }
`;

const Failure = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 12px;
  margin-top: 16px;
  padding: 13px 15px;
  border-radius: 12px;
  background: var(--dangerSoft);
  color: var(--danger);
  font-size: 14.5px;
  line-height: 1.42;

  p {
    flex: 1 1 180px;
  }
  .ic {
    width: 20px;
    height: 20px;
  }
`;

interface BoardProps {
  board: Leaderboard;
  /** The chosen mode's key; null means the first. */
  mode: string | null;
  caption: string;
  hasTimes?: boolean;
  /** Rows to show at most. */
  limit?: number;
}

export const Board = ({ board, mode, caption, hasTimes, limit }: BoardProps) => {
  if (board.status === 'error')
    return (
      <Failure role="alert">
        <Icon name="warn" />
        <p>{PRODUCT_MESSAGES.boardFailure}</p>
        <Button kind="line" size="small" onClick={board.retry}>
          Try again
        </Button>
      </Failure>
    );

  if (board.status === 'loading' || !board.entries)
    return (
      <Waiting aria-busy="true">
        <span className="sr">Loading the leaderboard</span>
        {Array.from({ length: SKELETON_ROWS }, (_, index) => (
          <div key={index} aria-hidden="true">
            <Skeleton />
            <Skeleton />
            <Skeleton />
          </div>
        ))}
      </Waiting>
    );

  if (board.entries.length === 0 && !board.own) return <EmptyState line={PRODUCT_MESSAGES.boardEmpty} />;

  const shown = limit ? board.entries.slice(0, limit) : board.entries;
  const own = board.own ?? (limit ? (board.entries.slice(limit).find(({ isYou }) => isYou) ?? null) : null);
  const chosen = board.modes.find(({ key }) => key === mode) ?? board.modes[0] ?? UNKNOWN_MODE;
  return <BoardTable caption={caption} mode={chosen} entries={shown} own={own} hasTimes={hasTimes} />;
};
