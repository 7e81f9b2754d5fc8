/**
 * The unsubscribe link, which works without a session (RFC 8058). It carries a signature instead of a stored token, so
 * it never expires.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { member } from '../../db/schema/members';
import type { ProductService } from '../service';
import { switchOff } from './switch-reminders';

const SIGNATURE_PURPOSE = 'streak-reminder';

const signMemberId = (key: Buffer, memberId: string): string =>
  createHmac('sha256', key).update(`${SIGNATURE_PURPOSE}:${memberId}`).digest('base64url');

/** Returns a token with the member's public number. The token can only turn off that member's reminders. */
export const createUnsubscribeToken = (key: Buffer, memberId: string): string =>
  `${memberId}.${signMemberId(key, memberId)}`;

const verifyUnsubscribeToken = (key: Buffer, token: string): string | null => {
  const memberId = token.slice(0, Math.max(token.lastIndexOf('.'), 0));
  const [given, right] = [token, createUnsubscribeToken(key, memberId)].map((text) => Buffer.from(text));
  return given && right && given.length === right.length && timingSafeEqual(given, right) ? memberId : null;
};

/**
 * Turns off the reminders of a token's member. Does nothing for an invalid token or an unknown member, and does not
 * reveal that.
 */
export const unsubscribe = async (
  { db, unsubscribeKey }: Pick<ProductService, 'db' | 'unsubscribeKey'>,
  token: string,
): Promise<void> => {
  const memberId = verifyUnsubscribeToken(unsubscribeKey, token);
  if (memberId === null) return;
  const [row] = await db.select().from(member).where(eq(member.memberId, memberId)).limit(1);
  if (row) await switchOff(db, row);
};
