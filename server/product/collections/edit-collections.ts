/** Lists, previews, saves and orders collections for administrators. */
import { and, asc, eq, sql } from 'drizzle-orm';
import type { InferOutput } from 'valibot';
import type { previewCollection, saveCollection } from '@/lib/contract/collections';
import { MAX_COLLECTIONS } from '@/lib/domain/listing/collection-rules';
import { COLLECTION_MESSAGES } from '@/lib/collection-messages';
import { ServiceError } from '@/lib/errors';
import { collection } from '../../db/schema/product';
import { recordAuditEntry } from '../admin';
import type { MemberRow } from '../auth/sessions';
import { withLockedMember } from '../auth/with-members';
import { isInCollection } from '../games/collection-rule';
import { listGames } from '../games/list-games';
import { presentSummaryWithFamilySize } from '../games/present-game';
import { CATALOG_CHANNEL } from '../games/seed';
import type { ProductService } from '../service';
import { countMatches } from './count-matches';

const MAX_PREVIEWED_GAMES = 12;

/** Returns all collections in order, with their numbers of games. */
export const listAllCollections = async ({ db }: ProductService, at: Date) => {
  const rows = await db.select().from(collection).orderBy(collection.position, collection.keyword);
  const listed = [];
  for (const { position: _position, updatedAt, ...row } of rows)
    listed.push({ ...row, updatedAt: updatedAt.toISOString(), ...(await countMatches(db, row.rule, at)) });
  return listed;
};

/** Returns the number of games that match a rule, and the first games in the order of the collection's page. */
export const countAndListMatches = async (
  { db }: ProductService,
  { rule, sort }: InferOutput<(typeof previewCollection)['body']>,
  at: Date,
) => {
  const { rows } = await listGames(
    db,
    { at, types: ['online_game'], collection: isInCollection(rule, at) },
    { sort, isReversed: false, limit: MAX_PREVIEWED_GAMES, offset: 0, isByFamily: true },
  );
  return {
    ...(await countMatches(db, rule, at)),
    rows: rows.map(({ row, size }) => presentSummaryWithFamilySize(row, size)),
  };
};

type EditedCollection = InferOutput<(typeof saveCollection)['body']>;

/**
 * Saves a collection, or creates it when the revision is 0.
 * @returns the new revision
 * @throws ServiceError conflict when the collection was saved by someone else in the meantime or the keyword is taken;
 * unprocessable at the limit
 */
export const saveEditedCollection = async (
  { db, collections }: ProductService,
  administrator: MemberRow,
  keyword: string,
  { revision, ...edited }: EditedCollection,
  now: Date,
): Promise<number> => {
  await withLockedMember(db, administrator.uid, async (tx) => {
    // Serializes edits, so that two new collections cannot exceed the limit or get the same position.
    await tx.execute(sql`lock table product.collection in share row exclusive mode`);
    if (revision === 0) {
      const [stored] = await tx
        .select({
          count: sql<number>`count(*)::int`,
          last: sql<number>`coalesce(max(position), -1)::int`,
        })
        .from(collection);
      if ((stored?.count ?? 0) >= MAX_COLLECTIONS)
        throw new ServiceError('unprocessable', COLLECTION_MESSAGES.tooMany);
      const added = await tx
        .insert(collection)
        .values({ keyword, ...edited, position: (stored?.last ?? -1) + 1, updatedAt: now })
        .onConflictDoNothing()
        .returning({ keyword: collection.keyword });
      if (added.length === 0)
        throw new ServiceError('conflict', COLLECTION_MESSAGES.keywordTaken, {
          keyword: COLLECTION_MESSAGES.keywordTaken,
        });
    } else {
      const changed = await tx
        .update(collection)
        .set({ ...edited, revision: revision + 1, updatedAt: now })
        .where(and(eq(collection.keyword, keyword), eq(collection.revision, revision)))
        .returning({ keyword: collection.keyword });
      if (changed.length === 0) throw new ServiceError('conflict', COLLECTION_MESSAGES.edited);
    }
    const { title, isShown, rule } = edited;
    await recordAuditEntry(tx, administrator, 'edit', `collection:${keyword}`, { title, isShown, rule }, now);
    await tx.execute(sql`select pg_notify(${CATALOG_CHANNEL}, 'collection')`);
  });
  collections.clear();
  return revision + 1;
};

/** Orders the collections as listed; collections that are not listed follow in their previous order. */
export const orderCollections = async (
  { db, collections }: ProductService,
  administrator: MemberRow,
  keywords: readonly string[],
  now: Date,
): Promise<void> => {
  await withLockedMember(db, administrator.uid, async (tx) => {
    await tx.execute(sql`lock table product.collection in share row exclusive mode`);
    const stored = await tx
      .select({ keyword: collection.keyword })
      .from(collection)
      .orderBy(asc(collection.position), asc(collection.keyword));
    const known = stored.map(({ keyword }) => keyword);
    const named = [...new Set(keywords)].filter((keyword) => known.includes(keyword));
    const ordered = [...named, ...known.filter((keyword) => !named.includes(keyword))];
    await tx.execute(sql`update product.collection
      set position = array_position(${sql.param(ordered)}::text[], keyword) - 1`);
    await recordAuditEntry(tx, administrator, 'order', 'collections', { keywords: ordered }, now);
    await tx.execute(sql`select pg_notify(${CATALOG_CHANNEL}, 'collection')`);
  });
  collections.clear();
};
