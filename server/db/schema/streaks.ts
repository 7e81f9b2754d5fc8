/** The ledgers of streaks and tokens. Rows are appended, never edited, and can be recomputed from the runs. */
import { sql } from 'drizzle-orm';
import { bigint, check, date, index, integer, smallint, text, unique } from 'drizzle-orm/pg-core';
import { instantColumn } from './columns';
import type { StreakEvent } from '@/lib/domain/play/compute-streak';
import { player, scores } from './scores';

const entryIdColumn = () => bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity();
const ownerColumn = () =>
  bigint('player_id', { mode: 'number' })
    .notNull()
    .references(() => player.id, { onDelete: 'cascade' });

/** Why an entry was written: a finished run, a run finished offline, a merge, or the repair command. */
export const LEDGER_REASONS = ['finished', 'finishedOffline', 'merged', 'repaired'] as const;
export type LedgerReason = (typeof LEDGER_REASONS)[number];

/**
 * Events that change a streak. The column `turn` counts the entries for an event: turn 0 records it, turn 1 reverts it,
 * turn 2 records it again, and so on.
 */
export const streakEntry = scores.table(
  'streak_entry',
  {
    id: entryIdColumn(),
    playerId: ownerColumn(),
    /** A game's keyword, or `*` for the streak across all dailies. */
    scope: text('scope').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    event: text('event').$type<StreakEvent>().notNull(),
    turn: integer('turn').notNull(),
    amount: smallint('amount').notNull(),
    reason: text('reason').$type<LedgerReason>().notNull(),
    at: instantColumn('at').notNull(),
  },
  (table) => [
    unique('streak_entry_once').on(table.playerId, table.scope, table.day, table.event, table.turn),
    index('streak_entry_newest').on(table.playerId, table.id),
    check('streak_entry_event', sql`${table.event} in ('day', 'earned', 'frozen', 'ended')`),
    check('streak_entry_turn', sql`${table.turn} >= 0 and ${table.amount} = 1 - 2 * (${table.turn} % 2)`),
  ],
);

/**
 * Entries that change a token balance. Entries with a day are grants: turn 0 is the grant, and later turns correct it.
 * Entries without a day are purchases.
 */
export const tokenEntry = scores.table(
  'token_entry',
  {
    id: entryIdColumn(),
    playerId: ownerColumn(),
    day: date('day', { mode: 'string' }),
    turn: integer('turn'),
    /** The id of the purchased item, which the product service defines; null if nothing was purchased. */
    item: text('item'),
    amount: integer('amount').notNull(),
    reason: text('reason').notNull(),
    at: instantColumn('at').notNull(),
  },
  (table) => [
    unique('token_entry_once').on(table.playerId, table.day, table.turn),
    // A member can buy an item only once and owns it permanently.
    unique('token_entry_item').on(table.playerId, table.item),
    check('token_entry_spent', sql`${table.item} is null or (${table.day} is null and ${table.amount} < 0)`),
    index('token_entry_newest').on(table.playerId, table.id),
    check('token_entry_day', sql`(${table.day} is null) = (${table.turn} is null)`),
    check(
      'token_entry_grant',
      sql`${table.turn} > 0 or ${table.turn} is null or ${table.amount} between 11 and 30`,
    ),
    check('token_entry_amount', sql`${table.amount} <> 0`),
  ],
);
