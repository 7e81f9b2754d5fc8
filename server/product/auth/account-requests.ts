/**
 * What was asked of an address: written down in the same way whoever it belongs to, and looked into
 * once the answer is out. So neither an answer nor its time tells whether there is an account.
 */
import { asc, eq } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { accountRequest } from '../../db/schema/members';
import type { ProductService } from '../service';
import { mailKeysAgain } from '../shop/mail-keys';
import { mailResetLink } from './mail-reset-link';
import { mailVerification, mailVerificationsOf } from './mail-verification';

export type AccountRequest =
  | { kind: 'verify'; payload: { memberUid: string; origin: string } }
  | { kind: 'resend'; payload: { email: string; origin: string } }
  | { kind: 'resendKeys'; payload: { email: string; origin: string } }
  | { kind: 'lostPassword'; payload: { email: string; path: string; origin: string } };

export type Transaction = Parameters<Parameters<NodePgDatabase['transaction']>[0]>[0];

/** Writes down a request; wake the worker once the row stands. */
export const noteRequest = async (
  db: Pick<NodePgDatabase, 'insert'>,
  request: AccountRequest,
  now: Date,
): Promise<void> => {
  await db.insert(accountRequest).values({ ...request, createdAt: now });
};

const work = (service: ProductService, tx: Transaction, request: AccountRequest): Promise<void> => {
  switch (request.kind) {
    case 'verify':
      return mailVerification(service, tx, Number(request.payload.memberUid), request.payload.origin);
    case 'resend':
      return mailVerificationsOf(service, tx, request.payload.email, request.payload.origin);
    case 'resendKeys':
      return mailKeysAgain(service, tx, request.payload);
    case 'lostPassword':
      return mailResetLink(service, tx, request.payload);
  }
};

/** Does the oldest request; false where there is none. */
export const doNextRequest = (service: ProductService): Promise<boolean> =>
  service.db.transaction(async (tx) => {
    const [row] = await tx
      .select()
      .from(accountRequest)
      .orderBy(asc(accountRequest.id))
      .limit(1)
      .for('update', { skipLocked: true });
    if (!row) return false;
    await tx.delete(accountRequest).where(eq(accountRequest.id, row.id));
    await work(service, tx, row as unknown as AccountRequest);
    return true;
  });
