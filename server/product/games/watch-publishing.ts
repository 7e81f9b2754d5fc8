/** Scheduled publishing: wakes when the next game is due, so that cached pages are renewed immediately. */
import { and, eq, gt, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { game } from '../../db/schema/product';
import type { Clock } from '../../platform/clock';
import type { Log } from '../../platform/log';

// Timers are limited to about 24 days, and a changed system clock is noticed within the hour.
const MAX_DELAY_MS = 3_600_000;
const RETRY_MS = 60_000;
// Allows for a small difference between the database's clock and this process's.
const TIMER_MARGIN_MS = 250;

export interface PublishingWatch {
  /** Call this after a change of the catalog, because the next due time may have changed. */
  check(): void;
  stop(): void;
}

const readNextPublication = async (db: NodePgDatabase, now: Date): Promise<Date | null> => {
  const [row] = await db
    .select({ at: sql<Date | string | null>`min(${game.publishedAt})` })
    .from(game)
    .where(and(eq(game.isHidden, false), gt(game.publishedAt, now)));
  return row?.at ? new Date(row.at) : null;
};

export const watchPublishing = (
  db: NodePgDatabase,
  clock: Clock,
  log: Log,
  onPublished: () => void,
): PublishingWatch => {
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  const scheduleCheck = (afterMs: number, isPublishing: boolean): void => {
    clearTimeout(timer);
    if (isStopped) return;
    timer = setTimeout(() => {
      if (isPublishing) onPublished();
      void check();
    }, afterMs);
    timer.unref();
  };
  const check = async (): Promise<void> => {
    try {
      const now = clock.now();
      const at = await readNextPublication(db, now);
      if (!at) return scheduleCheck(MAX_DELAY_MS, false);
      const waitMs = at.getTime() - now.getTime() + TIMER_MARGIN_MS;
      scheduleCheck(Math.min(waitMs, MAX_DELAY_MS), waitMs <= MAX_DELAY_MS);
    } catch (error) {
      log.debug('reading the next game to publish failed', { error });
      scheduleCheck(RETRY_MS, false);
    }
  };
  void check();
  return {
    check: () => void check(),
    stop: () => {
      isStopped = true;
      clearTimeout(timer);
    },
  };
};
