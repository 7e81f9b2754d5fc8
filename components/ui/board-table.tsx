/** The rows of a leaderboard: arch medals for the first three, the visitor's own row tinted and always in sight. */
import type { GameMode, LeaderboardEntry } from '@/lib/contract/scores-entities';
import { duration, grouped } from '@/lib/domain/amounts';
import { clockTime } from '@/lib/domain/evenings';

const NO_PICTURE = '/art/avatars/moon.svg';

const Row = ({ entry, mode, hasTimes }: { entry: LeaderboardEntry; mode: GameMode; hasTimes: boolean }) => (
  <tr className={entry.isYou ? 'me' : undefined}>
    <td>
      <span className="rank" data-medal={entry.rank <= 3 ? entry.rank : undefined}>
        {entry.rank}
      </span>
    </td>
    <td>
      <div className="player">
        <img src={entry.avatarUrl ?? NO_PICTURE} alt="" width={32} height={32} loading="lazy" />
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

interface BoardTableProps {
  caption: string;
  mode: GameMode;
  /** Rows that stand once more before everybody's. */
  friends?: readonly LeaderboardEntry[];
  entries: readonly LeaderboardEntry[];
  /** The visitor's own entry when it is outside `entries`; it follows them. */
  own: LeaderboardEntry | null;
  /** Whether each row says the time of day at which it was set. */
  hasTimes?: boolean;
}

const NOBODY: readonly LeaderboardEntry[] = [];

const GroupHead = ({ words }: { words: string }) => (
  <tr className="group">
    <th colSpan={3} scope="rowgroup">
      {words}
    </th>
  </tr>
);

export const BoardTable = ({
  caption,
  mode,
  friends = NOBODY,
  entries,
  own,
  hasTimes = false,
}: BoardTableProps) => (
  <table className="board-table">
    <caption className="sr">{caption}</caption>
    <thead>
      <tr>
        <th scope="col">#</th>
        <th scope="col">Player</th>
        <th scope="col">{mode.columnLabel}</th>
      </tr>
    </thead>
    {friends.length > 0 && (
      <tbody>
        <GroupHead words="Friends" />
        {friends.map((entry) => (
          <Row key={`${entry.rank}-${entry.displayName}`} entry={entry} mode={mode} hasTimes={hasTimes} />
        ))}
      </tbody>
    )}
    <tbody>
      {friends.length > 0 && <GroupHead words="Everybody" />}
      {entries.map((entry) => (
        <Row key={`${entry.rank}-${entry.displayName}`} entry={entry} mode={mode} hasTimes={hasTimes} />
      ))}
      {own && <Row entry={{ ...own, isYou: true }} mode={mode} hasTimes={hasTimes} />}
    </tbody>
  </table>
);
