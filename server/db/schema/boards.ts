/** Boards: the ranked values, and counts of values that give a rank without reading the entire board (docs/boards.md). */
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  index,
  integer,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { instantColumn } from './columns';
import type { BoardPeriod } from '@/lib/contract/scores-entities';
import { scores } from './scores';

export const board = scores.table(
  'board',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    game: text('game').notNull(),
    mode: text('mode').notNull(),
    period: text('period').$type<BoardPeriod>().notNull(),
    /**
     * The first date of the board's period, or the level key on the board of a daily's day; empty on an all-time board.
     */
    key: text('key').notNull(),
    /** True when the smaller value is the better one. */
    isReverse: boolean('is_reverse').notNull(),
    /** When the board stops accepting results and awards points; null unless it is the board of a daily's day. */
    freezesAt: instantColumn('freezes_at'),
    frozenAt: instantColumn('frozen_at'),
  },
  (table) => [
    uniqueIndex('board_key').on(table.game, table.mode, table.period, table.key),
    index('board_due')
      .on(table.freezesAt)
      .where(sql`freezes_at is not null and frozen_at is null`),
  ],
);

/**
 * One row for each player and board. Has no foreign key to the player, because the key would make each submission lock
 * the player's row.
 */
export const boardEntry = scores.table(
  'board_entry',
  {
    playerId: bigint('player_id', { mode: 'number' }).notNull(),
    boardId: integer('board_id').notNull(),
    /**
     * Smaller is always better: the value itself, or the largest possible value minus the value, depending on the
     * board's order.
     */
    sortKey: integer('sort_key').notNull(),
    achievedAt: instantColumn('achieved_at').notNull(),
    isGuest: boolean('is_guest').notNull(),
    /** The points awarded for the day, fixed when its board froze. */
    points: smallint('points'),
  },
  (table) => [
    primaryKey({ columns: [table.playerId, table.boardId] }),
    index('board_entry_order').on(
      table.boardId,
      table.isGuest,
      table.sortKey,
      table.achievedAt,
      table.playerId,
    ),
  ],
);

/**
 * The number of entries in each bucket, which covers a range of sort keys. The buckets form a tree: each is divided
 * into 32 smaller ones, down to single sort keys.
 */
export const boardCount = scores.table(
  'board_count',
  {
    boardId: integer('board_id').notNull(),
    /** The bucket covers 2^shift sort keys. */
    shift: smallint('shift').notNull(),
    bucket: integer('bucket').notNull(),
    /** Counts only members. */
    listed: integer('listed').notNull(),
    totalCount: integer('everybody').notNull(),
  },
  (table) => [primaryKey({ columns: [table.boardId, table.shift, table.bucket] })],
);

/**
 * Changes of counts that are not yet added to the buckets. A submission only inserts a row here, so it waits for no
 * lock.
 */
export const boardCountChange = scores.table(
  'board_change',
  {
    boardId: integer('board_id').notNull(),
    sortKey: integer('sort_key').notNull(),
    listed: integer('listed').notNull(),
    totalCount: integer('everybody').notNull(),
  },
  (table) => [index('board_change_board').on(table.boardId, table.sortKey)],
);
