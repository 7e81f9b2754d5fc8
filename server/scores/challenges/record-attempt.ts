/** Records, at most once, that a run is an attempt at a challenge. */
import { eq, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { challengeAttempt } from '../../db/schema/challenges';

/** Records the attempt, unless the challenge or the run was deleted in the meantime. */
export const recordAttempt = async (
  db: Pick<NodePgDatabase, 'execute'>,
  challengeId: string,
  runId: string,
  createdAt: Date,
): Promise<void> => {
  // Locks both rows, so that nothing is inserted if either was deleted. A plain insert would violate a foreign key.
  await db.execute(sql`
    insert into scores.challenge_attempt (challenge_id, run_id, created_at)
    select challenge.id, run.id, ${createdAt.toISOString()}::timestamptz from scores.challenge, scores.run
    where challenge.id = ${challengeId} and run.id = ${runId}::uuid
    for key share
    on conflict do nothing`);
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
