/** Removes everything that a seed added, and subtracts it from all sums. */
import { sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { generateGames } from '../product/catalog/generate-games';
import { foldCountChanges } from '../scores/boards/board-count-worker';
import { lockFreezeShared } from '../scores/boards/locks';
import { removeEntries } from '../scores/boards/move-entries';
import { SEED_EMAIL_DOMAIN } from './people';

export interface RemovedCounts {
  members: number;
  games: number;
}

const SEEDED_UIDS = sql`(select uid from product.member where email_key like ${`%@${SEED_EMAIL_DOMAIN}`})`;

/** Deletes the seeded members' players, with their runs, saves and ledgers. Boards remain, because their ids are cached. */
const removePlayers = async (tx: NodePgDatabase): Promise<void> => {
  const { rows } = await tx.execute<{ id: string }>(
    sql`select id from scores.player where subject in (select 'member:' || uid from ${SEEDED_UIDS} seeded) order by id`,
  );
  const ids = rows.map(({ id }) => Number(id));
  if (ids.length === 0) return;
  await lockFreezeShared(tx);
  // Does not lock players individually, because thousands of locks would exceed the server's lock table.
  await removeEntries(tx, ids);
  await tx.execute(sql`delete from scores.player where id = any(${sql.param(ids)}::bigint[])`);
};

const withdrawVotes = async (tx: NodePgDatabase): Promise<void> => {
  await tx.execute(sql`update product.game set rating_sum = rating_sum - taken.sum, rating_count = rating_count - taken.count
    from (select game_uid, sum(value)::int as sum, count(*)::int as count from product.rating
      where member_uid in ${SEEDED_UIDS} group by game_uid) taken
    where taken.game_uid = game.uid`);
  await tx.execute(sql`update product.game_tag set tally = tally - taken.count
    from (select game_uid, flag_id, count(*)::int as count from product.member_tag
      where member_uid in ${SEEDED_UIDS} group by game_uid, flag_id) taken
    where taken.game_uid = game_tag.game_uid and taken.flag_id = game_tag.flag_id`);
  await tx.execute(sql`update product.comment set helpful = helpful - taken.yes, unhelpful = unhelpful - taken.no
    from (select cid, count(*) filter (where is_helpful)::int as yes, count(*) filter (where not is_helpful)::int as no
      from product.comment_vote where member_uid in ${SEEDED_UIDS} group by cid) taken
    where taken.cid = comment.cid`);
};

/** Removes the seeded members; data of other members remains. */
export const removeSeededMembers = (db: NodePgDatabase): Promise<number> =>
  db.transaction(async (tx) => {
    await removePlayers(tx as unknown as NodePgDatabase);
    await withdrawVotes(tx as unknown as NodePgDatabase);
    await tx.execute(sql`delete from product.comment where member_uid in ${SEEDED_UIDS}`);
    await tx.execute(sql`delete from product.avatar where owner_uid in ${SEEDED_UIDS}`);
    await tx.execute(sql`delete from product.mail where recipient like ${`%@${SEED_EMAIL_DOMAIN}`}`);
    const removed = await tx.execute(sql`delete from product.member where uid in ${SEEDED_UIDS}`);
    return removed.rowCount ?? 0;
  });

/** Removes the seeded members and the synthetic games. */
export const removeSeed = async (db: NodePgDatabase, now: Date): Promise<RemovedCounts> => {
  const members = await removeSeededMembers(db);
  await foldCountChanges(db);
  await db.execute(sql`delete from scores.board_count where listed = 0 and everybody = 0`);
  const { removed: games } = await generateGames(db, 0, now);
  return { members, games };
};
