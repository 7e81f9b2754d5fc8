/** Column types that several schemas use. */
import { sql } from 'drizzle-orm';
import { bigint, customType, timestamp } from 'drizzle-orm/pg-core';

export const instantColumn = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

export const bytesColumn = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** A primary key that the database numbers. */
export const identityColumn = (name: string) =>
  bigint(name, { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity();

export const createdAtColumn = () =>
  instantColumn('created_at')
    .notNull()
    .default(sql`now()`);
