/**
 * Runs transactions that change members or their relations, tokens and sessions. The members' rows are locked first,
 * ordered by uid. They do not change until the commit, and two such transactions never deadlock.
 */
import { asc, inArray } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { ACCOUNT_MESSAGES } from '@/lib/account-messages';
import { ServiceError } from '@/lib/errors';
import { retryConflicts } from '../../db/retry-conflicts';
import { member } from '../../db/schema/members';
import type { MemberRow } from './sessions';

export type Transaction = Parameters<Parameters<NodePgDatabase['transaction']>[0]>[0];

/** Locks members' rows until the transaction ends. Returns the current rows of the members that still exist. */
export const lockMembers = async (
  tx: Transaction,
  uids: readonly number[],
): Promise<ReadonlyMap<number, MemberRow>> => {
  const rows = await tx
    .select()
    .from(member)
    .where(inArray(member.uid, [...uids]))
    .orderBy(asc(member.uid))
    .for('update');
  return new Map(rows.map((row) => [row.uid, row]));
};

/**
 * Runs a transaction while members' rows are locked; retries it after a conflict.
 * @param work changes only the database, and only through `tx`; it gets the members' current rows
 */
export const withLockedMembers = <T>(
  db: NodePgDatabase,
  uids: readonly number[],
  work: (tx: Transaction, rows: ReadonlyMap<number, MemberRow>) => Promise<T>,
): Promise<T> => retryConflicts(() => db.transaction(async (tx) => work(tx, await lockMembers(tx, uids))));

/**
 * Runs a transaction while the acting member's row is locked.
 * @throws ServiceError unauthorized when the account was deleted in the meantime
 */
export const withLockedMember = <T>(
  db: NodePgDatabase,
  uid: number,
  work: (tx: Transaction, row: MemberRow) => Promise<T>,
): Promise<T> =>
  withLockedMembers(db, [uid], async (tx, rows) => {
    const row = rows.get(uid);
    if (!row) throw new ServiceError('unauthorized', ACCOUNT_MESSAGES.signInFirst);
    return work(tx, row);
  });

/**
 * Runs a transaction while the rows of the acting member and of another member are locked.
 * @throws ServiceError unauthorized or notFound when one of them was deleted in the meantime
 */
export const withLockedPair = <T>(
  db: NodePgDatabase,
  ownUid: number,
  otherUid: number,
  work: (tx: Transaction, own: MemberRow, other: MemberRow) => Promise<T>,
): Promise<T> =>
  withLockedMembers(db, [ownUid, otherUid], async (tx, rows) => {
    const [own, other] = [rows.get(ownUid), rows.get(otherUid)];
    if (!own) throw new ServiceError('unauthorized', ACCOUNT_MESSAGES.signInFirst);
    if (!other) throw new ServiceError('notFound', 'There is no such member.');
    return work(tx, own, other);
  });
