/** The rows of a leaderboard: arch medals for the first three, the visitor's own row tinted and always in sight. */
import styled from 'styled-components';
import type { GameMode, LeaderboardEntry } from '@/lib/contract/scores-entities';
import { duration, grouped } from '@/lib/domain/amounts';
import { clockTime } from '@/lib/domain/evenings';

const NO_PICTURE = '/art/avatars/moon.svg';

export const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;
  table-layout: fixed;

  th {
    text-align: left;
    font-weight: 600;
    font-size: 13px;
    color: var(--textMuted);
    padding: 10px 8px;
  }
  th:first-child {
    width: 44px;
  }
  th:last-child {
    width: 96px;
  }
  th:last-child,
  td:last-child {
    text-align: right;
  }
  td {
    padding: 7px 8px;
    border-top: 1px solid var(--border);
    height: 50px;
  }
  td:last-child {
    font-weight: 650;
  }
  .player {
    display: flex;
    align-items: center;
    gap: 11px;
    font-weight: 600;
    min-width: 0;
  }
  .player span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .player img {
    border-radius: 50%;
    object-fit: cover;
    background: var(--surfaceSunken);
    flex: none;
  }
  small {
    display: block;
    font-weight: 400;
    color: var(--textMuted);
    font-size: 12.5px;
  }
  em {
    font: 650 11.5px/1 var(--fontText);
    padding: 4px 7px;
    border-radius: 6px;
    background: var(--accent);
    color: var(--onAccent);
  }
  .me td {
    background: var(--accentSoft);
  }
  .me td:first-child {
    border-radius: 10px 0 0 10px;
  }
  .me td:last-child {
    border-radius: 0 10px 10px 0;
  }
  .rank {
    display: grid;
    place-items: center;
    min-width: 28px;
    height: 28px;
    font: 800 14px/1 var(--fontDisplay);
    font-variation-settings: 'FLAR' 100;
    color: var(--textMuted);
  }
  [data-medal] {
    width: 28px;
    border-radius: 50% 50% 7px 7px;
    color: var(--onFlame);
  }
  [data-medal='1'] {
    background: var(--flame);
  }
  [data-medal='2'] {
    background: var(--silver);
    color: var(--onSilver);
  }
  [data-medal='3'] {
    background: var(--bronze);
  }
`;

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
  entries: readonly LeaderboardEntry[];
  /** The visitor's own entry when it is outside `entries`; it follows them. */
  own: LeaderboardEntry | null;
  /** Whether each row says the time of day at which it was set. */
  hasTimes?: boolean;
}

export const BoardTable = ({ caption, mode, entries, own, hasTimes = false }: BoardTableProps) => (
  <Table>
    <caption className="sr">{caption}</caption>
    <thead>
      <tr>
        <th scope="col">#</th>
        <th scope="col">Player</th>
        <th scope="col">{mode.columnLabel}</th>
      </tr>
    </thead>
    <tbody>
      {entries.map((entry) => (
        <Row key={`${entry.rank}-${entry.displayName}`} entry={entry} mode={mode} hasTimes={hasTimes} />
      ))}
      {own && <Row entry={{ ...own, isYou: true }} mode={mode} hasTimes={hasTimes} />}
    </tbody>
  </Table>
);
