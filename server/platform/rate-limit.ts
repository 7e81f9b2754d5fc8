/**
 * Rate limits with a sliding window, counted in the database so that all processes share them. The numbers are constants beside
 * each operation that calls `throttle`.
 */
import { sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { ServiceError } from '@/lib/errors';

export interface Limit {
  limit: number;
  windowSeconds: number;
}

/**
 * Limits above this value count hits in slices of the window, because a row of timestamps would be rewritten at each
 * hit.
 */
const MAX_EXACT_LIMIT = 120;
/** The number of slices in a window; a slice leaves the window as a unit. */
const WINDOW_SLICES = 12;

const createTooManyError = (waitMs: number): ServiceError =>
  new ServiceError(
    'tooManyRequests',
    'Too many requests in a short time. Please wait a moment.',
    undefined,
    Math.max(1, Math.ceil(waitMs / 1000)),
  );

/**
 * Checks a budget over the last `windowSeconds`, which `chargeBudget` spends. Concurrent callers may overdraw the budget by
 * the amounts that they spend concurrently.
 * @throws ServiceError tooManyRequests when the budget is spent, with the seconds until the oldest slice leaves the
 * window
 */
export const requireBudget = async (
  db: Pick<NodePgDatabase, 'execute'>,
  key: string,
  { limit, windowSeconds }: Limit,
  now: Date,
): Promise<void> => {
  const windowMs = windowSeconds * 1000;
  const since = new Date(now.getTime() - windowMs).toISOString();
  const { rows } = await db.execute<{ spent: string | null; oldest: Date | string | null }>(sql`
    select sum(amount) as spent, min(starts_at) as oldest from product.rate_budget
    where key = ${key} and starts_at > ${since}::timestamptz`);
  if (Number(rows[0]?.spent ?? 0) < limit) return;
  throw createTooManyError(new Date(rows[0]?.oldest ?? now).getTime() + windowMs - now.getTime());
};

/** Spends an amount, a whole number, from a key's budget. */
export const chargeBudget = async (
  db: Pick<NodePgDatabase, 'execute'>,
  key: string,
  { windowSeconds }: Limit,
  amount: number,
  now: Date,
): Promise<void> => {
  const sliceMs = (windowSeconds * 1000) / WINDOW_SLICES;
  const startsAt = new Date(Math.floor(now.getTime() / sliceMs) * sliceMs).toISOString();
  await db.execute(sql`
    insert into product.rate_budget as held (key, starts_at, amount) values (${key}, ${startsAt}::timestamptz, ${amount})
    on conflict (key, starts_at) do update set amount = least(held.amount::bigint + excluded.amount, 2147483647)`);
};

/**
 * Counts a hit for a key. Refused hits do not count, so that a client that keeps retrying is not refused forever.
 * @throws ServiceError tooManyRequests when the last `windowSeconds` already contain `limit` hits, with the seconds to
 * wait
 */
export const throttle = async (
  db: Pick<NodePgDatabase, 'execute'>,
  key: string,
  limit: Limit,
  now: Date,
): Promise<void> => {
  if (limit.limit > MAX_EXACT_LIMIT) {
    await requireBudget(db, key, limit, now);
    return chargeBudget(db, key, limit, 1, now);
  }
  const at = now.toISOString();
  const windowMs = limit.windowSeconds * 1000;
  const since = new Date(now.getTime() - windowMs).toISOString();
  // The upsert locks the row, so concurrent hits are counted one after another.
  const { rowCount } = await db.execute(sql`
    insert into product.rate_window as held (key, hits) values (${key}, array[${at}::timestamptz])
    on conflict (key) do update
      set hits = array(select hit from unnest(held.hits) as hit where hit > ${since}::timestamptz) || excluded.hits
      where (select count(*) from unnest(held.hits) as hit where hit > ${since}::timestamptz) < ${limit.limit}`);
  if (rowCount) return;
  const { rows } = await db.execute<{ blocking: Date | string }>(sql`
    select hit as blocking from product.rate_window, unnest(hits) as hit
    where key = ${key} order by hit desc offset ${limit.limit - 1} limit 1`);
  throw createTooManyError(new Date(rows[0]?.blocking ?? now).getTime() + windowMs - now.getTime());
};

/** Removes the hit of a valid request from a limit that counts only failures. */
export const removeHit = async (
  db: Pick<NodePgDatabase, 'execute'>,
  key: string,
  now: Date,
): Promise<void> => {
  const at = sql`array_position(hits, ${now.toISOString()}::timestamptz)`;
  await db.execute(sql`update product.rate_window
    set hits = hits[:${at} - 1] || hits[${at} + 1:] where key = ${key} and ${at} is not null`);
};
