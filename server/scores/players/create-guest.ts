/** Creates a guest: a random secret in an HttpOnly cookie, the secret's hash in the database, and a short-lived token. */
import { randomBytes, randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { player } from '../../db/schema/scores';
import type { RequestContext } from '../../http/context';
import { createSecret, hashSecret, readSecretCookie, writeSecretCookie } from '../../http/cookies';
import type { ScoresService } from '../service';
import type { Player } from './current-player';
import { limitGuestCreation } from './start-limits';

const GUEST_COOKIE = 'sw_guest';
// Guests are deleted after 90 days of absence (docs/scores.md).
const GUEST_DAYS = 90;
const AVATARS = ['bear', 'cat', 'fox', 'hedgehog', 'moth', 'owl', 'snail', 'whale'];

const findByCookie = async (service: ScoresService, secret: string | null): Promise<Player | null> => {
  if (!secret) return null;
  const rows = await service.db
    .update(player)
    .set({ seenAt: sql`now()` })
    .where(eq(player.guestHash, hashSecret(secret)))
    .returning();
  return rows[0] ?? null;
};

/**
 * Returns a token for this browser's guest; creates the guest if there is none.
 * @throws ServiceError tooManyRequests if the network has created too many guests
 */
export const createGuest = async (
  service: ScoresService,
  context: RequestContext,
): Promise<{ token: string; expiresAt: string }> => {
  const known = readSecretCookie(context, GUEST_COOKIE);
  let guest = await findByCookie(service, known);
  let secret = known ?? '';
  if (!guest) {
    await limitGuestCreation(service.db, context);
    secret = createSecret();
    const id = randomUUID();
    const avatar = AVATARS[randomBytes(1).readUInt8() % AVATARS.length];
    const rows = await service.db
      .insert(player)
      .values({
        subject: `guest:${id}`,
        isGuest: true,
        displayName: 'Guest',
        avatarUrl: `/art/avatars/${avatar}.svg`,
        guestHash: hashSecret(secret),
      })
      .returning();
    guest = rows[0] ?? null;
  }
  if (!guest) throw new Error('The guest was not stored.');
  writeSecretCookie(context, GUEST_COOKIE, secret, GUEST_DAYS * 86_400);
  const { token, expiresAt } = await service.tokens.issueGuest(guest.subject, context.clock.now());
  return { token, expiresAt: expiresAt.toISOString() };
};
