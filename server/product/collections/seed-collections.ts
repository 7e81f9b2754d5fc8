/** Adds the default collections to a database. */
import { sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { DEFAULT_COLLECTIONS } from '@/lib/domain/listing/collection-rules';
import { collection } from '../../db/schema/product';

/** Inserts missing collections; never changes an administrator's edits. */
export const seedCollections = async (db: NodePgDatabase, now: Date): Promise<void> => {
  await db
    .insert(collection)
    .values(
      DEFAULT_COLLECTIONS.map((each, position) => ({ ...each, position: sql`${position}`, updatedAt: now })),
    )
    .onConflictDoNothing();
};
