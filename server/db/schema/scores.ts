/** The scores service's tables. The service shares only the database server with the product. */
import { sql } from 'drizzle-orm';
import type { RunResult } from '@/lib/contract/scores-entities';
import type { ZoneChange } from '@/lib/domain/days/day-engine';
import {
  bigint,
  boolean,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgSchema,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { instantColumn, bytesColumn } from './columns';

export const scores = pgSchema('scores');

export const signingKey = scores.table('signing_key', {
  kid: text('kid').primaryKey(),
  privateJwk: jsonb('private_jwk').$type<Record<string, unknown>>().notNull(),
  publicJwk: jsonb('public_jwk').$type<Record<string, unknown>>().notNull(),
  createdAt: instantColumn('created_at')
    .notNull()
    .default(sql`now()`),
});

/** The token subjects of deleted players. Their last tokens remain valid for a while and must not create a player again. */
export const removedPlayer = scores.table('removed_player', {
  subject: text('subject').primaryKey(),
  removedAt: instantColumn('removed_at').notNull(),
});

/** A member or guest, identified only by the subject of a signed token. */
export const player = scores.table(
  'player',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    subject: text('subject').notNull().unique(),
    isGuest: boolean('is_guest').notNull(),
    displayName: text('display_name').notNull(),
    avatarUrl: text('avatar_url'),
    /** The hash of the guest cookie's secret; null for members. */
    guestHash: bytesColumn('guest_hash').unique(),
    /** A member's public number, taken from the token; null for guests. */
    memberId: text('member_id').unique(),
    /** The highest token revision seen of the name, avatar and number; a token with a lower revision does not change them. */
    profileRevision: integer('profile_revision').notNull().default(0),
    /** The player's first time zone; `zoneChanges` contains later changes. */
    zone: text('zone'),
    zoneTakenOn: date('zone_taken_on', { mode: 'string' }),
    zoneChanges: jsonb('zone_changes')
      .$type<ZoneChange[]>()
      .notNull()
      .default(sql`'[]'::jsonb`),
    createdAt: instantColumn('created_at')
      .notNull()
      .default(sql`now()`),
    seenAt: instantColumn('seen_at')
      .notNull()
      .default(sql`now()`),
  },
  (table) => [
    index('player_guest_seen')
      .on(table.seenAt)
      .where(sql`is_guest`),
  ],
);

export const run = scores.table(
  'run',
  {
    id: uuid('id').primaryKey(),
    playerId: bigint('player_id', { mode: 'number' })
      .notNull()
      .references(() => player.id, { onDelete: 'cascade' }),
    game: text('game').notNull(),
    mode: text('mode').notNull(),
    levelKey: date('level_key', { mode: 'string' }),
    seed: text('seed').notNull(),
    tokenHashes: text('token_hashes').array().notNull(),
    state: text('state').notNull().default('open'),
    isOnTime: boolean('is_on_time').notNull().default(false),
    startedAt: instantColumn('started_at').notNull(),
    lastSeenAt: instantColumn('last_seen_at').notNull(),
    finishedAt: instantColumn('finished_at'),
    /**
     * When the newest submission first arrived. The result is ranked by this time, even if the replay takes long or
     * fails at first.
     */
    arrivedAt: instantColumn('arrived_at'),
    /** The hash of the newest submission. A retry with the same hash keeps its arrival time. */
    submissionHash: text('submission_hash'),
    /** The hashes of submissions that the replay rejected. */
    refutedHashes: text('refuted_hashes')
      .array()
      .notNull()
      .default(sql`'{}'::text[]`),
    isPaused: boolean('is_paused').notNull().default(false),
    activeMs: integer('active_ms').notNull().default(0),
    /** The total time without heartbeats, minus the time that each interval may still count as active. */
    gapMs: integer('gap_ms').notNull().default(0),
    moveCount: integer('move_count').notNull().default(0),
    /** The move count of the last report, which is lower after undoing or restarting. */
    reportedMoves: integer('reported_moves').notNull().default(0),
    /**
     * The number of moves for which no active time was counted: made in a gap, during a pause, or faster than a person
     * can move.
     */
    unseenMoves: integer('unseen_moves').notNull().default(0),
    /** The total length of gaps in which moves were made. */
    movedGapMs: integer('moved_gap_ms').notNull().default(0),
    /** Active time without reported moves. Later moves may use it. */
    spareMs: integer('spare_ms').notNull().default(0),
    pauseCount: integer('pause_count').notNull().default(0),
    /** The highest number of moves in one interval between reports. */
    busiestMoves: integer('busiest_moves').notNull().default(0),
    progress: doublePrecision('progress').notNull().default(0),
    /**
     * The active times at which heartbeats first reported a quarter, a half and three quarters of the level as
     * completed.
     */
    quarterMs: integer('quarter_ms')
      .array()
      .notNull()
      .default(sql`'{}'::integer[]`),
    value: integer('value'),
    isVerified: boolean('is_verified').notNull().default(false),
    /**
     * For a level of a daily: whether this is the first run of the level that the player finished. For other levels:
     * whether the run is finished.
     */
    isCounted: boolean('is_counted').notNull().default(false),
    /**
     * Whether the result is on a board: it counts and, for a daily, was on time and finished before the board froze. A
     * result that is released later is only on the all-time board.
     */
    isRanked: boolean('is_ranked').notNull().default(false),
    /** Whether the run was finished offline; such a run is never ranked or verified, even after a later decision. */
    isOffline: boolean('is_offline').notNull().default(false),
    /** Copied from the player, so that boards can exclude guests without a join. */
    isGuest: boolean('is_guest').notNull(),
    verdict: text('verdict'),
    reason: text('reason'),
    moves: jsonb('moves').$type<unknown[]>(),
    /** The response to the first accepted submission; retries get the same response. */
    result: jsonb('result').$type<RunResult>(),
  },
  (table) => [
    uniqueIndex('run_counted_once')
      .on(table.playerId, table.game, table.mode, table.levelKey)
      .where(sql`is_counted and level_key is not null`),
    uniqueIndex('run_open_once')
      .on(table.playerId, table.game, table.mode, table.levelKey)
      .where(sql`state = 'open' and level_key is not null`),
    index('run_board_day')
      .on(table.game, table.mode, table.levelKey, table.value)
      .where(sql`is_ranked`),
    index('run_board_time')
      .on(table.game, table.mode, table.finishedAt)
      .where(sql`is_ranked`),
    index('run_player_level')
      .on(table.playerId, table.game, table.levelKey)
      .where(sql`level_key is not null`),
    index('run_player').on(table.playerId, table.game, table.startedAt),
    index('run_arrived')
      .on(table.game, table.mode, table.arrivedAt)
      .where(sql`state = 'open' and arrived_at is not null and level_key is not null`),
    index('run_quarantined')
      .on(table.playerId, table.game, table.mode)
      .where(sql`verdict = 'quarantined'`),
  ],
);

export const save = scores.table(
  'save',
  {
    playerId: bigint('player_id', { mode: 'number' })
      .notNull()
      .references(() => player.id, { onDelete: 'cascade' }),
    game: text('game').notNull(),
    slot: text('slot').notNull(),
    version: integer('version').notNull(),
    data: jsonb('data').$type<unknown>(),
    savedAt: instantColumn('saved_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.playerId, table.game, table.slot] })],
);
