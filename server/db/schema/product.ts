/** The product's tables about the catalog and its use. */
import { sql } from 'drizzle-orm';
import type { CollectionRule, CollectionSort } from '@/lib/domain/listing/collection-rules';
import type { PageLayout } from '@/lib/contract/game';
import type { GameMode } from '@/lib/contract/scores-entities';
import {
  bigint,
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgSchema,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { instantColumn, bytesColumn } from './columns';

export const product = pgSchema('product');

/** Images by their API names (spec §3); null when missing. */
export const GAME_IMAGES = [
  'thumbnailImg',
  'thumbnailImgTall',
  'thumbnailImgSmall',
  'thumbnailImgXl',
  'featuredImg',
  'mobileThumbnail',
  'mobileIcon',
] as const;
export interface GameMedia extends Partial<Record<(typeof GAME_IMAGES)[number], string>> {
  billboardImg?: string[];
  previewVideo?: string;
}

/** Texts by their API names; empty when missing. */
export const GAME_TEXTS = [
  'description',
  'descriptionMedium',
  'descriptionShort',
  'playLine',
  'mobileDescription',
  'instructions',
  'requirements',
  'credits',
  'walkthrough',
] as const;
export type GameTexts = Partial<Record<(typeof GAME_TEXTS)[number], string>>;

export const game = product.table(
  'game',
  {
    uid: integer('uid').primaryKey().generatedAlwaysAsIdentity(),
    slug: text('slug').notNull().unique(),
    keyword: text('keyword').notNull(),
    title: text('title').notNull(),
    pageLayout: text('page_layout').$type<PageLayout>().notNull().default('online'),
    genres: text('genres').array().notNull(),
    isDailyGame: boolean('is_daily_game').notNull().default(false),
    isDownloadGame: boolean('is_download_game').notNull().default(false),
    isExclusive: boolean('is_exclusive').notNull().default(false),
    hasLeaderboards: boolean('has_leaderboards').notNull().default(false),
    showLandingPage: boolean('show_landing_page').notNull().default(true),
    isHidden: boolean('is_hidden').notNull().default(false),
    isFeatured: boolean('is_featured').notNull().default(false),
    isStaffPick: boolean('is_staff_pick').notNull().default(false),
    isBroken: boolean('is_broken').notNull().default(false),
    /** Whether the game can be played on phones and tablets, in at least one orientation. */
    isMobile: boolean('is_mobile').notNull().default(false),
    /** An administrator's decision that overrides `isMobile`; null without one. Releases and imports never change it. */
    mobileOverride: boolean('mobile_override'),
    /** The feed's keywords for the game, used in search. */
    searchWords: text('search_words').array().notNull().default([]),
    /** Generic names that people know the game by. Pages show them, and search gives them the highest weight. */
    knownAs: text('known_as').array().notNull().default([]),
    /** Trademarks and names of related games; matched in search, never shown. */
    searchNames: text('search_names').array().notNull().default([]),
    /** The slug of the game's family. */
    family: text('family'),
    /** The declared length of a typical round in minutes; null when unknown. */
    minutes: integer('minutes'),
    highlightColor: text('highlight_color').notNull(),
    ratingSum: integer('rating_sum').notNull().default(0),
    ratingCount: integer('rating_count').notNull().default(0),
    playCount: bigint('play_count', { mode: 'number' }).notNull().default(0),
    publishedAt: instantColumn('published_at').notNull(),
    updatedAt: instantColumn('updated_at').notNull(),
    media: jsonb('media').$type<GameMedia>().notNull(),
    texts: jsonb('texts').$type<GameTexts>().notNull(),
    embed: jsonb('embed').$type<Record<string, unknown>>(),
    archive: jsonb('archive').$type<Record<string, unknown>>(),
    extra: jsonb('extra').$type<Record<string, unknown>>().notNull(),
    modes: jsonb('modes').$type<GameMode[]>().notNull(),
    /** The source of the record: `built-in`, or the name of a feed. */
    source: text('source').notNull(),
    /** The game's id in that source. */
    sourceKey: text('source_key').notNull(),
    sourceHash: text('source_hash').notNull(),
  },
  (table) => [
    index('game_keyword').on(table.keyword),
    uniqueIndex('game_source').on(table.source, table.sourceKey),
    index('game_newest')
      .on(table.publishedAt.desc())
      .where(sql`not is_hidden`),
    index('game_popular')
      .on(table.playCount.desc())
      .where(sql`not is_hidden`),
    index('game_rated')
      .on(sql`((rating_sum + 35)::real / (rating_count + 10)) desc`)
      .where(sql`not is_hidden`),
    index('game_titled')
      .on(sql`lower(title)`)
      .where(sql`not is_hidden`),
    index('game_genres').using('gin', table.genres),
    index('game_search_words').using('gin', table.searchWords),
    index('game_minutes')
      .on(table.minutes)
      .where(sql`minutes is not null`),
    index('game_family')
      .on(table.family)
      .where(sql`family is not null`),
  ],
);

/** Named lists of games that follow rules (lib/domain/listing/collection-rules.ts). */
export const collection = product.table('collection', {
  keyword: text('keyword').primaryKey(),
  title: text('title').notNull(),
  lede: text('lede').notNull(),
  position: integer('position').notNull(),
  sort: text('sort').$type<CollectionSort>().notNull(),
  isShown: boolean('is_shown').notNull().default(true),
  /** Whether the collection's page omits dailies that the player has finished today. */
  isUnfinishedOnly: boolean('is_unfinished_only').notNull().default(false),
  rule: jsonb('rule').$type<CollectionRule>().notNull(),
  revision: integer('revision').notNull().default(1),
  updatedAt: instantColumn('updated_at').notNull(),
});

/** How many members gave each game each tag of spec §3. */
export const gameTag = product.table(
  'game_tag',
  {
    gameUid: integer('game_uid')
      .notNull()
      .references(() => game.uid, { onDelete: 'cascade' }),
    flagId: text('flag_id').notNull(),
    tally: integer('tally').notNull(),
  },
  (table) => [primaryKey({ columns: [table.gameUid, table.flagId] })],
);

/** Visitors' problem reports about games; one of the administrators' queues. */
export const gameProblem = product.table(
  'game_problem',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    gameUid: integer('game_uid')
      .notNull()
      .references(() => game.uid, { onDelete: 'cascade' }),
    kind: text('kind').notNull(),
    message: text('message').notNull(),
    createdAt: instantColumn('created_at').notNull(),
    resolvedAt: instantColumn('resolved_at'),
  },
  (table) => [
    index('game_problem_open')
      .on(table.createdAt)
      .where(sql`resolved_at is null`),
  ],
);

