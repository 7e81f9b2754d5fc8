/** Stores a client's event, masked; retains only the newest events. */
import { sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { report } from '../../db/schema/product';
import { maskText, maskValue } from '../../platform/mask';

const MAX_EVENTS = 1000;

export const storeEvent = async (
  db: NodePgDatabase,
  event: { label: string; level: string; meta?: unknown },
  now: Date,
): Promise<void> => {
  const payload = { level: event.level, meta: maskValue(event.meta ?? null) };
  await db.insert(report).values({ kind: 'event', label: maskText(event.label), payload, createdAt: now });
  await db.execute(sql`delete from product.report where id in (
    select id from product.report order by id desc offset ${MAX_EVENTS})`);
};
