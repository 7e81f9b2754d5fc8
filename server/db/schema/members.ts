/** The product's tables about people: accounts, sessions, members' content, and mail. */
import { sql } from 'drizzle-orm';
import type { ConsentRecord } from '@/lib/consent';
import {
  bigint,
  boolean,
  customType,
  index,
  integer,
  jsonb,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { game, product } from './product';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
const idOf = (name: string) => bigint(name, { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity();
const createdNow = () =>
  instant('created_at')
    .notNull()
    .default(sql`now()`);

export const avatar = product.table(
  'avatar',
  {
    fid: integer('fid').primaryKey().generatedAlwaysAsIdentity(),
    /** The file name of a drawing in /art/avatars; null for an uploaded image. */
    drawing: text('drawing').unique(),
    categories: text('categories').array().notNull().default([]),
    /** The price in tokens; 0 is free. */
    price: integer('price').notNull().default(0),
    ownerUid: integer('owner_uid'),
    /** An uploaded image, decoded and re-encoded by the server. */
    image: bytes('image'),
    imageType: text('image_type'),
    createdAt: createdNow(),
  },
  (table) => [index('avatar_owner').on(table.ownerUid)],
);

export interface PersonalInfo {
  hometown?: string;
  inventedGame?: string;
  gameCharacter?: string;
  favoriteGame?: string;
  favoriteProviderGame?: string;
  favoriteProviderGenre?: string;
  describesMe?: string;
  snackOn?: string;
  notPlayingGames?: string;
}

export const member = product.table(
  'member',
  {
    uid: integer('uid').primaryKey().generatedAlwaysAsIdentity(),
    /** The public number; it reveals nothing about the uid. */
    memberId: text('member_id').notNull().unique(),
    name: text('name').notNull(),
    /** The normalized name; names that look the same have the same key, so only one of them can exist. */
    nameKey: text('name_key').notNull().unique(),
    email: text('email').notNull(),
    emailKey: text('email_key').notNull(),
    /** Null until the email address is verified; verified addresses are unique (docs/specification/choices.md). */
    emailVerifiedAt: instant('email_verified_at'),
    /** A new email address that is not verified yet; the old one remains valid until then. */
    newEmail: text('new_email'),
    passwordHash: text('password_hash').notNull(),
    roles: text('roles').array().notNull().default([]),
    /** When the paid tier expires; derived only from the member's subscriptions (server/product/billing). */
    unlimitedUntil: instant('unlimited_until'),
    layoutPreference: text('layout_preference'),
    theme: text('theme'),
    hasOptedIn: boolean('has_opted_in').notNull().default(false),
    personalInfo: jsonb('personal_info').$type<PersonalInfo>().notNull().default({}),
    /** The parts of the public profile that the member hides. */
    hiddenParts: text('hidden_parts').array().notNull().default([]),
    /** Incremented when data in the member's tokens changes: the name, the avatar, or whether the streaks are hidden. */
    profileRevision: integer('profile_revision').notNull().default(0),
    /** The member's choice about analytics and advertising; null until the member has made it. */
    consent: jsonb('consent').$type<ConsentRecord>(),
    avatarFid: integer('avatar_fid').references(() => avatar.fid, { onDelete: 'set null' }),
    createdAt: createdNow(),
    seenAt: instant('seen_at'),
  },
  (table) => [
    uniqueIndex('member_verified_email')
      .on(table.emailKey)
      .where(sql`email_verified_at is not null`),
    index('member_email').on(table.emailKey),
    index('member_avatar').on(table.avatarFid),
  ],
);

/**
 * The next profile revision. An update of the data in a member's tokens must set it, so that an older token does not
 * undo the update.
 */
export const nextProfileRevision = sql`${member.profileRevision} + 1`;

const memberUid = (name = 'member_uid') =>
  integer(name)
    .notNull()
    .references(() => member.uid, { onDelete: 'cascade' });
const gameUid = () =>
  integer('game_uid')
    .notNull()
    .references(() => game.uid, { onDelete: 'cascade' });

export const session = product.table(
  'session',
  {
    /** SHA-256 of the cookie's random id. */
    idHash: bytes('id_hash').primaryKey(),
    memberUid: memberUid(),
    csrfToken: text('csrf_token').notNull(),
    logoutToken: text('logout_token').notNull(),
    createdAt: instant('created_at').notNull(),
    seenAt: instant('seen_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('session_member').on(table.memberUid), index('session_expiry').on(table.expiresAt)],
);

/** Accounts whose requested deletion is not complete. The row is deleted together with the member. */
export const memberRemoval = product.table('member_removal', {
  memberUid: integer('member_uid')
    .primaryKey()
    .references(() => member.uid, { onDelete: 'cascade' }),
  requestedAt: instant('requested_at').notNull(),
  /** Set once payments have ended; from then on, the deletion cannot be canceled. */
  isFinal: boolean('is_final').notNull().default(false),
  attempts: integer('attempts').notNull().default(0),
  nextAttemptAt: instant('next_attempt_at').notNull(),
});

/** Browsers in which a member has signed in. A lockout never applies to them. */
export const knownDevice = product.table(
  'known_device',
  {
    memberUid: memberUid(),
    deviceHash: bytes('device_hash').notNull(),
    seenAt: instant('seen_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.memberUid, table.deviceHash] })],
);

/** Single-use secrets sent by mail: `verify` for an email address, `reset` for a password. */
export const accountToken = product.table(
  'account_token',
  {
    tokenHash: bytes('token_hash').primaryKey(),
    memberUid: memberUid(),
    kind: text('kind').notNull(),
    email: text('email').notNull(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('account_token_member').on(table.memberUid, table.kind)],
);

/**
 * Requests that concern an email address or account. They are processed after the response, so that neither the
 * response nor its timing reveals whether the account exists.
 */
export const accountRequest = product.table('account_request', {
  id: idOf('id'),
  kind: text('kind').notNull(),
  payload: jsonb('payload').$type<Record<string, string>>().notNull(),
  createdAt: instant('created_at').notNull(),
  attempts: integer('attempts').notNull().default(0),
  nextAttemptAt: instant('next_attempt_at')
    .notNull()
    .default(sql`now()`),
});

export const mail = product.table(
  'mail',
  {
    id: idOf('id'),
    kind: text('kind').notNull(),
    recipient: text('recipient').notNull(),
    subject: text('subject').notNull(),
    textBody: text('text_body').notNull(),
    htmlBody: text('html_body').notNull(),
    headers: jsonb('headers').$type<Record<string, string>>().notNull().default({}),
    createdAt: instant('created_at').notNull(),
    sentAt: instant('sent_at'),
    attempts: integer('attempts').notNull().default(0),
    /** When the message is due or, while it is being sent, when the sender's lease expires. */
    nextAttemptAt: instant('next_attempt_at').notNull(),
    /** When an undelivered message expires; null if it never does. */
    expiresAt: instant('expires_at'),
    lastError: text('last_error'),
    /** True for mail that is sent only when no more urgent mail is due. */
    canWait: boolean('can_wait').notNull().default(false),
    /**
     * The member whose consent this mail requires. Has no foreign key, because the key would make a deletion wait for
     * a mail that is being sent.
     */
    memberUid: integer('member_uid'),
  },
  (table) => [
    index('mail_due')
      .on(table.canWait, table.nextAttemptAt)
      .where(sql`sent_at is null`),
    index('mail_wanted')
      .on(table.memberUid)
      .where(sql`sent_at is null and member_uid is not null`),
    index('mail_newest').on(table.createdAt),
  ],
);

/** Single-use keys that are remembered until they expire: spam-check solutions, webhook ids. */
export const claim = product.table(
  'claim',
  { key: text('key').primaryKey(), expiresAt: instant('expires_at').notNull() },
  (table) => [index('claim_expiry').on(table.expiresAt)],
);

/** Secrets that are generated on first use, such as HMAC keys. */
export const secret = product.table('secret', {
  name: text('name').primaryKey(),
  value: bytes('value').notNull(),
  createdAt: createdNow(),
});

/** Keys that sign members' tokens. The newest key signs; all public keys are published. */
export const memberKey = product.table('member_key', {
  kid: text('kid').primaryKey(),
  privateJwk: jsonb('private_jwk').$type<Record<string, unknown>>().notNull(),
  publicJwk: jsonb('public_jwk').$type<Record<string, unknown>>().notNull(),
  createdAt: createdNow(),
});

export const favorite = product.table(
  'favorite',
  { memberUid: memberUid(), gameUid: gameUid(), createdAt: createdNow() },
  (table) => [
    primaryKey({ columns: [table.memberUid, table.gameUid] }),
    index('favorite_newest').on(table.memberUid, table.createdAt),
    index('favorite_game').on(table.gameUid),
  ],
);

export const rating = product.table(
  'rating',
  {
    memberUid: memberUid(),
    gameUid: gameUid(),
    value: smallint('value').notNull(),
    ratedAt: instant('rated_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.memberUid, table.gameUid] }),
    index('rating_game').on(table.gameUid),
  ],
);

export const memberTag = product.table(
  'member_tag',
  { memberUid: memberUid(), gameUid: gameUid(), flagId: text('flag_id').notNull(), createdAt: createdNow() },
  (table) => [
    primaryKey({ columns: [table.memberUid, table.gameUid, table.flagId] }),
    index('member_tag_game').on(table.gameUid),
  ],
);

/** The games that a member played most recently, for the profile; at most 128 for each member. */
export const recentGame = product.table(
  'recent_game',
  { memberUid: memberUid(), gameUid: gameUid(), playedAt: instant('played_at').notNull() },
  (table) => [
    primaryKey({ columns: [table.memberUid, table.gameUid] }),
    index('recent_game_newest').on(table.memberUid, table.playedAt),
  ],
);

/** Games that a member does not want to see in lists. */
export const hiddenGame = product.table(
  'hidden_game',
  { memberUid: memberUid(), gameUid: gameUid(), createdAt: instant('created_at').notNull() },
  (table) => [
    primaryKey({ columns: [table.memberUid, table.gameUid] }),
    index('hidden_game_game').on(table.gameUid),
  ],
);

/** Groups of games that a member does not want to see in lists. */
export const hiddenGroup = product.table(
  'hidden_group',
  {
    memberUid: memberUid(),
    /** The slug of a family, or the uid of a genre. */
    key: text('key').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.memberUid, table.key] })],
);

/** A member's own list of games. With a share id, anyone who has the link may see it. */
export const gameList = product.table(
  'game_list',
  {
    id: idOf('id'),
    memberUid: memberUid(),
    title: text('title').notNull(),
    /** A random id; null while the list is not shared. */
    shareId: text('share_id').unique(),
    createdAt: instant('created_at').notNull(),
    /** Set when an administrator or three reports have withdrawn the link. */
    hiddenAt: instant('hidden_at'),
    /** `reports` or `administrator`. */
    hiddenBy: text('hidden_by'),
  },
  (table) => [index('game_list_member').on(table.memberUid, table.createdAt)],
);

const listId = () =>
  bigint('list_id', { mode: 'number' })
    .notNull()
    .references(() => gameList.id, { onDelete: 'cascade' });

export const gameListItem = product.table(
  'game_list_item',
  { listId: listId(), gameUid: gameUid(), position: integer('position').notNull() },
  (table) => [
    primaryKey({ columns: [table.listId, table.gameUid] }),
    index('game_list_item_game').on(table.gameUid),
  ],
);

export const gameListReport = product.table(
  'game_list_report',
  {
    id: idOf('id'),
    listId: listId(),
    /** Null if the reporter has deleted the account; the report remains in the queue. */
    memberUid: integer('member_uid').references(() => member.uid, { onDelete: 'set null' }),
    message: text('message').notNull(),
    createdAt: instant('created_at').notNull(),
    resolvedAt: instant('resolved_at'),
  },
  (table) => [
    uniqueIndex('game_list_report_once').on(table.listId, table.memberUid),
    index('game_list_report_member').on(table.memberUid),
    index('game_list_report_open')
      .on(table.createdAt)
      .where(sql`resolved_at is null`),
  ],
);

export const friendship = product.table(
  'friendship',
  { memberUid: memberUid(), friendUid: memberUid('friend_uid'), createdAt: createdNow() },
  (table) => [
    primaryKey({ columns: [table.memberUid, table.friendUid] }),
    index('friendship_of').on(table.friendUid),
  ],
);

export const block = product.table(
  'block',
  { memberUid: memberUid(), blockedUid: memberUid('blocked_uid'), createdAt: createdNow() },
  (table) => [primaryKey({ columns: [table.memberUid, table.blockedUid] })],
);

export const comment = product.table(
  'comment',
  {
    cid: idOf('cid'),
    gameUid: gameUid(),
    /** Null if the author has deleted the account; the name is then "Former player". */
    memberUid: integer('member_uid').references(() => member.uid, { onDelete: 'set null' }),
    body: text('body').notNull(),
    createdAt: instant('created_at').notNull(),
    editedAt: instant('edited_at'),
    hiddenAt: instant('hidden_at'),
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

const commentCid = () =>
  bigint('cid', { mode: 'number' })
    .notNull()
    .references(() => comment.cid, { onDelete: 'cascade' });

export const commentVote = product.table(
  'comment_vote',
  { cid: commentCid(), memberUid: memberUid(), isHelpful: boolean('is_helpful').notNull() },
  (table) => [
    primaryKey({ columns: [table.cid, table.memberUid] }),
    index('comment_vote_member').on(table.memberUid),
  ],
);

export const commentReport = product.table(
  'comment_report',
  {
    id: idOf('id'),
    cid: commentCid(),
    /** Null if the reporter has deleted the account; the report remains in the queue. */
    memberUid: integer('member_uid').references(() => member.uid, { onDelete: 'set null' }),
    message: text('message').notNull(),
    createdAt: instant('created_at').notNull(),
    resolvedAt: instant('resolved_at'),
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
    id: idOf('id'),
    targetUid: memberUid('target_uid'),
    reporterUid: integer('reporter_uid').references(() => member.uid, { onDelete: 'set null' }),
    message: text('message').notNull(),
    createdAt: instant('created_at').notNull(),
    resolvedAt: instant('resolved_at'),
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
    id: idOf('id'),
    actorUid: integer('actor_uid').references(() => member.uid, { onDelete: 'set null' }),
    actorName: text('actor_name').notNull(),
    action: text('action').notNull(),
    target: text('target').notNull(),
    detail: jsonb('detail').$type<Record<string, unknown>>().notNull().default({}),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('audit_newest').on(table.createdAt)],
);

/** Messages from the contact form. */
export const contactMessage = product.table(
  'contact_message',
  {
    id: idOf('id'),
    name: text('name').notNull(),
    email: text('email').notNull(),
    subject: text('subject').notNull(),
    message: text('message').notNull(),
    memberUid: integer('member_uid').references(() => member.uid, { onDelete: 'set null' }),
    createdAt: instant('created_at').notNull(),
    resolvedAt: instant('resolved_at'),
  },
  (table) => [
    index('contact_open')
      .on(table.createdAt)
      .where(sql`resolved_at is null`),
  ],
);
