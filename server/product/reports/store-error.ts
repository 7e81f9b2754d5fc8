/** Stores a client's error: masked, with similar errors in one row, and with a limited number of rows. */
import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { errorGroup } from '../../db/schema/product';
import { recordMetric } from '../../platform/metric-events';
import { maskStack, maskText, maskValue } from '../../platform/mask';

const MAX_GROUPS = 1000;

export interface ReportedError {
  label: string;
  fatal: boolean;
  name: string;
  message: string;
  stack: string;
  code?: string | number | null;
  response?: unknown;
}

const findTopFrame = (stack: string): string =>
  stack.split('\n').find((line) => /:\d+:\d+\)?$/.test(line.trimEnd())) ?? '';

const computeFingerprint = (label: string, name: string, stack: string): string =>
  createHash('sha256')
    .update([label, name, findTopFrame(stack).trim()].join('\n'))
    .digest('base64url');

/** Counts similar errors; a recurrence reopens a resolved error group. */
export const storeError = async (db: NodePgDatabase, error: ReportedError, now: Date): Promise<void> => {
  recordMetric({ kind: 'clientError', isFatal: error.fatal });
  const label = maskText(error.label);
  const name = maskText(error.name);
  const stack = maskStack(error.stack);
  const [saved] = await db
    .insert(errorGroup)
    .values({
      fingerprint: computeFingerprint(label, name, stack),
      isFatal: error.fatal,
      label,
      name,
      message: maskText(error.message),
      stack,
      detail: {
        ...(error.code === undefined || error.code === null ? {} : { code: maskValue(error.code) }),
        ...(error.response === undefined ? {} : { response: maskValue(error.response) }),
      },
      firstSeenAt: now,
      lastSeenAt: now,
    })
    .onConflictDoUpdate({
      target: errorGroup.fingerprint,
      set: {
        isFatal: sql`${errorGroup.isFatal} or excluded.is_fatal`,
        message: sql`excluded.message`,
        stack: sql`excluded.stack`,
        detail: sql`excluded.detail`,
        // Limits the count to the column's maximum.
        count: sql`least(${errorGroup.count}::bigint + 1, 2147483647)::int`,
        lastSeenAt: now,
        resolvedAt: null,
      },
    })
    .returning({ count: errorGroup.count });
  if (saved?.count !== 1) return;
  // Deletes rare errors first, so that invented errors cannot displace real ones.
  await db.execute(sql`delete from product.error_group where id in (
    select id from product.error_group order by count desc, last_seen_at desc, id desc offset ${MAX_GROUPS})`);
};
