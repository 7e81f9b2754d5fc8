/** Challenge links: a verified run to beat, and the runs that others started for it. */
import { sql } from 'drizzle-orm';
import { boolean, index, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { run, scores } from './scores';

/** Game, mode, level, seed, value and sender are those of the run, so that a merged guest's links move with the runs. */
export const challenge = scores.table('challenge', {
  /** Public and unguessable: it is the end of the link. */
  id: text('id').primaryKey(),
  runId: uuid('run_id')
    .notNull()
    .unique()
    .references(() => run.id, { onDelete: 'cascade' }),
  hidesName: boolean('hides_name').notNull().default(false),
  /** When the sender last saw the answers; null before the first time. */
  seenAt: timestamp('seen_at', { withTimezone: true, mode: 'date' }),
  createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' })
    .notNull()
    .default(sql`now()`),
});

/** A run that was started for a challenge, or that its player entered afterwards. */
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
