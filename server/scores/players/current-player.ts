/** The player behind a request, by signed token only. */
import { eq } from 'drizzle-orm';
import { TIMEZONE_HEADER } from '@/lib/contract/scores';
import { DEFAULT_ZONE, isZone } from '@/lib/domain/days';
import { ServiceError } from '@/lib/errors';
import { player } from '../../db/schema/scores';
import type { RequestContext } from '../../http/context';
import type { ScoresService } from '../service';

export type Player = typeof player.$inferSelect;

/** The zone that the browser names, or null where it names none that is known. */
export const zoneOfRequest = (context: RequestContext): string | null => {
  const zone = context.request.headers.get(TIMEZONE_HEADER);
  return zone && zone.length <= 64 && isZone(zone) ? zone : null;
};

/** The zone whose midnight opens this player's days. */
export const zoneOf = (of: Player | null, context: RequestContext): string =>
  of?.zone ?? zoneOfRequest(context) ?? DEFAULT_ZONE;

/** The player of the request's token, or null without a valid one. */
export const findPlayer = async (service: ScoresService, context: RequestContext): Promise<Player | null> => {
  const header = context.request.headers.get('authorization');
  const token = header?.startsWith('Bearer ') ? header.slice('Bearer '.length) : null;
  if (!token) return null;
  const claims = await service.tokens.read(token, context.clock.now());
  if (!claims) return null;
  const rows = await service.db.select().from(player).where(eq(player.subject, claims.subject)).limit(1);
  return rows[0] ?? null;
};

/**
 * The player of the request's token.
 * @throws ServiceError unauthorized
 */
export const requirePlayer = async (service: ScoresService, context: RequestContext): Promise<Player> => {
  const found = await findPlayer(service, context);
  if (!found) throw new ServiceError('unauthorized', 'A valid player token is needed.');
  return found;
};
