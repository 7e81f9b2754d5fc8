/** Draws a random game without sorting the catalog: tries random uids until one belongs to an eligible game. */
import { and, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { game } from '../../db/schema/product';
import type { GameRow } from './present-game';

/** If 5 % of the games are eligible, all 64 attempts miss in 4 of 100 draws; the fallback then reads every eligible uid. */
const MAX_ATTEMPTS = 64;

interface RandomPick {
  /** The uid that attempt number `n` tries. The columns `lowest` and `highest` contain the range of uids. */
  attempt: SQL;
  /**
   * The sort order of the fallback. When every random attempt misses, the fallback draws the first eligible game in
   * this order.
   */
  fallbackOrder: SQL;
  /** The probability of accepting an attempt that hits an eligible game; 1 if absent. */
  acceptance?: SQL;
}

/**
 * Returns the drawn game, or null when no game is eligible. Attempts hit every uid with the same probability and
 * misses are discarded, so each eligible game is equally likely.
 */
const pickGame = async (
  db: NodePgDatabase,
  isEligible: SQL | undefined,
  { attempt, fallbackOrder, acceptance }: RandomPick,
): Promise<GameRow | null> => {
  const attempts = sql`(select n, ${attempt} as attempted_uid from generate_series(1, ${MAX_ATTEMPTS}) n,
    (select min(uid) as lowest, max(uid) as highest from product.game) uids) attempts`;
  const hit = db
    .select({ uid: game.uid })
    .from(game)
    .innerJoin(attempts, sql`${game.uid} = attempted_uid`)
    .where(and(isEligible, acceptance && sql`random() < ${acceptance}`))
    .orderBy(sql`n`)
    .limit(1);
  const fallback = db.select({ uid: game.uid }).from(game).where(isEligible).orderBy(fallbackOrder).limit(1);
  // PostgreSQL evaluates the second subquery only when the first finds no game.
  const rows = await db
    .select()
    .from(game)
    .where(sql`${game.uid} = coalesce((${hit}), (${fallback}))`);
  return rows[0] ?? null;
};

/**
 * Returns the probability of accepting a drawn game of a family. It makes the entire family as likely as a single game.
 */
const acceptanceOfFamily = (isEligible: SQL | undefined): SQL =>
  sql`coalesce(1.0 / (select kinds_size from (
    select family as kinds_family, count(*) as kinds_size from product.game
    where ${and(isEligible, isNotNull(game.family))} group by family) kinds
    where kinds_family = ${game.family}), 1)`;

/** Draws a new random game at each call; a family is as likely as a single game. */
export const pickRandomGame = (db: NodePgDatabase, ...conditions: (SQL | undefined)[]) =>
  pickGame(db, and(...conditions), {
    acceptance: acceptanceOfFamily(and(...conditions)),
    attempt: sql`lowest + floor(random() * (highest - lowest + 1))::int`,
    fallbackOrder: sql`random()`,
  });

/**
 * Draws the same game whenever the key is the same. The attempts cover a power-of-two range of uids, so that adding a
 * game rarely changes the draw.
 */
export const pickGameByKey = (db: NodePgDatabase, key: string, ...conditions: (SQL | undefined)[]) =>
  pickGame(db, and(...conditions), {
    attempt: sql`(('x' || left(md5(${key} || n), 8))::bit(32)::bigint % (2 ^ ceil(log(2, highest + 1)))::bigint)`,
    fallbackOrder: sql`md5(${key} || ${game.uid}::text)`,
  });
