/** Locks the subject of a token, which exists even without a player. */
import { sql } from 'drizzle-orm';
import type { Transaction } from '../streaks/transaction';

/** Serializes the creation and the deletion of a subject's player until the transaction ends. */
export const lockSubject = async (tx: Transaction, subject: string): Promise<void> => {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`player:${subject}`}, 0))`);
};