/** The progress of a feed import. A repeated import of the same file skips the processed records. */
export const feedImport = product.table('feed_import', {
  /** The feed's name and the file's hash. */
  key: text('key').primaryKey(),
  source: text('source').notNull(),
  /** The number of processed records. */
  position: bigint('position', { mode: 'number' }).notNull(),
  counts: jsonb('counts').$type<Record<string, number>>().notNull(),
  isComplete: boolean('is_complete').notNull().default(false),
  updatedAt: instantColumn('updated_at').notNull(),
});

/** One row for each visitor, game and day, so that a view counts once (docs/pages.md). */
export const gameView = product.table(
  'game_view',
  {
    gameUid: integer('game_uid')
      .notNull()
      .references(() => game.uid, { onDelete: 'cascade' }),
    visitorHash: bytesColumn('visitor_hash').notNull(),
    day: date('day').notNull(),
  },
  (table) => [primaryKey({ columns: [table.gameUid, table.day, table.visitorHash] })],
);

/** Client errors, grouped by similarity: masked, counted, and resolved by an administrator. */
export const errorGroup = product.table(
  'error_group',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** A hash of the label, the error's name and the top stack frame. */
    fingerprint: text('fingerprint').notNull().unique(),
    isFatal: boolean('is_fatal').notNull(),
    label: text('label').notNull(),
    name: text('name').notNull(),
    /** The message of the latest occurrence. */
    message: text('message').notNull(),
    stack: text('stack').notNull(),
    detail: jsonb('detail').$type<Record<string, unknown>>().notNull(),
    count: integer('count').notNull().default(1),
    firstSeenAt: instantColumn('first_seen_at').notNull(),
    lastSeenAt: instantColumn('last_seen_at').notNull(),
    resolvedAt: instantColumn('resolved_at'),
  },
  (table) => [index('error_group_seen').on(table.lastSeenAt)],
);

/** Events reported by clients. */
export const report = product.table('report', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  kind: text('kind').notNull(),
  label: text('label').notNull(),
  payload: jsonb('payload').$type<Record<string, unknown>>().notNull(),
  createdAt: instantColumn('created_at')
    .notNull()
    .default(sql`now()`),
});

/** The hits that each rate limit counted in its sliding window, oldest first. */
export const rateWindow = product.table('rate_window', {
  key: text('key').primaryKey(),
  hits: instantColumn('hits').array().notNull(),
});

/** The hits, or milliseconds of CPU time, that a large limit counted, in slices of its window. */
export const rateBudget = product.table(
  'rate_budget',
  {
    key: text('key').notNull(),
    startsAt: instantColumn('starts_at').notNull(),
    amount: integer('amount').notNull(),
  },
  (t) => [primaryKey({ columns: [t.key, t.startsAt] }), index('rate_budget_starts_at').on(t.startsAt)],
);
