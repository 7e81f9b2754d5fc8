/** Turns reminders on and off. */
import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { REMINDER_MESSAGES } from '@/lib/reminder-messages';
import { ServiceError } from '@/lib/errors';
import { streakReminder } from '../../db/schema/reminders';
import type { MemberRow } from '../auth/sessions';
import { withLockedMember } from '../auth/with-members';
import { removeWaitingReminders } from './waiting-reminders';

export const hasReminders = async (
  db: Pick<NodePgDatabase, 'select'>,
  memberUid: number,
): Promise<boolean> => {
  const rows = await db
    .select({ uid: streakReminder.memberUid })
    .from(streakReminder)
    .where(and(eq(streakReminder.memberUid, memberUid), isNotNull(streakReminder.switchedOnAt)));
  return rows.length > 0;
};

/**
 * Stores when reminders were turned on; repeating the request changes nothing.
 * @throws ServiceError forbidden without a verified email address
 */
export const switchOn = async (
  db: NodePgDatabase,
  { uid }: Pick<MemberRow, 'uid'>,
  origin: string,
  now: Date,
): Promise<void> =>
  withLockedMember(db, uid, async (tx, { emailVerifiedAt }) => {
    if (!emailVerifiedAt) throw new ServiceError('forbidden', REMINDER_MESSAGES.confirmFirst);
    await tx
      .insert(streakReminder)
      .values({ memberUid: uid, switchedOnAt: now, origin, nextCheckAt: now })
      .onConflictDoUpdate({
        target: streakReminder.memberUid,
        set: { switchedOnAt: now, origin, nextCheckAt: now },
        setWhere: isNull(streakReminder.switchedOnAt),
      });
  });

/** Turns reminders off, and deletes queued ones that wait for a retry. Retains the time of the last reminder for a while. */
export const switchOff = async (db: NodePgDatabase, { uid }: MemberRow): Promise<void> =>
  withLockedMember(db, uid, async (tx) => {
    await tx.update(streakReminder).set({ switchedOnAt: null }).where(eq(streakReminder.memberUid, uid));
    await removeWaitingReminders(tx, uid);
  });
