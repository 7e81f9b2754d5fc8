/** Rate limits over a sliding window, counted in the database so that every process shares them. */
import { sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { ServiceError } from '@/lib/errors';

export interface Limit {
  limit: number;
  windowSeconds: number;
}

/**
 * Counts a hit of a key. A refused hit does not count, so that a client that retries is not refused forever.
 * @throws ServiceError tooManyRequests when the last `windowSeconds` already hold `limit` hits; it carries the seconds to wait
 */
export const throttle = async (db: NodePgDatabase, key: string, limit: Limit, now: Date): Promise<void> => {
  const at = now.toISOString();
  const windowMs = limit.windowSeconds * 1000;
  const since = new Date(now.getTime() - windowMs).toISOString();
  // The upsert locks the row, so parallel hits are counted one after another.
  const { rowCount } = await db.execute(sql`
    insert into product.rate_window as held (key, hits) values (${key}, array[${at}::timestamptz])
    on conflict (key) do update
      set hits = array(select hit from unnest(held.hits) as hit where hit > ${since}::timestamptz) || excluded.hits
      where (select count(*) from unnest(held.hits) as hit where hit > ${since}::timestamptz) < ${limit.limit}`);
  if (rowCount) return;
  const { rows } = await db.execute<{ blocking: Date | string }>(sql`
    select hit as blocking from product.rate_window, unnest(hits) as hit
    where key = ${key} order by hit desc offset ${limit.limit - 1} limit 1`);
  const blockingAt = new Date(rows[0]?.blocking ?? now).getTime();
  throw new ServiceError(
    'tooManyRequests',
    'That is too many in a short time. Please wait a moment.',
    undefined,
    Math.max(1, Math.ceil((blockingAt + windowMs - now.getTime()) / 1000)),
  );
};

/** Takes back the hit of an instant that turned out to be in order: only failures count. */
export const forgive = async (db: NodePgDatabase, key: string, now: Date): Promise<void> => {
  const at = sql`array_position(hits, ${now.toISOString()}::timestamptz)`;
  await db.execute(sql`update product.rate_window
    set hits = hits[:${at} - 1] || hits[${at} + 1:] where key = ${key} and ${at} is not null`);
};
