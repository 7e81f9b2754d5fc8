/** Records a run's submissions: when they arrived, and how many the replay rejected. */
import { createHash } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { ReplayResult } from '@/lib/domain/games/game-rules';
import { ServiceError } from '@/lib/errors';
import { run } from '../../db/schema/scores';
import type { RunRow } from './start-run';

/** A correct client never submits moves that the replay rejects. The limit lets a faulty client retry. */
const MAX_REFUTED_SUBMISSIONS = 3;

type RunUpdater = Pick<NodePgDatabase, 'update'>;

export interface Submission {
  hash: string;
  arrivedAt: Date;
}

const hashSubmission = (content: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify(content) ?? '')
    .digest('base64url');

/** Returns the error for moves that the replay rejects or has already rejected. */
export const createRefutedError = (outcome?: ReplayResult['outcome']): ServiceError => {
  const message = outcome === 'illegal' ? 'The moves are not legal.' : 'The moves do not solve the level.';
  return new ServiceError('unprocessable', message, { moves: message });
};

/**
 * Records when a submission arrived, before the replay. A retry of the same submission keeps the first arrival time.
 * @param content the moves
 * @throws ServiceError conflict for a run that is over, unprocessable for moves that the replay has already rejected
 */
export const recordArrival = async (
  db: RunUpdater,
  row: RunRow,
  content: unknown,
  now: Date,
): Promise<Submission> => {
  const hash = hashSubmission(content);
  if (row.refutedHashes.includes(hash)) throw createRefutedError();
  if (row.state !== 'open') throw new ServiceError('conflict', 'This run is over.');
  if (row.submissionHash === hash && row.arrivedAt) return { hash, arrivedAt: row.arrivedAt };
  await db
    .update(run)
    .set({ arrivedAt: now, submissionHash: hash })
    .where(and(eq(run.id, row.id), eq(run.state, 'open')));
  return { hash, arrivedAt: now };
};

/** Records that the replay rejected a submission; the third different one ends the run. */
export const recordRefutation = async (db: RunUpdater, row: RunRow, { hash }: Submission): Promise<void> => {
  await db
    .update(run)
    .set({
      refutedHashes: sql`${run.refutedHashes} || ${hash}::text`,
      state: sql`case when cardinality(${run.refutedHashes}) + 1 >= ${MAX_REFUTED_SUBMISSIONS} then 'abandoned' else ${run.state} end`,
      // Clears the arrival, because due boards wait for submissions with a running replay.
      arrivedAt: null,
      submissionHash: null,
    })
    .where(
      and(eq(run.id, row.id), eq(run.state, 'open'), sql`not ${hash}::text = any(${run.refutedHashes})`),
    );
};
