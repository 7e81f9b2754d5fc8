/** Views, counted once per visitor and day by a first-party random id that is used for nothing else (docs/pages.md). */
import { createHash, createHmac, randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { localDateOf } from '@/lib/domain/days';
import { ServiceError } from '@/lib/errors';
import type { RequestContext } from '../../http/context';
import { recordMetric } from '../../platform/metric-events';
import { limitedNetwork } from '../../platform/network';
import { readSecretKey } from '../../platform/secrets';
import { type Limit, throttle } from '../../platform/throttle';
import type { ProductService } from '../service';

const VISIT_COOKIE = 'sw_visit';
const VISIT_DAYS = 365;
// Forty pupils behind one IP address who each open thirty games make 1,200 views; anyone can invent cookies.
const VIEWS_PER_NETWORK: Limit = { limit: 2_000, windowSeconds: 3_600 };

const knownVisitorOf = (context: RequestContext): string | null => {
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

// The secret prevents tracing a stored hash back to an IP address by trying them all.
const networkVisitorOf = async ({ db }: ProductService, network: string): Promise<string> =>
  createHmac('sha256', await readSecretKey(db, 'view-networks'))
    .update(network)
    .digest('base64url');

/** The ids under which a visitor is known: without a cookie, also the network, so that refusing cookies counts once a day. */
const visitorsOf = async (service: ProductService, context: RequestContext): Promise<string[]> => {
  const known = knownVisitorOf(context);
  if (known) return [known];
  const created = createVisitor(context);
  const network = limitedNetwork(context.ipAddress);
  return network ? [await networkVisitorOf(service, network), created] : [created];
};

const mayCount = async ({ db }: ProductService, { ipAddress, clock }: RequestContext): Promise<boolean> => {
  const network = limitedNetwork(ipAddress);
  if (!network) return true;
  try {
    await throttle(db, `views:${network}`, VIEWS_PER_NETWORK, clock.now());
    return true;
  } catch (error) {
    if (error instanceof ServiceError && error.code === 'tooManyRequests') return false;
    throw error;
  }
};

/** Counts a view of a game; the second one of a visitor on a day, or one beyond the limit of a network, changes nothing. */
export const trackView = async (
  service: ProductService,
  context: RequestContext,
  uid: number,
): Promise<void> => {
  const day = localDateOf('UTC', context.clock.now());
  // Salted by game and day: two rows of one visitor cannot be linked.
  const hashes = (await visitorsOf(service, context)).map((visitor) =>
    createHash('sha256').update(`${visitor}:${uid}:${day}`).digest(),
  );
  recordMetric({ kind: 'gameView' });
  if (!(await mayCount(service, context))) return;
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
