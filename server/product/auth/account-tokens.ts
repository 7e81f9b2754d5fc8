/** Single-use secrets sent by mail: 128 bits, stored as hashes. A new secret of a kind invalidates the older ones. */
import { and, eq, gt, isNotNull, ne } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { accountToken } from '../../db/schema/accounts';
import { member } from '../../db/schema/members';
import { createSecret, hashSecret } from '../../http/cookies';
import { emailKeyOf } from './names';

// docs/specification/choices.md: a password can be reset for 30 minutes and an email address verified for 24 hours. The
// code that sends a member back to another part of the site is valid for one minute.
const LIFETIMES_MS = { reset: 30 * 60_000, verify: 24 * 3_600_000, return: 60_000 };
export type TokenKind = keyof typeof LIFETIMES_MS;
/** The kind of a spent email secret. Until it expires, its link still reports that the email address is confirmed. */
const USED_VERIFICATION_KIND = 'verified';

/** Returns when a secret that is issued at `now` expires. */
export const expiryOf = (kind: TokenKind, now: Date): Date => new Date(now.getTime() + LIFETIMES_MS[kind]);

const isUnexpired = (now: Date) => gt(accountToken.expiresAt, now);

type TokenWriter = Pick<NodePgDatabase, 'insert' | 'delete'>;

export const issueToken = async (
  db: TokenWriter,
  kind: TokenKind,
  memberUid: number,
  /** The value that the secret is bound to: an email address, or the origin to return to. */
  email: string,
  now: Date,
): Promise<string> => {
  const secret = createSecret();
  await removeTokens(db, kind, memberUid);
  await db.insert(accountToken).values({
    tokenHash: hashSecret(secret),
    memberUid,
    kind,
    email,
    createdAt: now,
    expiresAt: expiryOf(kind, now),
  });
  return secret;
};

/** Returns the member whom a secret was mailed to, without spending the secret; null for an unknown secret. */
export const findTokenOwner = async (
  db: Pick<NodePgDatabase, 'select'>,
  kind: TokenKind,
  secret: string,
): Promise<number | null> => {
  const [row] = await db
    .select({ uid: accountToken.memberUid })
    .from(accountToken)
    .where(and(eq(accountToken.tokenHash, hashSecret(secret)), eq(accountToken.kind, kind)));
  return row?.uid ?? null;
};

/** Consumes the secret for an email address like `consumeToken`, but retains the row, marked as used, until it expires. */
export const consumeVerificationToken = async (
  db: Pick<NodePgDatabase, 'update'>,
  secret: string,
  now: Date,
) => {
  const [row] = await db
    .update(accountToken)
    .set({ kind: USED_VERIFICATION_KIND })
    .where(
      and(eq(accountToken.tokenHash, hashSecret(secret)), eq(accountToken.kind, 'verify'), isUnexpired(now)),
    )
    .returning();
  return row ?? null;
};

/** Returns whether a secret has confirmed the email address that its member still uses. */
export const wasVerificationTokenUsed = async (
  db: Pick<NodePgDatabase, 'select'>,
  secret: string,
  now: Date,
): Promise<boolean> => {
  const [row] = await db
    .select({ uid: member.uid })
    .from(accountToken)
    .innerJoin(
      member,
      and(
        eq(member.uid, accountToken.memberUid),
        eq(member.email, accountToken.email),
        isNotNull(member.emailVerifiedAt),
      ),
    )
    .where(
      and(
        eq(accountToken.tokenHash, hashSecret(secret)),
        eq(accountToken.kind, USED_VERIFICATION_KIND),
        isUnexpired(now),
      ),
    );
  return row !== undefined;
};

/**
 * Deletes a secret's row, so that only one of two concurrent requests gets it. Returns null for a spent, expired or
 * unknown secret.
 */
export const consumeToken = async (db: TokenWriter, kind: TokenKind, secret: string, now: Date) => {
  const [row] = await db
    .delete(accountToken)
    .where(and(eq(accountToken.tokenHash, hashSecret(secret)), eq(accountToken.kind, kind), isUnexpired(now)))
    .returning();
  return row ?? null;
};

export const removeTokens = async (
  db: Pick<NodePgDatabase, 'delete'>,
  kind: TokenKind,
  memberUid: number,
): Promise<void> => {
  await db
    .delete(accountToken)
    .where(and(eq(accountToken.memberUid, memberUid), eq(accountToken.kind, kind)));
};

/** Invalidates secrets that were mailed to any email address other than the current one. */
export const removeTokensOfOtherEmails = async (
  db: Pick<NodePgDatabase, 'delete'>,
  kind: TokenKind,
  { uid, email }: { uid: number; email: string },
): Promise<void> => {
  await db
    .delete(accountToken)
    .where(and(eq(accountToken.memberUid, uid), eq(accountToken.kind, kind), ne(accountToken.email, email)));
};

/** Returns the member who has verified an email address. */
export const findVerifiedOwner = async (db: Pick<NodePgDatabase, 'select'>, email: string) => {
  const [row] = await db
    .select()
    .from(member)
    .where(and(eq(member.emailKey, emailKeyOf(email)), isNotNull(member.emailVerifiedAt)))
    .limit(1);
  return row ?? null;
};
