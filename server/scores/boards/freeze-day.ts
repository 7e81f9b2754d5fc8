/**
 * Freezes a daily's day board: fixes its points and adds them to the boards of its week and month (docs/scores.md).
 * Due days are read from the database, so downtime and parallel processes cause no errors.
 */
import { sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { queryNamed, type StatementRunner } from '../../db/query-named';
import { MAX_VALUE, listPointBoardKeys } from './board-key';
import { ensureBoard } from './board-ids';
import { lockDay, tryFreezeLock } from './locks';

interface DueDay {
  id: number;
  game: string;
  mode: string;
  key: string;
}

// A submission that arrived in time may still be replayed, or retried after an overload, so its day waits up to two
// minutes.
const DUE_DAY_SQL = `select id, game, mode, key from scores.board b
  where freezes_at <= $1 and frozen_at is null and not exists (
    select from scores.run r
    where r.game = b.game and r.mode = b.mode and r.level_key::text = b.key and r.state = 'open' and r.level_key is not null
      and r.arrived_at < b.freezes_at and r.arrived_at > $1::timestamptz - interval '2 minutes'
  ) order by freezes_at, id limit 1`;

// 100 × (1 − (rank − 1) / entrants), rounded up to an integer; guests count as entrants.
const GIVE_POINTS_SQL = `update scores.board_entry e
  set points = (100::bigint * (place.entrants - place.rank + 1) + place.entrants - 1) / place.entrants
  from (
    select player_id, rank() over (order by sort_key) as rank, count(*) over () as entrants
    from scores.board_entry where board_id = $1
  ) place
  where e.board_id = $1 and e.player_id = place.player_id`;

const ADD_POINTS_SQL = `with gained as (
    select player_id, points, achieved_at, is_guest from scores.board_entry where board_id = $1
  ), old as (
    select e.player_id, e.sort_key from scores.board_entry e join gained using (player_id) where e.board_id = $2
  ), written as (
    insert into scores.board_entry as e (player_id, board_id, sort_key, achieved_at, is_guest)
    select player_id, $2, ${MAX_VALUE} - points, achieved_at, is_guest from gained order by player_id
    on conflict (player_id, board_id) do update
      set sort_key = e.sort_key - (${MAX_VALUE} - excluded.sort_key),
          achieved_at = greatest(e.achieved_at, excluded.achieved_at)
    returning sort_key, is_guest
  )
  insert into scores.board_change (board_id, sort_key, listed, everybody)
  select $2, sort_key, sum(listed), sum(everybody) from (
    select sort_key, case when is_guest then 0 else 1 end as listed, 1 as everybody from written
    union all
    select old.sort_key, case when is_guest then 0 else -1 end, -1 from old join gained using (player_id)
  ) c group by sort_key having sum(listed) <> 0 or sum(everybody) <> 0`;

const FREEZE_SQL = `update scores.board set frozen_at = $2 where id = $1`;

const freezeDay = async (tx: StatementRunner, { id, game, mode, key }: DueDay, now: Date): Promise<void> => {
  await lockDay(tx, id);
  await queryNamed(tx, { name: 'board_give_points', text: GIVE_POINTS_SQL, values: [id] });
  for (const points of listPointBoardKeys(game, mode, key)) {
    const values = [id, await ensureBoard(tx, points)];
    await queryNamed(tx, { name: 'board_add_points', text: ADD_POINTS_SQL, values });
  }
  await queryNamed(tx, { name: 'board_freeze', text: FREEZE_SQL, values: [id, now.toISOString()] });
};

/**
 * Freezes the day that has been due longest.
 * @returns whether a day was frozen; false also while another process is freezing
 */
export const freezeNextDay = (db: NodePgDatabase, now: Date): Promise<boolean> =>
  db.transaction(async (tx) => {
    // Freezing a day with a million results takes longer than the time limit of a request.
    await tx.execute(sql`set local statement_timeout = 0`);
    if (!(await tryFreezeLock(tx))) return false;
    const due = { name: 'board_due', text: DUE_DAY_SQL, values: [now.toISOString()] };
    const [day] = await queryNamed<DueDay>(tx, due);
    if (!day) return false;
    await freezeDay(tx, day, now);
    return true;
  });
