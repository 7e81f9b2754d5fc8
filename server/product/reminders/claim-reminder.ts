/** Ensures that a member gets at most one reminder per day: the day is claimed in the transaction that queues the mail. */
import { and, eq, isNotNull, isNull, lt, lte, or } from 'drizzle-orm';
import { MIN_REMINDER_GAP_MS } from '@/lib/domain/days/reminder-time';
import { unsubscribePath } from '@/lib/unsubscribe-path';
import { retryConflicts } from '../../db/retry-conflicts';
import { member } from '../../db/schema/members';
import { streakReminder } from '../../db/schema/reminders';
import { queueMail } from '../../platform/mail/queue';
import type { MemberRow } from '../auth/sessions';
import type { ProductService } from '../service';
import { composeReminder, type EndingStreak } from './compose-reminder';
import { createUnsubscribeToken } from './unsubscribe';

export interface ReminderClaim {
  /** The member's day, `YYYY-MM-DD`. */
  day: string;
  until: Date;
  nextDayAt: Date;
  streaks: readonly EndingStreak[];
}

/**
 * Claims the day and queues the mail, or does neither.
 * @returns false when the day was already claimed, the last reminder is less than 20 hours ago, reminders are off, the
 * account was deleted, or its email address is no longer verified
 */
export const claimReminder = (
  { db, config, unsubscribeKey }: Pick<ProductService, 'db' | 'config' | 'unsubscribeKey'>,
  row: Pick<MemberRow, 'uid'>,
  { day, until, nextDayAt, streaks }: ReminderClaim,
  now: Date,
): Promise<boolean> =>
  retryConflicts(() =>
    db.transaction(async (tx) => {
      // Locks the row, so that a change of the email address or a deletion either runs before this or finds the queued
      // mail.
      const [own] = await tx
        .select({ name: member.name, email: member.email, memberId: member.memberId })
        .from(member)
        .where(and(eq(member.uid, row.uid), isNotNull(member.emailVerifiedAt)))
        .for('share');
      if (!own) return false;
      const { lastDay, lastClaimedAt, switchedOnAt, memberUid } = streakReminder;
      const [claimed] = await tx
        .update(streakReminder)
        .set({ lastDay: day, lastClaimedAt: now, nextCheckAt: nextDayAt })
        .where(
          and(
            eq(memberUid, row.uid),
            isNotNull(switchedOnAt),
            or(isNull(lastDay), lt(lastDay, day)),
            or(isNull(lastClaimedAt), lte(lastClaimedAt, new Date(now.getTime() - MIN_REMINDER_GAP_MS))),
          ),
        )
        .returning();
      if (!claimed?.switchedOnAt) return false;
      const origin = config.baseUrl ?? claimed.origin;
      const message = composeReminder(streaks, {
        name: own.name,
        productName: config.productName,
        origin,
        switchedOnAt: claimed.switchedOnAt,
        unsubscribeHref: `${origin}${unsubscribePath(createUnsubscribeToken(unsubscribeKey, own.memberId))}`,
      });
      // Delivery is retried only on the same evening. After that the mail expires, and the day remains claimed.
      const mailOptions = { expiresAt: until, canWait: true, memberUid: row.uid };
      await queueMail(tx, own.email, message, now, mailOptions);
      return true;
    }),
  );
