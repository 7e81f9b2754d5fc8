/** Members with reminders and a streak, and the mail that they receive. */
import { and, asc, eq } from 'drizzle-orm';
import { addDays } from '@/lib/domain/days/days';
import { mail } from '@/server/db/schema/mail';
import { streakReminder } from '@/server/db/schema/reminders';
import { REMINDER_KIND } from '@/server/product/reminders/compose-reminder';
import { addDaysOnTime, createDayMember, type DayPlayer } from './day-players';
import type { TestMember } from './members';
import type { TestServices } from './services';

export type RemindedMember = DayPlayer & { member: TestMember };

/** Returns the days before a day, oldest first. */
export const daysBefore = (day: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) => addDays(day, index - count));

interface ReminderCase {
  zone?: string;
  /** The member's day during the test. */
  today: string;
  /** The number of days before it that were finished on time. */
  streak?: number;
  game?: string;
  isOn?: boolean;
}

export const switchReminders = (member: TestMember, enabled: boolean) =>
  member.request('PUT', '/sw/api/user/reminders', { enabled });

/** Creates a member at the services' current time, whose time zone has long been known. */
export const createReminded = async (
  services: TestServices,
  name: string,
  { zone = 'Europe/Berlin', today, streak = 2, game, isOn = true }: ReminderCase,
): Promise<RemindedMember> => {
  const player = await createDayMember(services, name, zone);
  const id = await player.id();
  await services.database.pool.query(
    "update scores.player set zone = $1, zone_taken_on = '2026-01-01' where id = $2",
    [zone, id],
  );
  await addDaysOnTime(services, player, daysBefore(today, streak), game);
  if (isOn) {
    const { status } = await switchReminders(player.member, true);
    if (status !== 200) throw new Error(`${name} could not switch reminders on: ${status}`);
  }
  return player;
};

/** Returns the reminders in the mail queue for a member, oldest first. */
export const remindersTo = ({ database }: TestServices, { member }: RemindedMember) =>
  database.db
    .select()
    .from(mail)
    .where(and(eq(mail.kind, REMINDER_KIND), eq(mail.recipient, memberEmailAddress(member))))
    .orderBy(asc(mail.id));

export const memberEmailAddress = ({ name }: TestMember): string =>
  `${name.toLowerCase().replaceAll(/[^a-z0-9]/g, '')}@example.com`;

export const readReminderRow = async ({ database }: TestServices, { member }: RemindedMember) =>
  (
    await database.db
      .select()
      .from(streakReminder)
      .where(eq(streakReminder.memberUid, Number(member.uid)))
  )[0];

/** Returns the URL of the unsubscribe header, as a path of the site. */
export const readUnsubscribePath = (headers: Record<string, string>): string => {
  const { pathname, search } = new URL(/^<(.+)>$/.exec(headers['List-Unsubscribe'] ?? '')?.[1] ?? '');
  return pathname + search;
};
