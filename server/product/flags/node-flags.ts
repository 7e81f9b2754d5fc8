/** A member's flags on a game: the favorite flag and the twelve tags (spec §3 "Game tags"). */
import { and, eq, sql } from 'drizzle-orm';
import { GAME_TAGS, tagFlagId } from '@/lib/contract/game';
import { favorite, memberTag } from '../../db/schema/member-games';
import { type Transaction, withLockedMember } from '../auth/with-members';
import type { ProductService } from '../service';

export const FAVORITE = 'favorite_game';
const TAG_FLAGS = new Set<string>(GAME_TAGS.map(tagFlagId));
export const isGameTag = (flagId: string): boolean => TAG_FLAGS.has(flagId);

type GameFlagKey = { memberUid: number; gameUid: number };

/** Adds a favorite; repeating the call, for example by a double click, changes nothing. */
export const addFavorite = async ({ db }: ProductService, key: GameFlagKey, now: Date): Promise<void> => {
  await withLockedMember(db, key.memberUid, async (tx) => {
    await tx
      .insert(favorite)
      .values({ ...key, createdAt: now })
      .onConflictDoNothing();
  });
};

export const removeFavorite = async (
  { db }: ProductService,
  { memberUid, gameUid }: GameFlagKey,
): Promise<void> => {
  const theirs = and(eq(favorite.memberUid, memberUid), eq(favorite.gameUid, gameUid));
  await withLockedMember(db, memberUid, async (tx) => {
    await tx.delete(favorite).where(theirs);
  });
};

const adjustCount = async (tx: Transaction, gameUid: number, flagId: string, by: 1 | -1): Promise<void> => {
  await tx.execute(sql`insert into product.game_tag (game_uid, flag_id, tally) values (${gameUid}, ${flagId}, ${by})
    on conflict (game_uid, flag_id) do update set tally = product.game_tag.tally + ${by}`);
};

/** Adds a tag, once for each member and tag, and updates the tag's count. */
export const addTag = ({ db }: ProductService, key: GameFlagKey, flagId: string, now: Date): Promise<void> =>
  withLockedMember(db, key.memberUid, async (tx) => {
    const added = await tx
      .insert(memberTag)
      .values({ ...key, flagId, createdAt: now })
      .onConflictDoNothing()
      .returning({ flagId: memberTag.flagId });
    if (added.length > 0) await adjustCount(tx, key.gameUid, flagId, 1);
  });

const createTagCondition = ({ memberUid, gameUid }: GameFlagKey, flagId: string) =>
  and(eq(memberTag.memberUid, memberUid), eq(memberTag.gameUid, gameUid), eq(memberTag.flagId, flagId));

export const removeTag = ({ db }: ProductService, key: GameFlagKey, flagId: string): Promise<void> =>
  withLockedMember(db, key.memberUid, async (tx) => {
    const removed = await tx
      .delete(memberTag)
      .where(createTagCondition(key, flagId))
      .returning({ flagId: memberTag.flagId });
    if (removed.length > 0) await adjustCount(tx, key.gameUid, flagId, -1);
  });

/** Returns the flag ids of the member's tags on a game, in alphabetical order. */
export const listOwnTagsOf = async (
  { db }: ProductService,
  { memberUid, gameUid }: GameFlagKey,
): Promise<string[]> => {
  const rows = await db
    .select({ flagId: memberTag.flagId })
    .from(memberTag)
    .where(and(eq(memberTag.memberUid, memberUid), eq(memberTag.gameUid, gameUid)))
    .orderBy(memberTag.flagId);
  return rows.map(({ flagId }) => flagId);
};

/** Returns whether the member has set a flag on a game. */
export const hasFlag = async ({ db }: ProductService, key: GameFlagKey, flagId: string): Promise<boolean> => {
  if (flagId !== FAVORITE)
    return (
      (await db.select({ flagId: memberTag.flagId }).from(memberTag).where(createTagCondition(key, flagId)))
        .length > 0
    );
  const found = await db
    .select({ gameUid: favorite.gameUid })
    .from(favorite)
    .where(and(eq(favorite.memberUid, key.memberUid), eq(favorite.gameUid, key.gameUid)));
  return found.length > 0;
};
