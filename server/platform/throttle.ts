/** Rate limits, counted in the database so that every process shares them. */
import { sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { ServiceError } from '@/lib/errors';

export interface Limit {
  limit: number;
  windowSeconds: number;
}

const windowOf = ({ windowSeconds }: Limit, now: Date): Date =>
  new Date(Math.floor(now.getTime() / (windowSeconds * 1000)) * windowSeconds * 1000);

/**
 * Counts a hit of a key in its fixed window.
 * @throws ServiceError tooManyRequests past the limit
 */
export const throttle = async (
  db: Pick<NodePgDatabase, 'execute'>,
  key: string,
  limit: Limit,
  now: Date,
): Promise<void> => {
  const startsAt = windowOf(limit, now);
  const { rows } = await db.execute<{ hits: number }>(sql`
    insert into product.rate_window (key, starts_at, hits) values (${key}, ${startsAt.toISOString()}, 1)
    on conflict (key, starts_at) do update set hits = product.rate_window.hits + 1 returning hits`);
  if (Number(rows[0]?.hits ?? 0) <= limit.limit) return;
  const waitMs = startsAt.getTime() + limit.windowSeconds * 1000 - now.getTime();
  throw new ServiceError(
    'tooManyRequests',
    'That is too many in a short time. Please wait a moment.',
    undefined,
    Math.max(1, Math.ceil(waitMs / 1000)),
  );
};

/** Takes a hit back that turned out to be in order: only failures are to count. */
export const forgive = async (
  db: Pick<NodePgDatabase, 'execute'>,
  key: string,
  limit: Limit,
  now: Date,
): Promise<void> => {
  await db.execute(sql`update product.rate_window set hits = hits - 1
    where key = ${key} and starts_at = ${windowOf(limit, now).toISOString()}`);
};
