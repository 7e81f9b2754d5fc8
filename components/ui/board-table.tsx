/** The rows of a leaderboard, with arch medals for the first three. The visitor's own row is tinted. */
import type { LeaderboardEntry } from '@/lib/contract/scores-entities';
import { duration, grouped } from '@/lib/domain/play/amounts';
import { clockTime } from '@/lib/domain/days/calendar-days';
import type { BoardColumn } from '@/stores/queries/use-leaderboard';

const NO_IMAGE = '/art/avatars/moon.svg';

const BoardRow = ({
  entry,
  mode,
  hasTimes,
}: {
  entry: LeaderboardEntry;
  mode: BoardColumn;
  hasTimes: boolean;
}) => (
  <tr className={entry.isYou ? 'me' : undefined}>
    <td>
      <span className="rank" data-medal={entry.rank <= 3 ? entry.rank : undefined}>
        {entry.rank}
      </span>
    </td>
    <td>
      <div className="player">
        <img src={entry.avatarUrl ?? NO_IMAGE} alt="" width={32} height={32} loading="lazy" />
        <span>{entry.displayName}</span>
        {entry.isYou && <em>You</em>}
      </div>
    </td>
    <td>
      {mode.columnType === 'time' ? duration(entry.value) : grouped(entry.value)}
      {hasTimes && <small>{clockTime(new Date(entry.dateCreated))}</small>}
    </td>
  </tr>
);

export interface BoardGroup {
  /** The heading of the group; null if there is only one group. */
  head: string | null;
  rows: readonly LeaderboardEntry[];
}

interface BoardTableProps {
  caption: string;
  mode: BoardColumn;
  groups: readonly BoardGroup[];
  /** Whether each row shows the time of its result. */
  hasTimes?: boolean;
}

export const BoardTable = ({ caption, mode, groups, hasTimes = false }: BoardTableProps) => (
  <table className="board-table">
    <caption className="sr">{caption}</caption>
    <thead>
      <tr>
        <th scope="col">#</th>
        <th scope="col">Player</th>
        <th scope="col">{mode.columnLabel}</th>
      </tr>
    </thead>
    {groups.map(({ head, rows }) => (
      <tbody key={head}>
        {head && (
          <tr className="group">
            <th colSpan={3} scope="rowgroup">
              {head}
            </th>
          </tr>
        )}
        {rows.map((entry) => (
          <BoardRow
            key={`${entry.rank}-${entry.displayName}`}
            entry={entry}
            mode={mode}
            hasTimes={hasTimes}
          />
        ))}
      </tbody>
    ))}
  </table>
);
