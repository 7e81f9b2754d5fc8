/** Records that players have seen the answers to their own challenges. */
import { and, eq, inArray } from 'drizzle-orm';
import { challenge } from '../../db/schema/challenges';
import { run } from '../../db/schema/scores';
import type { RequestContext } from '../../http/context';
import { type Limit, throttle } from '../../platform/rate-limit';
import type { Player } from '../players/current-player';
import type { ScoresService } from '../service';

const MARKS_PER_PLAYER: Limit = { limit: 120, windowSeconds: 3_600 };

/**
 * Marks the challenges as seen; ignores those of other players.
 * @throws ServiceError tooManyRequests
 */
export const markChallengesSeen = async (
  { db }: Pick<ScoresService, 'db'>,
  player: Player,
  { clock }: RequestContext,
  ids: readonly string[],
): Promise<{ ok: boolean }> => {
  const now = clock.now();
  await throttle(db, `challenge-marks:player:${player.id}`, MARKS_PER_PLAYER, now);
  const own = db.select({ id: run.id }).from(run).where(eq(run.playerId, player.id));
  await db
    .update(challenge)
    .set({ seenAt: now })
    .where(and(inArray(challenge.id, [...ids]), inArray(challenge.runId, own)));
  return { ok: true };
};
