/** Views, counted once per visitor and day by a first-party random id that is used for nothing else (pages.md). */
import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { localDateOf } from '@/lib/domain/days';
import type { RequestContext } from '../../http/context';
import { tellOperators } from '../../platform/happenings';
import type { ProductService } from '../service';

const VISIT_COOKIE = 'sw_visit';
const VISIT_DAYS = 365;

const visitorOf = (context: RequestContext): string => {
  const known = context.cookie(VISIT_COOKIE);
  if (known && /^[\w-]{22}$/.test(known)) return known;
  const made = randomBytes(16).toString('base64url');
  const secure = context.isSecure ? '; Secure' : '';
  context.setCookie(
    `${VISIT_COOKIE}=${made}; Path=/; Max-Age=${VISIT_DAYS * 86_400}; HttpOnly; SameSite=Lax${secure}`,
  );
  return made;
};

/** Counts a view of a game; the second one of a visitor on a day changes nothing. */
export const trackView = async (
  service: ProductService,
  context: RequestContext,
  uid: number,
): Promise<void> => {
  const day = localDateOf('UTC', context.clock.now());
  // Salted by game and day: two rows of one visitor cannot be told to be the same person's.
  const visitorHash = createHash('sha256')
    .update(`${visitorOf(context)}:${uid}:${day}`)
    .digest();
  tellOperators({ kind: 'gameView' });
  await service.db.execute(sql`
    with seen as (
      insert into product.game_view (game_uid, visitor_hash, day) values (${uid}, ${visitorHash}, ${day})
      on conflict do nothing returning 1
    )
    update product.game set play_count = play_count + 1 where uid = ${uid} and exists (select from seen)`);
};
