/**
 * Deletes accounts. A deletion spans the payment provider, the scores service and the product. It is stored before the
 * first step, and every step may be repeated, so a worker can complete an interrupted deletion.
 */
import { and, asc, eq, lte, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { accountToken } from '../../db/schema/accounts';
import { member, memberRemoval } from '../../db/schema/members';
import { endSessionsOf, type MemberRow } from '../auth/sessions';
import { withLockedMember, withLockedMembers } from '../auth/with-members';
import { endPaymentsOfMember } from '../billing';
import type { ProductService } from '../service';
import { removeRows } from './remove-rows';

/** How long no other process may continue a deletion that a process is working on. */
const LEASE_MS = 2 * 60_000;
const FIRST_WAIT_MS = 30_000;
const MAX_WAIT_MS = 60 * 60_000;

/** Stores that the member's account must be deleted. */
const requestRemoval = (db: NodePgDatabase, uid: number, now: Date): Promise<void> =>
  withLockedMember(db, uid, async (tx) => {
    await tx
      .insert(memberRemoval)
      .values({
        memberUid: uid,
        requestedAt: now,
        attempts: 1,
        nextAttemptAt: new Date(now.getTime() + LEASE_MS),
      })
      .onConflictDoNothing();
  });

/** Makes the deletion final, and ends the sessions and links with which the member could still change data. */
const makeRemovalFinal = (db: NodePgDatabase, uid: number): Promise<void> =>
  withLockedMembers(db, [uid], async (tx) => {
    await tx.update(memberRemoval).set({ isFinal: true }).where(eq(memberRemoval.memberUid, uid));
    await endSessionsOf(tx, uid);
    await tx.delete(accountToken).where(eq(accountToken.memberUid, uid));
  });

const completeRemoval = async (service: ProductService, row: MemberRow): Promise<void> => {
  await service.scoresLink.removePlayer(row, service.clock.now());
  await removeRows(service, row.uid, service.clock.now());
  service.mail.wake();
};

/** Schedules the next attempt of a deletion. */
const postponeRemoval = async (
  { db, clock, log }: ProductService,
  uid: number,
  attempts: number,
  error: unknown,
): Promise<void> => {
  const waitMs = Math.min(FIRST_WAIT_MS * 2 ** (attempts - 1), MAX_WAIT_MS);
  log.warn(`account deletion interrupted, continuing in ${waitMs / 1000} s`, { attempts, error });
  await db
    .update(memberRemoval)
    .set({ nextAttemptAt: new Date(clock.now().getTime() + waitMs) })
    .where(eq(memberRemoval.memberUid, uid));
};

/**
 * Deletes an account. Once its payments have ended, the deletion is final; after a later failure, the worker completes
 * it.
 * @throws the error of ending the payments; the account then remains unchanged
 */
export const startRemoval = async (service: ProductService, row: MemberRow): Promise<void> => {
  const { db, clock } = service;
  await requestRemoval(db, row.uid, clock.now());
  try {
    await endPaymentsOfMember(service, row.uid);
  } catch (error) {
    await db
      .delete(memberRemoval)
      .where(and(eq(memberRemoval.memberUid, row.uid), eq(memberRemoval.isFinal, false)));
    throw error;
  }
  await makeRemovalFinal(db, row.uid);
  await completeRemoval(service, row).catch((error: unknown) => postponeRemoval(service, row.uid, 1, error));
};

/** Continues one interrupted deletion. Returns false when none is due. A failed deletion never blocks the next one. */
export const continueNextRemoval = async (service: ProductService): Promise<boolean> => {
  const { db, clock } = service;
  const now = clock.now();
  const due = db
    .select({ uid: memberRemoval.memberUid })
    .from(memberRemoval)
    .where(lte(memberRemoval.nextAttemptAt, now))
    .orderBy(asc(memberRemoval.nextAttemptAt))
    .limit(1)
    .for('update', { skipLocked: true });
  const [claimed] = await db
    .update(memberRemoval)
    .set({
      attempts: sql`${memberRemoval.attempts} + 1`,
      nextAttemptAt: new Date(now.getTime() + LEASE_MS),
    })
    // A scalar subquery runs only once. With IN, the plan might run it for each row and lease more rows than it returns.
    .where(eq(memberRemoval.memberUid, due))
    .returning();
  if (!claimed) return false;
  const { memberUid: uid, attempts } = claimed;
  try {
    await endPaymentsOfMember(service, uid);
    await makeRemovalFinal(db, uid);
    const [row] = await db.select().from(member).where(eq(member.uid, uid));
    if (row) await completeRemoval(service, row);
  } catch (error) {
    await postponeRemoval(service, uid, attempts, error);
  }
  return true;
};
