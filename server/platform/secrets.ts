/** Secrets that the site generates on first use and stores in its database, never in the configuration or in files. */
import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { secret } from '../db/schema/accounts';

const findSecret = async (db: NodePgDatabase, name: string): Promise<Buffer | null> =>
  (await db.select({ value: secret.value }).from(secret).where(eq(secret.name, name)))[0]?.value ?? null;

/** Returns the 32-byte secret with a name; the first process creates it. */
export const ensureSecretKey = async (db: NodePgDatabase, name: string): Promise<Buffer> => {
  const known = await findSecret(db, name);
  if (known) return known;
  await db
    .insert(secret)
    .values({ name, value: randomBytes(32) })
    .onConflictDoNothing();
  const made = await findSecret(db, name);
  if (!made) throw new Error(`The secret ${name} was not stored.`);
  return made;
};
