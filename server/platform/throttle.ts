/** Rate limits, counted in the database so that every process shares them. */
import { sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { ServiceError } from '@/lib/errors';

/**
 * Counts a hit of a key in its fixed window.
 * @throws ServiceError tooManyRequests past the limit
 */
export const throttle = async (
  db: NodePgDatabase,
  key: string,
  { limit, windowSeconds }: { limit: number; windowSeconds: number },
  now: Date,
): Promise<void> => {
  const startsAt = new Date(Math.floor(now.getTime() / (windowSeconds * 1000)) * windowSeconds * 1000);
  const { rows } = await db.execute<{ hits: number }>(sql`
    insert into product.rate_window (key, starts_at, hits) values (${key}, ${startsAt.toISOString()}, 1)
    on conflict (key, starts_at) do update set hits = product.rate_window.hits + 1 returning hits`);
  if (Number(rows[0]?.hits ?? 0) > limit) {
    throw new ServiceError('tooManyRequests', 'That is too many in a short time. Please wait a moment.');
  }
};
