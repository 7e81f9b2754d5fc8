/** A leaderboard in each of its states: loading, empty, failed or complete. */
import type { LeaderboardEntry } from '@/lib/contract/scores-entities';
import { BOARD_MESSAGES } from '@/lib/messages/board';
import type { Leaderboard } from '@/stores/queries/use-leaderboard';
import { duration, grouped } from '@/lib/domain/play/amounts';
import { BoardTable, type BoardGroup } from './board-table';
import { EmptyState } from './empty-state';
import { Icon } from './icon';
import { createLazyComponent } from './lazy-component';
import { Skeleton } from './skeleton';

// Loads lazily, because boards rarely fail.
const LazyRetryButton = createLazyComponent(async () => (await import('./retry-button')).RetryButton);

const SKELETON_ROWS = 5;

interface LeaderboardProps {
  board: Leaderboard;
  /** The key of the chosen mode; null for the first mode. */
  mode: string | null;
  caption: string;
  hasTimes?: boolean;
  /** Arranges the entries in groups. */
  arrange?: (board: Leaderboard, ownEntry: LeaderboardEntry | null) => BoardGroup[];
  emptyLine?: string;
  /** The maximum number of rows to show. */
  limit?: number;
}

/** The maximum percentile that is shown to the player. */
const MAX_SHOWN_PERCENTILE = 0.9;

const groupAllEntries = ({ entries }: Leaderboard): BoardGroup[] => [{ head: null, rows: entries ?? [] }];

export const LeaderboardTable = ({
  board,
  mode,
  caption,
  hasTimes,
  arrange = groupAllEntries,
  emptyLine = BOARD_MESSAGES.boardEmpty,
  limit,
}: LeaderboardProps) => {
  if (board.status === 'error')
    return (
      <div className="board-failure" role="alert">
        <Icon name="warn" />
        <p>{board.failure}</p>
        <LazyRetryButton size="small" onRetry={board.retry} />
      </div>
    );

  const modeShown = board.modes.find(({ key }) => key === mode) ?? board.modes[0];
  const column = board.column ?? modeShown;
  if (board.status === 'loading' || !board.entries || !column)
    return (
      <div className="board-waiting" aria-busy="true">
        <span className="sr">Loading the leaderboard</span>
        {Array.from({ length: SKELETON_ROWS }, (_, index) => (
          <div key={index} aria-hidden="true">
            <Skeleton />
            <Skeleton />
            <Skeleton />
          </div>
        ))}
      </div>
    );

  const ownEntry = board.own ?? board.entries.find(({ isYou }) => isYou) ?? null;
  const listed = arrange(board, ownEntry).map(({ head, rows }) => ({ head, rows: rows.slice(0, limit) }));
  const rows = listed.flatMap((group) => group.rows);
  const isListed = !ownEntry || rows.includes(ownEntry);
  // Points are never in reverse order: more is always better.
  const sign = modeShown?.reverse && column.columnLabel === modeShown.columnLabel ? 1 : -1;
  // Boards omit guests, and may end before the visitor's row. For a guest, adds 1 to the rank of each entry that is
  // worse than the guest's.
  const groups = isListed
    ? listed
    : [
        {
          head: null,
          rows: [
            ...rows.map((row) =>
              sign * (row.value - ownEntry.value) > 0 ? { ...row, rank: row.rank + 1 } : row,
            ),
            ownEntry,
          ].sort((a, b) => a.rank - b.rank),
        },
      ];
  const { held } = board;
  return (
    <>
      {board.isVerified === false && (
        <p className="board-remark" title={BOARD_MESSAGES.boardUnverified}>
          <b>Unverified</b> {BOARD_MESSAGES.boardUnverified}
        </p>
      )}
      {isListed && !rows.length ? (
        <EmptyState line={emptyLine} />
      ) : (
        <BoardTable caption={caption} mode={column} groups={groups} hasTimes={hasTimes} />
      )}
      {ownEntry && board.percentile !== null && board.percentile <= MAX_SHOWN_PERCENTILE && (
        <p className="board-remark">
          {BOARD_MESSAGES.boardTop} <b>{Math.ceil(board.percentile * 100)}%</b> {BOARD_MESSAGES.boardTopOf}
        </p>
      )}
      {held && (
        <p className="board-remark">
          <b>{column.columnType === 'time' ? duration(held.value) : grouped(held.value)}</b>{' '}
          {BOARD_MESSAGES.boardQuarantined}
        </p>
      )}
    </>
  );
};
