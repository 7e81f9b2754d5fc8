/** Finds a challenge and the run that it was created from. */
import { eq } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { ServiceError } from '@/lib/errors';
import { challenge } from '../../db/schema/challenges';
import { run } from '../../db/schema/scores';
import type { RunRow } from '../runs/start-run';

export interface FoundChallenge {
  id: string;
  hidesName: boolean;
  createdAt: Date;
  /** The sender's run. */
  run: RunRow;
}

type ChallengeReader = Pick<NodePgDatabase, 'select'>;

/**
 * Finds a challenge.
 * @throws ServiceError notFound
 */
export const requireChallenge = async (db: ChallengeReader, id: string): Promise<FoundChallenge> => {
  const [row] = await db
    .select({ challenge, run })
    .from(challenge)
    .innerJoin(run, eq(run.id, challenge.runId))
    .where(eq(challenge.id, id));
  if (!row) throw new ServiceError('notFound', 'There is no such challenge.');
  const { hidesName, createdAt } = row.challenge;
  return { id, hidesName, createdAt, run: row.run };
};

/**
 * Returns the challenge that a new run answers.
 * @throws ServiceError notFound, badRequest for a challenge on another puzzle
 */
export const requireMatchingChallenge = async (
  db: ChallengeReader,
  id: string,
  { game, mode, level_key }: { game: string; mode: string; level_key?: string | null | undefined },
): Promise<FoundChallenge> => {
  const found = await requireChallenge(db, id);
  const isSame = found.run.game === game && found.run.mode === mode;
  if (!isSame || (level_key && level_key !== found.run.levelKey))
    throw new ServiceError('badRequest', 'The challenge is for another puzzle.', {
      challenge: 'Must be a challenge for this puzzle.',
    });
  return found;
};
