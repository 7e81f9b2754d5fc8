/**
 * Moves a guest's board entries to a member by recomputing the member's entries from the runs. Merge the runs first.
 */
import { queryNamed, type StatementRunner } from '../../db/query-named';
import { type BoardKey, listBoardKeys, MAX_VALUE, listPointBoardKeys, sortKeyOf } from './board-key';
import { ensureBoard } from './board-ids';

interface RemovedEntry {
  boardId: number;
  achievedAt: string;
  points: number | null;
}

const REMOVE_ENTRIES_SQL = `with taken as (
    delete from scores.board_entry where player_id = any($1::bigint[])
    returning board_id, sort_key, achieved_at, is_guest, points
  ), changed as (
    insert into scores.board_change (board_id, sort_key, listed, everybody)
    select board_id, sort_key, -count(*) filter (where not is_guest), -count(*) from taken group by 1, 2
  )
  select board_id as "boardId", achieved_at as "achievedAt", points from taken`;

/** Removes all entries of these players from every board. The caller must hold `lockFreezeShared` and the players' locks. */
export const removeEntries = (tx: StatementRunner, playerIds: readonly number[]): Promise<RemovedEntry[]> =>
  queryNamed<RemovedEntry>(tx, { name: 'board_take', text: REMOVE_ENTRIES_SQL, values: [playerIds] });

interface NewEntry {
  board: BoardKey;
  boardId: number;
  sortKey: number;
  achievedAt: Date;
  points: number | null;
}

const INSERT_ENTRIES_SQL = `with put as (
    insert into scores.board_entry (player_id, board_id, sort_key, achieved_at, is_guest, points)
    select $1, board_id, sort_key, achieved_at, false, points
    from unnest($2::int[], $3::int[], $4::timestamptz[], $5::smallint[])
      as entry (board_id, sort_key, achieved_at, points)
    order by board_id
    returning board_id, sort_key
  )
  insert into scores.board_change (board_id, sort_key, listed, everybody) select board_id, sort_key, 1, 1 from put`;

const insertEntries = (tx: StatementRunner, playerId: number, entries: readonly NewEntry[]) =>
  queryNamed(tx, {
    name: 'board_put',
    text: INSERT_ENTRIES_SQL,
    values: [
      playerId,
      entries.map(({ boardId }) => boardId),
      entries.map(({ sortKey }) => sortKey),
      entries.map(({ achievedAt }) => achievedAt.toISOString()),
      entries.map(({ points }) => points),
    ],
  });

interface RankedRun {
  game: string;
  mode: string;
  levelKey: string | null;
  value: number;
  finishedAt: string;
  isReverse: boolean;
}

const RUNS_SQL = `select r.game, r.mode, r.level_key::text as "levelKey", r.value, r.finished_at as "finishedAt", b.is_reverse as "isReverse"
  from scores.run r join scores.board b on b.game = r.game and b.mode = r.mode and b.period = 'all'
  where r.player_id = $1 and r.is_ranked and r.value >= 0`;

const runBoardName = ({ game, mode, period, key }: BoardKey): string => [game, mode, period, key].join('\n');

// The frequency determines only when a board freezes. The boards of ranked runs already exist with their freeze times,
// so any frequency works here.
const ALL_VALUES = 'daily';

type MovedEntry = Omit<NewEntry, 'boardId'>;

const isBetterOrEarlier = (a: MovedEntry, b: MovedEntry): boolean =>
  a.sortKey < b.sortKey || (a.sortKey === b.sortKey && a.achievedAt < b.achievedAt);

/** Returns the best entry on each board of the runs. */
const bestRunOf = (runs: readonly RankedRun[]): Map<string, MovedEntry> => {
  const best = new Map<string, MovedEntry>();
  for (const run of runs) {
    const achievedAt = new Date(run.finishedAt);
    for (const board of listBoardKeys({ ...run, frequency: ALL_VALUES, finishedAt: achievedAt })) {
      const name = runBoardName(board);
      const entry = { board, sortKey: sortKeyOf(run.value, run.isReverse), achievedAt, points: null };
      const known = best.get(name);
      if (!known || isBetterOrEarlier(entry, known)) best.set(name, entry);
    }
  }
  return best;
};

/** Returns the entries for weeks and months of dailies: the sums of points from frozen days. */
const sumPoints = (entries: readonly NewEntry[]): MovedEntry[] => {
  const sums = new Map<string, MovedEntry>();
  for (const { board, points, achievedAt } of entries) {
    if (points === null) continue;
    for (const target of listPointBoardKeys(board.game, board.mode, board.key)) {
      const known = sums.get(runBoardName(target));
      sums.set(runBoardName(target), {
        board: target,
        sortKey: (known?.sortKey ?? MAX_VALUE) - points,
        achievedAt: known && known.achievedAt > achievedAt ? known.achievedAt : achievedAt,
        points: null,
      });
    }
  }
  return [...sums.values()];
};

const ensureEntryBoardIds = async (
  tx: StatementRunner,
  entries: readonly MovedEntry[],
): Promise<NewEntry[]> => {
  const found: NewEntry[] = [];
  for (const entry of entries) found.push({ ...entry, boardId: await ensureBoard(tx, entry.board) });
  return found;
};

/**
 * Ranks the member again on every board, including the guest's ranked runs. If both have a result for the same frozen
 * day, only the result that the merge retains has its points. A result that was released from quarantine after its day
 * froze does not enter that day's board.
 * @param removed the entries on the boards before the runs were merged
 */
export const insertEntriesOfRuns = async (
  tx: StatementRunner,
  memberId: number,
  removed: readonly RemovedEntry[],
): Promise<void> => {
  const runs = await queryNamed<RankedRun>(tx, { name: 'board_runs', text: RUNS_SQL, values: [memberId] });
  const stats = await ensureEntryBoardIds(tx, [...bestRunOf(runs).values()]);
  const fixed = new Map(
    removed.map(({ boardId, achievedAt, points }) => [
      `${boardId} ${new Date(achievedAt).getTime()}`,
      points,
    ]),
  );
  const entries = stats.flatMap((entry) => {
    const points = fixed.get(`${entry.boardId} ${entry.achievedAt.getTime()}`);
    return entry.board.freezesAt && points === undefined ? [] : [{ ...entry, points: points ?? null }];
  });
  await insertEntries(tx, memberId, [...entries, ...(await ensureEntryBoardIds(tx, sumPoints(entries)))]);
};
