/** Adds a player's earlier result to a challenge whose link the player opened afterwards. */
import { ServiceError } from '@/lib/errors';
import type { RequestContext } from '../../http/context';
import { type Limit, throttle } from '../../platform/rate-limit';
import type { Player } from '../players/current-player';
import type { ScoresService } from '../service';
import { requireChallenge } from './find-challenge';
import { findFirstResult } from './first-result';
import { recordAttempt } from './record-attempt';

const ENTRIES_PER_PLAYER: Limit = { limit: 120, windowSeconds: 3_600 };

/**
 * Adds the result.
 * @throws ServiceError notFound, conflict without a verified result on this puzzle, tooManyRequests
 */
export const enterChallenge = async (
  service: ScoresService,
  player: Player,
  { clock }: RequestContext,
  id: string,
): Promise<{ ok: boolean }> => {
  await throttle(service.db, `challenge-entries:player:${player.id}`, ENTRIES_PER_PLAYER, clock.now());
  const found = await requireChallenge(service.db, id);
  const result = await findFirstResult(service, player.id, found.run);
  if (!result) throw new ServiceError('conflict', 'There is no verified result on this puzzle.');
  await recordAttempt(service.db, id, result.id, clock.now());
  return { ok: true };
};
