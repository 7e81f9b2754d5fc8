/** The product's queue of outgoing mail. */
import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, text } from 'drizzle-orm/pg-core';
import { instantColumn, identityColumn } from './columns';
import { product } from './product';

export const mail = product.table(
  'mail',
  {
    id: identityColumn('id'),
    kind: text('kind').notNull(),
    recipient: text('recipient').notNull(),
    subject: text('subject').notNull(),
    textBody: text('text_body').notNull(),
    htmlBody: text('html_body').notNull(),
    headers: jsonb('headers').$type<Record<string, string>>().notNull().default({}),
    createdAt: instantColumn('created_at').notNull(),
    sentAt: instantColumn('sent_at'),
    attempts: integer('attempts').notNull().default(0),
    /** When the message is due or, while it is being sent, when the sender's lease expires. */
    nextAttemptAt: instantColumn('next_attempt_at').notNull(),
    /** When an undelivered message expires; null if it never does. */
    expiresAt: instantColumn('expires_at'),
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
