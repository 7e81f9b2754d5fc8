/** Switching reminders on and off. */
import { and, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { REMINDER_MESSAGES } from '@/lib/reminder-messages';
import { ServiceError } from '@/lib/errors';
import { mail } from '../../db/schema/members';
import { streakReminder } from '../../db/schema/reminders';
import type { MemberRow } from '../auth/sessions';
import { REMINDER_KIND } from './compose-reminder';

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
 * When they were switched on is kept; asking again changes nothing.
 * @throws ServiceError forbidden without a confirmed address
 */
export const switchOn = async (
  db: NodePgDatabase,
  { uid, emailVerifiedAt }: MemberRow,
  origin: string,
  now: Date,
): Promise<void> => {
  if (!emailVerifiedAt) throw new ServiceError('forbidden', REMINDER_MESSAGES.confirmFirst);
  await db
    .insert(streakReminder)
    .values({ memberUid: uid, switchedOnAt: now, origin, nextLookAt: now })
    .onConflictDoUpdate({
      target: streakReminder.memberUid,
      set: { switchedOnAt: now, origin, nextLookAt: now },
      setWhere: isNull(streakReminder.switchedOnAt),
    });
};

/** From now on none is sent, not even one that waits for its second try. When the last was is kept for a while. */
export const switchOff = async (
  db: NodePgDatabase,
  { uid, email, emailVerifiedAt }: MemberRow,
): Promise<void> =>
  db.transaction(async (tx) => {
    await tx.update(streakReminder).set({ switchedOnAt: null }).where(eq(streakReminder.memberUid, uid));
    // An address that is not proven may be another's, and so may its mail.
    if (!emailVerifiedAt) return;
    // One that is on its way this moment is not waited for.
    const waiting = tx
      .select({ id: mail.id })
      .from(mail)
      .where(
        and(
          isNull(mail.sentAt),
          eq(mail.kind, REMINDER_KIND),
          sql`lower(${mail.toAddress}) = ${email.toLowerCase()}`,
        ),
      )
      .for('update', { skipLocked: true });
    await tx.delete(mail).where(inArray(mail.id, waiting));
  });
