/** Creates a link to a player's own result, once per run. */
import { randomBytes } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import { ServiceError } from '@/lib/errors';
import { run } from '../../db/schema/scores';
import type { RequestContext } from '../../http/context';
import { type Limit, throttle } from '../../platform/rate-limit';
import type { Player } from '../players/current-player';
import type { ScoresService } from '../service';
import { findFirstResult } from './first-result';

const CHALLENGES_PER_PLAYER: Limit = { limit: 60, windowSeconds: 3_600 };
const ID_BYTES = 12;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * Creates a challenge with the player's first result on the puzzle of a run. A repeated call returns the same link and
 * updates whether the name is hidden.
 * @throws ServiceError notFound for an unknown run or another player's run, conflict for an unverified result,
 * tooManyRequests
 */
export const createChallenge = async (
  service: ScoresService,
  player: Player,
  context: RequestContext,
  { runId, hidesName }: { runId: string; hidesName: boolean },
): Promise<{ id: string }> => {
  const { db } = service;
  const now = context.clock.now();
  await throttle(db, `challenges:player:${player.id}`, CHALLENGES_PER_PLAYER, now);
  const [own] = UUID.test(runId)
    ? await db
        .select()
        .from(run)
        .where(and(eq(run.id, runId), eq(run.playerId, player.id)))
    : [];
  if (!own) throw new ServiceError('notFound', 'There is no such run.');
  const result = own.state === 'finished' ? await findFirstResult(service, player.id, own) : null;
  if (!result) throw new ServiceError('conflict', 'Only a verified result can be a challenge.');
  const id = randomBytes(ID_BYTES).toString('base64url');
  // Locks the run, so that nothing is inserted for a deleted run. A plain insert would violate a foreign key.
  const { rows } = await db.execute<{ id: string }>(sql`
    insert into scores.challenge (id, run_id, hides_name, created_at)
    select ${id}, run.id, ${hidesName}::boolean, ${now.toISOString()}::timestamptz
    from scores.run where run.id = ${result.id}::uuid for key share
    on conflict (run_id) do update set hides_name = excluded.hides_name
    returning id`);
  const [row] = rows;
  if (!row) throw new ServiceError('conflict', 'The link could not be created. Please try again.');
  return row;
};
