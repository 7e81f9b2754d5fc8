/**
 * Checks members when they are due: in the evening, whether a streak is about to end; at midnight, when the next
 * evening is. The cost depends only on the number of due checks, two a day for each member with reminders.
 */
import { and, asc, eq, inArray, isNotNull, lte } from 'drizzle-orm';
import { MIN_REMINDER_GAP_MS, MIN_REMINDED_STREAK } from '@/lib/domain/days/reminder-time';
import { member } from '../../db/schema/members';
import { streakReminder } from '../../db/schema/reminders';
import type { MemberRow } from '../auth/sessions';
import type { ProductService } from '../service';
import { claimReminder } from './claim-reminder';
import { nameStreaks } from './name-streaks';

type ReminderService = Pick<
  ProductService,
  'db' | 'clock' | 'log' | 'config' | 'scoresLink' | 'unsubscribeKey' | 'mail'
>;
type ReminderRow = typeof streakReminder.$inferSelect;

const MINUTE_MS = 60_000;
const MAX_CONCURRENT_CHECKS = 4;
/** The delay before a check is repeated after a failure or a crash of its process. */
const RECHECK_MS = 10 * MINUTE_MS;
/** The minimum time between two checks of a member, even if the scores service's clock differs. */
const MIN_WAIT_MS = 1_000;
/** The time until the next check of a member who has never played. A streak of two days takes at least two days. */
const NON_PLAYER_RECHECK_MS = 6 * 60 * MINUTE_MS;

/** Claims some due members, so that no other process checks them in the meantime. */
const claimDueReminders = async ({ db }: ReminderService, now: Date): Promise<ReminderRow[]> => {
  const due = db
    .select({ uid: streakReminder.memberUid })
    .from(streakReminder)
    .where(and(isNotNull(streakReminder.switchedOnAt), lte(streakReminder.nextCheckAt, now)))
    .orderBy(asc(streakReminder.nextCheckAt))
    .limit(MAX_CONCURRENT_CHECKS)
    .for('update', { skipLocked: true });
  return db
    .update(streakReminder)
    .set({ nextCheckAt: new Date(now.getTime() + RECHECK_MS) })
    .where(inArray(streakReminder.memberUid, due))
    .returning();
};

/** Checks a member, sends a due reminder, and returns when to check next. */
const checkAndSchedule = async (
  service: ReminderService,
  row: MemberRow,
  reminder: ReminderRow,
): Promise<Date> => {
  const now = service.clock.now();
  const answer = await service.scoresLink.getReminderTime(row, now);
  if (!answer) return new Date(now.getTime() + NON_PLAYER_RECHECK_MS);
  const { evening: reminderTime } = answer;
  const nextDayAt = new Date(answer.nextDayAt);
  if (!reminderTime || new Date(reminderTime.until) <= now) return nextDayAt;
  if (now < new Date(reminderTime.from)) return new Date(reminderTime.from);
  const ending = answer.endingStreaks.filter(({ streak }) => streak >= MIN_REMINDED_STREAK);
  const streaks = await nameStreaks(service.db, ending, now);
  if (streaks.length === 0) return nextDayAt;
  const claim = { day: answer.level_key, until: new Date(reminderTime.until), nextDayAt, streaks };
  if (await claimReminder(service, row, claim, now)) {
    service.mail.wake();
    return nextDayAt;
  }
  const allowedAt = new Date((reminder.lastClaimedAt?.getTime() ?? 0) + MIN_REMINDER_GAP_MS);
  const isStillToday = allowedAt > now && allowedAt < new Date(reminderTime.until);
  return isStillToday ? allowedAt : nextDayAt;
};

const checkReminder = async (service: ReminderService, reminder: ReminderRow): Promise<void> => {
  const { db } = service;
  const [row] = await db.select().from(member).where(eq(member.uid, reminder.memberUid)).limit(1);
  if (!row) return;
  const now = service.clock.now().getTime();
  const next = await checkAndSchedule(service, row, reminder);
  await db
    .update(streakReminder)
    .set({ nextCheckAt: new Date(Math.max(next.getTime(), now + MIN_WAIT_MS)) })
    .where(and(eq(streakReminder.memberUid, row.uid), eq(streakReminder.nextCheckAt, reminder.nextCheckAt)));
};

/** Checks the next few due members. Returns false when none is due, or when every check failed. */
export const remindNext = async (service: ReminderService): Promise<boolean> => {
  const due = await claimDueReminders(service, service.clock.now());
  const done = await Promise.allSettled(due.map((reminder) => checkReminder(service, reminder)));
  const failures = done.flatMap((each) => (each.status === 'rejected' ? [each.reason as unknown] : []));
  if (failures.length > 0)
    service.log.warn('checking reminders failed, will retry', { count: failures.length, error: failures[0] });
  return failures.length < due.length;
};
