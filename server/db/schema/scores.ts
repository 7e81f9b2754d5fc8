/** The scores service's tables; it shares nothing with the product but the database server. */
import { sql } from 'drizzle-orm';
import type { RunResult } from '@/lib/contract/scores-entities';
import type { ZoneChange } from '@/lib/domain/day-engine';
import {
  bigint,
  boolean,
  customType,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgSchema,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';

export const scores = pgSchema('scores');

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

export const signingKey = scores.table('signing_key', {
  kid: text('kid').primaryKey(),
  privateJwk: jsonb('private_jwk').$type<Record<string, unknown>>().notNull(),
  publicJwk: jsonb('public_jwk').$type<Record<string, unknown>>().notNull(),
  createdAt: instant('created_at')
    .notNull()
    .default(sql`now()`),
});

/** Subjects whose player was deleted: their last tokens are still valid for a while and must not create a player again. */
export const removedPlayer = scores.table('removed_player', {
  subject: text('subject').primaryKey(),
  removedAt: instant('removed_at').notNull(),
});

/** A member or guest, known by the subject of a signed token only. */
export const player = scores.table(
  'player',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    subject: text('subject').notNull().unique(),
    isGuest: boolean('is_guest').notNull(),
    displayName: text('display_name').notNull(),
    avatarUrl: text('avatar_url'),
    /** Hash of the guest cookie's secret; null for members. */
    guestHash: bytes('guest_hash').unique(),
    /** A member's public number, as the token says it; null for guests. */
    memberId: text('member_id').unique(),
    /** The newest token's revision of name, picture and number; a token of an older one changes none of them. */
    profileRevision: integer('profile_revision').notNull().default(0),
    /** The first zone; `zoneChanges` says what has changed since. */
    zone: text('zone'),
    zoneTakenOn: date('zone_taken_on', { mode: 'string' }),
    zoneChanges: jsonb('zone_changes')
      .$type<ZoneChange[]>()
      .notNull()
      .default(sql`'[]'::jsonb`),
    createdAt: instant('created_at')
      .notNull()
      .default(sql`now()`),
    seenAt: instant('seen_at')
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
    startedAt: instant('started_at').notNull(),
    lastSeenAt: instant('last_seen_at').notNull(),
    finishedAt: instant('finished_at'),
    /** When the newest submission first arrived: it ranks by this, however long its replay takes or fails. */
    arrivedAt: instant('arrived_at'),
    /** Hash of the newest submission: a retry of the same one keeps its arrival. */
    submissionHash: text('submission_hash'),
    /** Hashes of the submissions that the replay refuted. */
    refutedHashes: text('refuted_hashes')
      .array()
      .notNull()
      .default(sql`'{}'::text[]`),
    isPaused: boolean('is_paused').notNull().default(false),
    activeMs: integer('active_ms').notNull().default(0),
    /** Time that passed without a heartbeat beyond what an interval may count. */
    gapMs: integer('gap_ms').notNull().default(0),
    moveCount: integer('move_count').notNull().default(0),
    /** The moves of the last report: fewer after undoing or restarting. */
    reportedMoves: integer('reported_moves').notNull().default(0),
    /** Moves that no counted time had room for: made in a gap, while paused, or faster than a person is. */
    unseenMoves: integer('unseen_moves').notNull().default(0),
    /** The part of the gaps in which moves were made. */
    lateMs: integer('late_ms').notNull().default(0),
    /** Counted time that moves have not used. */
    spareMs: integer('spare_ms').notNull().default(0),
    pauseCount: integer('pause_count').notNull().default(0),
    /** The most moves that one interval between reports brought. */
    busiestMoves: integer('busiest_moves').notNull().default(0),
    progress: doublePrecision('progress').notNull().default(0),
    value: integer('value'),
    isVerified: boolean('is_verified').notNull().default(false),
    /** The first finished run of a player on a daily level, or any finished run elsewhere. */
    isCounted: boolean('is_counted').notNull().default(false),
    /** On a board: counted and, for a daily, on time and finished before its board froze. Released later, it is on that of all time alone. */
    isRanked: boolean('is_ranked').notNull().default(false),
    /** Finished without a network: never ranked and never verified, whoever decides it later. */
    isOffline: boolean('is_offline').notNull().default(false),
    /** Copied from the player, so that a board needs no join to leave guests out. */
    isGuest: boolean('is_guest').notNull(),
    verdict: text('verdict'),
    reason: text('reason'),
    moves: jsonb('moves').$type<unknown[]>(),
    /** The answer every retry gets. */
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
    index('run_held')
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
    savedAt: instant('saved_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.playerId, table.game, table.slot] })],
);
