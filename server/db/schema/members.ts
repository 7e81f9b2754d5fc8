/** The product's tables of members and their avatars. */
import { sql } from 'drizzle-orm';
import type { ConsentRecord } from '@/lib/consent';
import { boolean, index, integer, jsonb, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { instantColumn, bytesColumn, createdAtColumn } from './columns';
import { product } from './product';

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
    image: bytesColumn('image'),
    imageType: text('image_type'),
    createdAt: createdAtColumn(),
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
    emailVerifiedAt: instantColumn('email_verified_at'),
    /** A new email address that is not verified yet; the old one remains valid until then. */
    newEmail: text('new_email'),
    passwordHash: text('password_hash').notNull(),
    roles: text('roles').array().notNull().default([]),
    /** When the paid tier expires; derived only from the member's subscriptions (server/product/billing). */
    unlimitedUntil: instantColumn('unlimited_until'),
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
    createdAt: createdAtColumn(),
    seenAt: instantColumn('seen_at'),
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

/** Accounts whose requested deletion is not complete. The row is deleted together with the member. */
export const memberRemoval = product.table('member_removal', {
  memberUid: integer('member_uid')
    .primaryKey()
    .references(() => member.uid, { onDelete: 'cascade' }),
  requestedAt: instantColumn('requested_at').notNull(),
  /** Set once payments have ended; from then on, the deletion cannot be canceled. */
  isFinal: boolean('is_final').notNull().default(false),
  attempts: integer('attempts').notNull().default(0),
  nextAttemptAt: instantColumn('next_attempt_at').notNull(),
});
