/** Ratings: one changeable vote for each member. A game's sum and count always match its votes. */
import { and, eq, sql } from 'drizzle-orm';
import { rating } from '../../db/schema/member-games';
import { game } from '../../db/schema/product';
import { withLockedMember } from '../auth/with-members';
import type { ProductService } from '../service';

interface RatingVote {
  memberUid: number;
  gameUid: number;
  value: number;
}

export const rateGame = (
  { db }: ProductService,
  { memberUid, gameUid, value }: RatingVote,
  now: Date,
): Promise<void> =>
  withLockedMember(db, memberUid, async (tx) => {
    // Locks the game's row first, so that concurrent votes are counted one at a time and the sum includes every vote.
    await tx.select({ uid: game.uid }).from(game).where(eq(game.uid, gameUid)).for('update');
    const isOwn = and(eq(rating.memberUid, memberUid), eq(rating.gameUid, gameUid));
    const [before] = await tx.select({ value: rating.value }).from(rating).where(isOwn);
    await tx
      .insert(rating)
      .values({ memberUid, gameUid, value, ratedAt: now })
      .onConflictDoUpdate({ target: [rating.memberUid, rating.gameUid], set: { value, ratedAt: now } });
    await tx
      .update(game)
      .set({
        ratingSum: sql`${game.ratingSum} + ${value - (before?.value ?? 0)}`,
        ratingCount: sql`${game.ratingCount} + ${before ? 0 : 1}`,
      })
      .where(eq(game.uid, gameUid));
  });

/** Returns the member's own vote, or null. */
export const findRating = async (
  { db }: ProductService,
  memberUid: number,
  gameUid: number,
): Promise<number | null> => {
  const [own] = await db
    .select({ value: rating.value })
    .from(rating)
    .where(and(eq(rating.memberUid, memberUid), eq(rating.gameUid, gameUid)));
  return own?.value ?? null;
};
