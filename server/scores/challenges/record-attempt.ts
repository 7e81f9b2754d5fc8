/** Records once that a run answers a challenge. */
import { eq } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { challengeAttempt } from '../../db/schema/challenges';

export const recordAttempt = async (
  db: Pick<NodePgDatabase, 'insert'>,
  challengeId: string,
  runId: string,
  createdAt: Date,
): Promise<void> => {
  await db.insert(challengeAttempt).values({ challengeId, runId, createdAt }).onConflictDoNothing();
};

/** Returns whether a run answers any challenge. */
export const isAttempt = async (db: Pick<NodePgDatabase, 'select'>, runId: string): Promise<boolean> => {
  const rows = await db
    .select({ id: challengeAttempt.challengeId })
    .from(challengeAttempt)
    .where(eq(challengeAttempt.runId, runId))
    .limit(1);
  return rows.length > 0;
};
