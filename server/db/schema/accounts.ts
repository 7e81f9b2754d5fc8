/** The product's tables for signing in: sessions, devices, single-use secrets, requests and keys. */
import { sql } from 'drizzle-orm';
import { index, integer, jsonb, primaryKey, text } from 'drizzle-orm/pg-core';
import { instantColumn, bytesColumn, identityColumn, createdAtColumn } from './columns';
import { memberUidColumn } from './references';
import { product } from './product';

export const session = product.table(
  'session',
  {
    /** SHA-256 of the cookie's random id. */
    idHash: bytesColumn('id_hash').primaryKey(),
    memberUid: memberUidColumn(),
    csrfToken: text('csrf_token').notNull(),
    logoutToken: text('logout_token').notNull(),
    createdAt: instantColumn('created_at').notNull(),
    seenAt: instantColumn('seen_at').notNull(),
    expiresAt: instantColumn('expires_at').notNull(),
  },
  (table) => [index('session_member').on(table.memberUid), index('session_expiry').on(table.expiresAt)],
);

/** Browsers in which a member has signed in. A lockout never applies to them. */
export const knownDevice = product.table(
  'known_device',
  {
    memberUid: memberUidColumn(),
    deviceHash: bytesColumn('device_hash').notNull(),
    seenAt: instantColumn('seen_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.memberUid, table.deviceHash] })],
);

/** Single-use secrets sent by mail: `verify` for an email address, `reset` for a password. */
export const accountToken = product.table(
  'account_token',
  {
    tokenHash: bytesColumn('token_hash').primaryKey(),
    memberUid: memberUidColumn(),
    kind: text('kind').notNull(),
    email: text('email').notNull(),
    createdAt: instantColumn('created_at').notNull(),
    expiresAt: instantColumn('expires_at').notNull(),
  },
  (table) => [index('account_token_member').on(table.memberUid, table.kind)],
);

/**
 * Requests that concern an email address or account. They are processed after the response, so that neither the
 * response nor its timing reveals whether the account exists.
 */
export const accountRequest = product.table('account_request', {
  id: identityColumn('id'),
  kind: text('kind').notNull(),
  payload: jsonb('payload').$type<Record<string, string>>().notNull(),
  createdAt: instantColumn('created_at').notNull(),
  attempts: integer('attempts').notNull().default(0),
  nextAttemptAt: instantColumn('next_attempt_at')
    .notNull()
    .default(sql`now()`),
});

/** Single-use keys that are remembered until they expire: spam-check solutions, webhook ids. */
export const claim = product.table(
  'claim',
  { key: text('key').primaryKey(), expiresAt: instantColumn('expires_at').notNull() },
  (table) => [index('claim_expiry').on(table.expiresAt)],
);

/** Secrets that are generated on first use, such as HMAC keys. */
export const secret = product.table('secret', {
  name: text('name').primaryKey(),
  value: bytesColumn('value').notNull(),
  createdAt: createdAtColumn(),
});

/** Keys that sign members' tokens. The newest key signs; all public keys are published. */
export const memberKey = product.table('member_key', {
  kid: text('kid').primaryKey(),
  privateJwk: jsonb('private_jwk').$type<Record<string, unknown>>().notNull(),
  publicJwk: jsonb('public_jwk').$type<Record<string, unknown>>().notNull(),
  createdAt: createdAtColumn(),
});
