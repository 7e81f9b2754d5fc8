/** Things that may be used once across all processes. */
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { claim } from '../db/schema/members';

/**
 * Claims a key.
 * @param until when the key is worthless: its row may then be deleted
 * @returns true for the first caller
 */
export const claimOnce = async (
  db: Pick<NodePgDatabase, 'insert'>,
  key: string,
  until: Date,
): Promise<boolean> =>
  (await db.insert(claim).values({ key, expiresAt: until }).onConflictDoNothing().returning()).length === 1;
