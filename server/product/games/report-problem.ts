/** Adds a visitor's problem report about a game to the administrators' queue; limited by IP address. */
import type { ParsedInput } from '@/lib/contract/call';
import type { reportProblem as problemCall } from '@/lib/contract/games';
import { ServiceError } from '@/lib/errors';
import { gameProblem } from '../../db/schema/product';
import type { RequestContext } from '../../http/context';
import { networkOf } from '../../platform/network';
import { throttle } from '../../platform/rate-limit';
import type { ProductService } from '../service';

const PER_HOUR = 10;

/**
 * Stores the report.
 * @throws ServiceError badRequest when a problem of the kind "other" has no description, tooManyRequests
 */
export const reportProblem = async (
  service: ProductService,
  { body }: ParsedInput<typeof problemCall>,
  gameUid: number,
  context: RequestContext,
): Promise<void> => {
  if (body.kind === 'other' && body.message === '')
    throw new ServiceError('badRequest', 'Tell us what is wrong.', { message: 'Required.' });
  const now = context.clock.now();
  await throttle(
    service.db,
    `problem:${networkOf(context.ipAddress)}`,
    { limit: PER_HOUR, windowSeconds: 3600 },
    now,
  );
  await service.db
    .insert(gameProblem)
    .values({ gameUid, kind: body.kind, message: body.message, createdAt: now });
};
