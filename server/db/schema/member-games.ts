/** The product's tables of a member's games: favorites, ratings, tags, recent and hidden games, own lists. */
import { sql } from 'drizzle-orm';
import { bigint, index, integer, primaryKey, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { instantColumn, identityColumn, createdAtColumn } from './columns';
import { member } from './members';
import { gameUidColumn, memberUidColumn } from './references';
import { product } from './product';

export const favorite = product.table(
  'favorite',
  { memberUid: memberUidColumn(), gameUid: gameUidColumn(), createdAt: createdAtColumn() },
  (table) => [
    primaryKey({ columns: [table.memberUid, table.gameUid] }),
    index('favorite_newest').on(table.memberUid, table.createdAt),
    index('favorite_game').on(table.gameUid),
  ],
);

export const rating = product.table(
  'rating',
  {
    memberUid: memberUidColumn(),
    gameUid: gameUidColumn(),
    value: smallint('value').notNull(),
    ratedAt: instantColumn('rated_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.memberUid, table.gameUid] }),
    index('rating_game').on(table.gameUid),
  ],
);

export const memberTag = product.table(
  'member_tag',
  {
    memberUid: memberUidColumn(),
    gameUid: gameUidColumn(),
    flagId: text('flag_id').notNull(),
    createdAt: createdAtColumn(),
  },
  (table) => [
    primaryKey({ columns: [table.memberUid, table.gameUid, table.flagId] }),
    index('member_tag_game').on(table.gameUid),
  ],
);

/** The games that a member played most recently, for the profile; at most 128 for each member. */
export const recentGame = product.table(
  'recent_game',
  { memberUid: memberUidColumn(), gameUid: gameUidColumn(), playedAt: instantColumn('played_at').notNull() },
  (table) => [
    primaryKey({ columns: [table.memberUid, table.gameUid] }),
    index('recent_game_newest').on(table.memberUid, table.playedAt),
  ],
);

/** Games that a member does not want to see in lists. */
export const hiddenGame = product.table(
  'hidden_game',
  {
    memberUid: memberUidColumn(),
    gameUid: gameUidColumn(),
    createdAt: instantColumn('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.memberUid, table.gameUid] }),
    index('hidden_game_game').on(table.gameUid),
  ],
);

/** Groups of games that a member does not want to see in lists. */
export const hiddenGroup = product.table(
  'hidden_group',
  {
    memberUid: memberUidColumn(),
    /** The slug of a family, or the uid of a genre. */
    key: text('key').notNull(),
    createdAt: instantColumn('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.memberUid, table.key] })],
);

/** A member's own list of games. With a share id, anyone who has the link may see it. */
export const gameList = product.table(
  'game_list',
  {
    id: identityColumn('id'),
    memberUid: memberUidColumn(),
    title: text('title').notNull(),
    /** A random id; null while the list is not shared. */
    shareId: text('share_id').unique(),
    createdAt: instantColumn('created_at').notNull(),
    /** Set when an administrator or three reports have withdrawn the link. */
    hiddenAt: instantColumn('hidden_at'),
    /** `reports` or `administrator`. */
    hiddenBy: text('hidden_by'),
  },
  (table) => [index('game_list_member').on(table.memberUid, table.createdAt)],
);

const listIdColumn = () =>
  bigint('list_id', { mode: 'number' })
    .notNull()
    .references(() => gameList.id, { onDelete: 'cascade' });

export const gameListItem = product.table(
  'game_list_item',
  { listId: listIdColumn(), gameUid: gameUidColumn(), position: integer('position').notNull() },
  (table) => [
    primaryKey({ columns: [table.listId, table.gameUid] }),
    index('game_list_item_game').on(table.gameUid),
  ],
);

export const gameListReport = product.table(
  'game_list_report',
  {
    id: identityColumn('id'),
    listId: listIdColumn(),
    /** Null if the reporter has deleted the account; the report remains in the queue. */
    memberUid: integer('member_uid').references(() => member.uid, { onDelete: 'set null' }),
    message: text('message').notNull(),
    createdAt: instantColumn('created_at').notNull(),
    resolvedAt: instantColumn('resolved_at'),
  },
  (table) => [
    uniqueIndex('game_list_report_once').on(table.listId, table.memberUid),
    index('game_list_report_member').on(table.memberUid),
    index('game_list_report_open')
      .on(table.createdAt)
      .where(sql`resolved_at is null`),
  ],
);
