/** Stores sessions as rows. The browser has a random id; the row has only its hash (docs/specification/choices.md). */
import { and, eq, gt, ne } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { session } from '../../db/schema/accounts';
import { member } from '../../db/schema/members';
import type { RequestContext } from '../../http/context';
import { createSecret, hashSecret, readSecretCookie, writeSecretCookie } from '../../http/cookies';

export const SESSION_COOKIE = 'sw_session';
const DAY_MS = 86_400_000;
const RETENTION_MS = 30 * DAY_MS;
/** The lifetime of a session without "keep me signed in"; the browser ends it earlier, when it closes. */
const UNSAVED_RETENTION_MS = DAY_MS;
const SEEN_UPDATE_INTERVAL_MS = 5 * 60_000;

export type MemberRow = typeof member.$inferSelect;
export type SessionRow = typeof session.$inferSelect;
export interface MemberSession {
  session: SessionRow;
  member: MemberRow;
}

export interface OpenedSession {
  row: SessionRow;
  /** The random id for the session cookie. */
  secret: string;
}

/** Returns whether a session was opened with "keep me signed in", so that it survives closing the browser. */
export const isPersistent = ({ expiresAt, seenAt }: Pick<SessionRow, 'expiresAt' | 'seenAt'>): boolean =>
  expiresAt.getTime() - seenAt.getTime() > UNSAVED_RETENTION_MS;

/** Sends a session's cookie. Call this once the session's transaction has committed. */
export const sendSessionCookie = (context: RequestContext, { row, secret }: OpenedSession): void =>
  writeSecretCookie(context, SESSION_COOKIE, secret, isPersistent(row) ? RETENTION_MS / 1000 : null);

/** Creates a session with a new id; never reuses an id that the browser sent. */
export const createSession = async (
  db: Pick<NodePgDatabase, 'insert'>,
  memberUid: number,
  now: Date,
  isSaved: boolean,
): Promise<OpenedSession> => {
  const lifeMs = isSaved ? RETENTION_MS : UNSAVED_RETENTION_MS;
  const secret = createSecret();
  const [row] = await db
    .insert(session)
    .values({
      idHash: hashSecret(secret),
      memberUid,
      csrfToken: createSecret(),
      logoutToken: createSecret(),
      createdAt: now,
      seenAt: now,
      expiresAt: new Date(now.getTime() + lifeMs),
    })
    .returning();
  if (!row) throw new Error('The session was not stored.');
  return { row, secret };
};

/** Returns whether a session still exists. */
export const hasSession = async (
  db: Pick<NodePgDatabase, 'select'>,
  { idHash }: Pick<SessionRow, 'idHash'>,
): Promise<boolean> => {
  const found = await db.select({ at: session.createdAt }).from(session).where(eq(session.idHash, idHash));
  return found.length > 0;
};

const extendSession = async (
  db: NodePgDatabase,
  row: SessionRow,
  secret: string,
  context: RequestContext,
) => {
  const now = context.clock.now();
  if (now.getTime() - row.seenAt.getTime() < SEEN_UPDATE_INTERVAL_MS) return;
  const lifeMs = row.expiresAt.getTime() - row.seenAt.getTime();
  const expiresAt = new Date(now.getTime() + lifeMs);
  await db.update(session).set({ seenAt: now, expiresAt }).where(eq(session.idHash, row.idHash));
  await db.update(member).set({ seenAt: now }).where(eq(member.uid, row.memberUid));
  writeSecretCookie(context, SESSION_COOKIE, secret, isPersistent(row) ? lifeMs / 1000 : null);
};

/** Returns the session of a request and its member, or null. Extends the session. */
export const findSession = async (
  db: NodePgDatabase,
  context: RequestContext,
): Promise<MemberSession | null> => {
  const secret = readSecretCookie(context, SESSION_COOKIE);
  if (!secret) return null;
  const [found] = await db
    .select({ session, member })
    .from(session)
    .innerJoin(member, eq(member.uid, session.memberUid))
    .where(and(eq(session.idHash, hashSecret(secret)), gt(session.expiresAt, context.clock.now())))
    .limit(1);
  if (!found) return null;
  await extendSession(db, found.session, secret, context);
  return found;
};

/** Ends a session and deletes its cookie. */
export const endSession = async (
  db: NodePgDatabase,
  row: SessionRow,
  context: RequestContext,
): Promise<void> => {
  await db.delete(session).where(eq(session.idHash, row.idHash));
  writeSecretCookie(context, SESSION_COOKIE, '', 0);
};

/** Ends all of a member's sessions, or all but one. */
export const endSessionsOf = async (
  db: Pick<NodePgDatabase, 'delete'>,
  memberUid: number,
  except?: Buffer,
): Promise<void> => {
  const ofMember = eq(session.memberUid, memberUid);
  await db.delete(session).where(except ? and(ofMember, ne(session.idHash, except)) : ofMember);
};
