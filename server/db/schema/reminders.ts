/** Streak reminders: when to check each member next, and when the member was last reminded. */
import { sql } from 'drizzle-orm';
import { date, index, integer, text } from 'drizzle-orm/pg-core';
import { instantColumn } from './columns';
import { member } from './members';
import { product } from './product';

export const streakReminder = product.table(
  'streak_reminder',
  {
    memberUid: integer('member_uid')
      .primaryKey()
      .references(() => member.uid, { onDelete: 'cascade' }),
    /** When the member turned reminders on; null when they are off. */
    switchedOnAt: instantColumn('switched_on_at'),
    /** The site's origin in the member's browser, used in links when no site URL is configured. */
    origin: text('origin').notNull(),
    nextCheckAt: instantColumn('next_check_at').notNull(),
    /** The player's day of the last reminder, so that at most one is sent per day. */
    lastDay: date('last_day', { mode: 'string' }),
    lastClaimedAt: instantColumn('last_claimed_at'),
  },
  (table) => [
    index('streak_reminder_due')
      .on(table.nextCheckAt)
      .where(sql`switched_on_at is not null`),
  ],
);
