/**
 * Stores the games that a member played most recently, as reported by the member's browsers: newest first, at most 128
 * (spec §9).
 */
import { sql } from 'drizzle-orm';
import type { MemberRow } from '../auth/sessions';
import { withLockedMember } from '../auth/with-members';
import type { ProductService } from '../service';
import { parseMemberUid } from './find-member';

const MAX_RECENT_GAMES = 128;
const STEP_MS = 1;

/**
 * Stores played games.
 * @param nids uids of games, newest first; unknown ones are skipped
 */
export const recordPlayed = async (
  { db }: ProductService,
  { uid }: MemberRow,
  nids: readonly string[],
  now: Date,
): Promise<void> => {
  const played = [...new Set(nids)].map((nid, at) => ({
    uid: parseMemberUid(nid),
    at: new Date(now.getTime() - at * STEP_MS).toISOString(),
  }));
  await withLockedMember(db, uid, async (tx) => {
    await tx.execute(sql`
      insert into product.recent_game (member_uid, game_uid, played_at)
      select ${uid}, played.uid, played.at
      from jsonb_to_recordset(${JSON.stringify(played)}::jsonb) as played(uid int, at timestamptz)
      join product.game on game.uid = played.uid
      on conflict (member_uid, game_uid) do update
        set played_at = greatest(product.recent_game.played_at, excluded.played_at)`);
    await tx.execute(sql`
      delete from product.recent_game where member_uid = ${uid} and game_uid not in (
        select game_uid from product.recent_game where member_uid = ${uid} order by played_at desc limit ${MAX_RECENT_GAMES})`);
  });
};
