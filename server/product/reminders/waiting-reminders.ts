/** Queued reminders: checks whether they are still wanted, and deletes unwanted ones. */
import { and, eq, isNotNull, isNull, ne } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { mail } from '../../db/schema/mail';
import { member } from '../../db/schema/members';
import { streakReminder } from '../../db/schema/reminders';

/** Returns whether the member has reminders turned on and has verified this email address. */
export const isReminderWanted = async (
  db: Pick<NodePgDatabase, 'select'>,
  memberUid: number,
  recipient: string,
): Promise<boolean> => {
  const rows = await db
    .select({ uid: member.uid })
    .from(member)
    .innerJoin(streakReminder, eq(streakReminder.memberUid, member.uid))
    .where(
      and(
        eq(member.uid, memberUid),
        eq(member.email, recipient),
        isNotNull(member.emailVerifiedAt),
        isNotNull(streakReminder.switchedOnAt),
      ),
    );
  return rows.length > 0;
};

/**
 * Deletes the member's queued reminders. A message that is being sent at this moment still arrives, but is never
 * retried.
 * @param savedEmailAddress messages to this email address are not deleted
 */
export const removeWaitingReminders = async (
  db: Pick<NodePgDatabase, 'delete'>,
  memberUid: number,
  savedEmailAddress?: string,
): Promise<void> => {
  await db
    .delete(mail)
    .where(
      and(
        isNull(mail.sentAt),
        eq(mail.memberUid, memberUid),
        savedEmailAddress === undefined ? undefined : ne(mail.recipient, savedEmailAddress),
      ),
    );
};
