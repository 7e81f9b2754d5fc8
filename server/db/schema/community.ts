/** The product's tables of what members write to and about each other, and of moderation. */
import { sql } from 'drizzle-orm';
import { bigint, boolean, index, integer, jsonb, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { instantColumn, identityColumn, createdAtColumn } from './columns';
import { member } from './members';
import { gameUidColumn, memberUidColumn } from './references';
import { product } from './product';

export const friendship = product.table(
  'friendship',
  { memberUid: memberUidColumn(), friendUid: memberUidColumn('friend_uid'), createdAt: createdAtColumn() },
  (table) => [
    primaryKey({ columns: [table.memberUid, table.friendUid] }),
    index('friendship_of').on(table.friendUid),
  ],
);

export const block = product.table(
  'block',
  { memberUid: memberUidColumn(), blockedUid: memberUidColumn('blocked_uid'), createdAt: createdAtColumn() },
  (table) => [primaryKey({ columns: [table.memberUid, table.blockedUid] })],
);

export const comment = product.table(
  'comment',
  {
    cid: identityColumn('cid'),
    gameUid: gameUidColumn(),
    /** Null if the author has deleted the account; the name is then "Former player". */
    memberUid: integer('member_uid').references(() => member.uid, { onDelete: 'set null' }),
    body: text('body').notNull(),
    createdAt: instantColumn('created_at').notNull(),
    editedAt: instantColumn('edited_at'),
    hiddenAt: instantColumn('hidden_at'),
    /** `reports` if three members reported the comment, or `administrator`. */
    hiddenBy: text('hidden_by'),
    helpful: integer('helpful').notNull().default(0),
    unhelpful: integer('unhelpful').notNull().default(0),
  },
  (table) => [
    index('comment_helpful')
      .on(table.gameUid, sql`(helpful - unhelpful) desc`, sql`cid desc`)
      .where(sql`hidden_at is null`),
    index('comment_newest')
      .on(table.gameUid, sql`cid desc`)
      .where(sql`hidden_at is null`),
    index('comment_member').on(table.memberUid, table.createdAt),
  ],
);

const commentCidColumn = () =>
  bigint('cid', { mode: 'number' })
    .notNull()
    .references(() => comment.cid, { onDelete: 'cascade' });

export const commentVote = product.table(
  'comment_vote',
  { cid: commentCidColumn(), memberUid: memberUidColumn(), isHelpful: boolean('is_helpful').notNull() },
  (table) => [
    primaryKey({ columns: [table.cid, table.memberUid] }),
    index('comment_vote_member').on(table.memberUid),
  ],
);

export const commentReport = product.table(
  'comment_report',
  {
    id: identityColumn('id'),
    cid: commentCidColumn(),
    /** Null if the reporter has deleted the account; the report remains in the queue. */
    memberUid: integer('member_uid').references(() => member.uid, { onDelete: 'set null' }),
    message: text('message').notNull(),
    createdAt: instantColumn('created_at').notNull(),
    resolvedAt: instantColumn('resolved_at'),
  },
  (table) => [
    uniqueIndex('comment_report_once').on(table.cid, table.memberUid),
    index('comment_report_member').on(table.memberUid),
    index('comment_report_open')
      .on(table.createdAt)
      .where(sql`resolved_at is null`),
  ],
);

export const memberReport = product.table(
  'member_report',
  {
    id: identityColumn('id'),
    targetUid: memberUidColumn('target_uid'),
    reporterUid: integer('reporter_uid').references(() => member.uid, { onDelete: 'set null' }),
    message: text('message').notNull(),
    createdAt: instantColumn('created_at').notNull(),
    resolvedAt: instantColumn('resolved_at'),
  },
  (table) => [
    index('member_report_open')
      .on(table.createdAt)
      .where(sql`resolved_at is null`),
  ],
);

/** Actions of administrators, stored permanently with the administrator's name. */
export const auditEntry = product.table(
  'audit_entry',
  {
    id: identityColumn('id'),
    actorUid: integer('actor_uid').references(() => member.uid, { onDelete: 'set null' }),
    actorName: text('actor_name').notNull(),
    action: text('action').notNull(),
    target: text('target').notNull(),
    detail: jsonb('detail').$type<Record<string, unknown>>().notNull().default({}),
    createdAt: instantColumn('created_at').notNull(),
  },
  (table) => [index('audit_newest').on(table.createdAt)],
);

/** Messages from the contact form. */
export const contactMessage = product.table(
  'contact_message',
  {
    id: identityColumn('id'),
    name: text('name').notNull(),
    email: text('email').notNull(),
    subject: text('subject').notNull(),
    message: text('message').notNull(),
    memberUid: integer('member_uid').references(() => member.uid, { onDelete: 'set null' }),
    createdAt: instantColumn('created_at').notNull(),
    resolvedAt: instantColumn('resolved_at'),
  },
  (table) => [
    index('contact_open')
      .on(table.createdAt)
      .where(sql`resolved_at is null`),
  ],
);
