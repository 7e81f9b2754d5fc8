/**
 * Counts views of games once per visitor and day. The visitor is a random first-party id that is used for nothing else
 * (docs/pages.md).
 */
import { createHash, createHmac, randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { localDateOf } from '@/lib/domain/days/days';
import { ServiceError } from '@/lib/errors';
import type { RequestContext } from '../../http/context';
import { recordMetric } from '../../platform/metric-events';
import { networkForRateLimit } from '../../platform/network';
import { ensureSecretKey } from '../../platform/secrets';
import { type Limit, throttle } from '../../platform/rate-limit';
import type { ProductService } from '../service';

const VISIT_COOKIE = 'sw_visit';
const VISIT_DAYS = 365;
// A class of forty students behind one IP address who each open thirty games causes 1,200 views. A limit is needed
// because clients can invent cookies.
const VIEWS_PER_NETWORK: Limit = { limit: 2_000, windowSeconds: 3_600 };

const readVisitorCookie = (context: RequestContext): string | null => {
  const known = context.cookie(VISIT_COOKIE);
  return known && /^[\w-]{22}$/.test(known) ? known : null;
};

const createVisitor = (context: RequestContext): string => {
  const made = randomBytes(16).toString('base64url');
  context.setCookie(VISIT_COOKIE, made, {
    maxAge: VISIT_DAYS * 86_400,
    httpOnly: true,
    sameSite: 'Lax',
    secure: context.isSecure,
  });
  return made;
};

// The secret prevents finding the IP address of a stored hash by trying all addresses.
const networkVisitorKey = async ({ db }: ProductService, network: string): Promise<string> =>
  createHmac('sha256', await ensureSecretKey(db, 'view-networks'))
    .update(network)
    .digest('base64url');

/**
 * Returns the ids of a visitor. Without a cookie, these include the network, so that a visitor who refuses cookies
 * counts only once a day.
 */
const identifyVisitor = async (service: ProductService, context: RequestContext): Promise<string[]> => {
  const known = readVisitorCookie(context);
  if (known) return [known];
  const created = createVisitor(context);
  const network = networkForRateLimit(context.ipAddress);
  return network ? [await networkVisitorKey(service, network), created] : [created];
};

const canCountView = async (
  { db }: ProductService,
  { ipAddress, clock }: RequestContext,
): Promise<boolean> => {
  const network = networkForRateLimit(ipAddress);
  if (!network) return true;
  try {
    await throttle(db, `views:${network}`, VIEWS_PER_NETWORK, clock.now());
    return true;
  } catch (error) {
    if (error instanceof ServiceError && error.code === 'tooManyRequests') return false;
    throw error;
  }
};

/**
 * Counts a view of a game. A visitor's second view on the same day, or a view beyond the network's limit, changes
 * nothing.
 */
export const trackView = async (
  service: ProductService,
  context: RequestContext,
  uid: number,
): Promise<void> => {
  const day = localDateOf('UTC', context.clock.now());
  // Hashes with the game and day, so that rows of the same visitor cannot be linked.
  const hashes = (await identifyVisitor(service, context)).map((visitor) =>
    createHash('sha256').update(`${visitor}:${uid}:${day}`).digest(),
  );
  recordMetric({ kind: 'gameView' });
  if (!(await canCountView(service, context))) return;
  const rows = sql.join(
    hashes.map((hash) => sql`(${uid}::int, ${hash}::bytea, ${day}::date)`),
    sql`, `,
  );
  await service.db.execute(sql`
    with seen as (
      insert into product.game_view (game_uid, visitor_hash, day) values ${rows}
      on conflict do nothing returning visitor_hash
    )
    update product.game set play_count = play_count + 1
    where uid = ${uid} and exists (select from seen where visitor_hash = ${hashes[0]}::bytea)`);
};
