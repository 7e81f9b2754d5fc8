/** Things that may be used once, whichever process is asked. */
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { claim } from '../db/schema/members';

/**
 * Claims a key.
 * @param until when the key is worth nothing any more: its row may then be thrown away
 * @returns true for the first to ask
 */
export const claimOnce = async (
  db: Pick<NodePgDatabase, 'insert'>,
  key: string,
  until: Date,
): Promise<boolean> =>
  (await db.insert(claim).values({ key, expiresAt: until }).onConflictDoNothing().returning()).length === 1;
