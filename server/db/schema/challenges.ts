/** Challenge links: a verified run to beat, and the runs that others started for it. */
import { sql } from 'drizzle-orm';
import { boolean, index, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { run, scores } from './scores';

/** The game, mode, level, seed, value and sender are read from the run, so a merged guest's challenges move with the runs. */
export const challenge = scores.table('challenge', {
  /** Public and unguessable; the last part of the link. */
  id: text('id').primaryKey(),
  runId: uuid('run_id')
    .notNull()
    .unique()
    .references(() => run.id, { onDelete: 'cascade' }),
  hidesName: boolean('hides_name').notNull().default(false),
  /** When the sender last looked at the answers; null if never. */
  seenAt: timestamp('seen_at', { withTimezone: true, mode: 'date' }),
  createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' })
    .notNull()
    .default(sql`now()`),
});

/** A run for a challenge: either started for it, or added by the player afterwards. */
export const challengeAttempt = scores.table(
  'challenge_attempt',
  {
    challengeId: text('challenge_id')
      .notNull()
      .references(() => challenge.id, { onDelete: 'cascade' }),
    runId: uuid('run_id')
      .notNull()
      .references(() => run.id, { onDelete: 'cascade' }),
    createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' })
      .notNull()
      .default(sql`now()`),
  },
  (table) => [
    primaryKey({ columns: [table.challengeId, table.runId] }),
    index('challenge_attempt_run').on(table.runId),
  ],
);
