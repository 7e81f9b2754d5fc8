/**
 * Requests about an email address. They are stored in the same way for every address and processed after the response.
 * The response and its timing therefore never reveal whether an account exists.
 */
import { and, asc, eq, lt, lte, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { retryConflicts } from '../../db/retry-conflicts';
import { accountRequest } from '../../db/schema/accounts';
import type { ProductService } from '../service';
import { mailKeysAgain } from '../shop/mail-keys';
import { mailResetLinks } from './mail-reset-link';
import { mailVerification, mailVerificationsFor } from './mail-verification';
import type { Transaction } from './with-members';

export type AccountRequest =
  | { kind: 'verify'; payload: { memberUid: string; origin: string } }
  | { kind: 'resend'; payload: { email: string; origin: string } }
  | { kind: 'resendKeys'; payload: { email: string; origin: string } }
  | { kind: 'lostPassword'; payload: { email: string; path: string; origin: string } };

/** Stores a request. The caller must wake the worker once the row is committed. */
export const queueAccountRequest = async (
  db: Pick<NodePgDatabase, 'insert'>,
  request: AccountRequest,
  now: Date,
): Promise<void> => {
  await db.insert(accountRequest).values({ ...request, createdAt: now, nextAttemptAt: now });
};

const handleRequest = (service: ProductService, tx: Transaction, request: AccountRequest): Promise<void> => {
  switch (request.kind) {
    case 'verify':
      return mailVerification(service, tx, Number(request.payload.memberUid), request.payload.origin);
    case 'resend':
      return mailVerificationsFor(service, tx, request.payload.email, request.payload.origin);
    case 'resendKeys':
      return mailKeysAgain(service, tx, request.payload);
    case 'lostPassword':
      return mailResetLinks(service, tx, request.payload);
  }
};

const RETRY_AFTER_MS = 60_000;
const MAX_ATTEMPTS = 10;

/** Claims the oldest due request, counts the attempt, and schedules the next one in case this one fails or its process dies. */
const claimDueRequest = async (db: NodePgDatabase, now: Date) => {
  const due = db
    .select({ id: accountRequest.id })
    .from(accountRequest)
    .where(and(lte(accountRequest.nextAttemptAt, now), lt(accountRequest.attempts, MAX_ATTEMPTS)))
    .orderBy(asc(accountRequest.nextAttemptAt), asc(accountRequest.id))
    .limit(1)
    .for('update', { skipLocked: true });
  const [claimed] = await db
    .update(accountRequest)
    .set({
      attempts: sql`${accountRequest.attempts} + 1`,
      nextAttemptAt: new Date(now.getTime() + RETRY_AFTER_MS),
    })
    // A scalar subquery runs only once. With IN, the plan might run it for each row and lease more rows than it returns.
    .where(eq(accountRequest.id, due))
    .returning();
  return claimed;
};

/**
 * Processes the oldest due request. Returns false when none is due. A failed request is retried and never blocks the
 * next one.
 */
export const handleNextRequest = async (service: ProductService): Promise<boolean> => {
  const { db, clock, log } = service;
  const claimed = await claimDueRequest(db, clock.now());
  if (!claimed) return false;
  try {
    await retryConflicts(() =>
      db.transaction(async (tx) => {
        const removed = await tx
          .delete(accountRequest)
          .where(eq(accountRequest.id, claimed.id))
          .returning({ id: accountRequest.id });
        // Another process may have finished the request after this process's claim expired.
        if (removed.length === 1) await handleRequest(service, tx, claimed as unknown as AccountRequest);
      }),
    );
  } catch (error) {
    const { kind, attempts } = claimed;
    log.warn(`account request failed, retrying in ${RETRY_AFTER_MS / 1000} s`, { kind, attempts, error });
  }
  return true;
};
