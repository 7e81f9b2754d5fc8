/** Ensures that a key is used only once across all processes. */
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { claim } from '../db/schema/accounts';

/**
 * Claims a key.
 * @param until when the claim expires; its row may be deleted after that
 * @returns true for the first caller
 */
export const claimOnce = async (
  db: Pick<NodePgDatabase, 'insert'>,
  key: string,
  until: Date,
): Promise<boolean> =>
  (await db.insert(claim).values({ key, expiresAt: until }).onConflictDoNothing().returning()).length === 1;
