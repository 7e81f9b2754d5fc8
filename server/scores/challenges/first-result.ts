/**
 * Finds a player's first finished run of a puzzle. Challenges compare only first results, because a player knows the
 * solution afterwards.
 */
import { and, asc, eq } from 'drizzle-orm';
import { run } from '../../db/schema/scores';
import type { RunRow } from '../runs/start-run';
import type { ScoresService } from '../service';

type RunPuzzle = Pick<RunRow, 'game' | 'mode' | 'seed'>;

/**
 * Returns the player's first result; null if the player has not finished a run of this seed, or if the first one is not
 * verified.
 */
export const findFirstResult = async (
  { db }: Pick<ScoresService, 'db'>,
  playerId: number,
  { game, mode, seed }: RunPuzzle,
): Promise<(RunRow & { value: number }) | null> => {
  const [first] = await db
    .select()
    .from(run)
    .where(
      and(
        eq(run.playerId, playerId),
        eq(run.game, game),
        eq(run.mode, mode),
        eq(run.seed, seed),
        eq(run.state, 'finished'),
      ),
    )
    .orderBy(asc(run.finishedAt), asc(run.id))
    .limit(1);
  if (!first?.isVerified || first.value === null) return null;
  return { ...first, value: first.value };
};
