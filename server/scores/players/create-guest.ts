/** A guest: a random secret in an HttpOnly cookie, its hash here, and a short-lived token for it. */
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { player } from '../../db/schema/scores';
import type { RequestContext } from '../../http/context';
import type { ScoresService } from '../service';
import type { Player } from './current-player';

const GUEST_COOKIE = 'sw_guest';
// runs-and-days.md: a guest unseen for 90 days is deleted.
const GUEST_DAYS = 90;
const AVATARS = ['bear', 'cat', 'fox', 'hedgehog', 'moth', 'owl', 'snail', 'whale'];

const hashOf = (secret: string): Buffer => createHash('sha256').update(secret).digest();

const findByCookie = async (service: ScoresService, secret: string | undefined): Promise<Player | null> => {
  if (!secret || !/^[\w-]{22}$/.test(secret)) return null;
  const rows = await service.db
    .update(player)
    .set({ seenAt: sql`now()` })
    .where(eq(player.guestHash, hashOf(secret)))
    .returning();
  return rows[0] ?? null;
};

const cookieOf = (secret: string, isSecure: boolean): string =>
  [
    `${isSecure ? '__Host-' : ''}${GUEST_COOKIE}=${secret}`,
    'Path=/',
    `Max-Age=${GUEST_DAYS * 86_400}`,
    'HttpOnly',
    'SameSite=Lax',
    ...(isSecure ? ['Secure'] : []),
  ].join('; ');

/** The token of this browser's guest; makes the guest where the browser has none. */
export const createGuest = async (
  service: ScoresService,
  context: RequestContext,
): Promise<{ token: string; expiresAt: string }> => {
  const known = context.cookie(`${context.isSecure ? '__Host-' : ''}${GUEST_COOKIE}`);
  let guest = await findByCookie(service, known);
  let secret = known ?? '';
  if (!guest) {
    secret = randomBytes(16).toString('base64url');
    const id = randomUUID();
    const avatar = AVATARS[randomBytes(1).readUInt8() % AVATARS.length];
    const rows = await service.db
      .insert(player)
      .values({
        subject: `guest:${id}`,
        isGuest: true,
        displayName: 'Guest',
        avatarUrl: `/art/avatars/${avatar}.svg`,
        guestHash: hashOf(secret),
      })
      .returning();
    guest = rows[0] ?? null;
  }
  if (!guest) throw new Error('The guest was not stored.');
  context.setCookie(cookieOf(secret, context.isSecure));
  const { token, expiresAt } = await service.tokens.issueGuest(guest.subject, context.clock.now());
  return { token, expiresAt: expiresAt.toISOString() };
};
