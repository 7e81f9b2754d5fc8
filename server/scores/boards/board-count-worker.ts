/** Maintains boards in the background: folds pending counts into buckets, and freezes days that are due. */
import { setTimeout as wait } from 'node:timers/promises';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { queryNamed } from '../../db/query-named';
import type { Clock } from '../../platform/clock';
import type { Log } from '../../platform/log';
import { createWorker } from '../../platform/worker';
import { FOLD_SQL } from './counts';
import { freezeNextDay } from './freeze-day';

// Folding only reduces the number of rows that a read must sum; ranks are exact before and after.
const FOLD_INTERVAL_MS = 1_000;
/** The pause between two folds while results arrive. */
const FOLD_PAUSE_MS = 50;
/** Deleted rows leave dead tuples, which slow down reads until the next vacuum. A vacuum takes about 2 ms. */
const VACUUM_AFTER_ROWS = 2_000;
const FREEZE_INTERVAL_MS = 30_000;

const VACUUM_SQL = 'vacuum (truncate false) scores.board_change';

/**
 * Moves the pending counts of submissions into the buckets. Does nothing while another process is folding.
 * @returns how many counts were moved
 */
export const foldCountChanges = async (db: NodePgDatabase): Promise<number> => {
  const [row] = await queryNamed<{ taken: number }>(db, { name: 'board_fold', text: FOLD_SQL, values: [] });
  return row?.taken ?? 0;
};

/** Returns a function that folds, vacuums if necessary, and pauses; it returns whether there was anything to fold. */
const createFoldTask = (db: NodePgDatabase): (() => Promise<boolean>) => {
  let taken = 0;
  return async () => {
    const now = await foldCountChanges(db);
    taken += now;
    if (taken >= VACUUM_AFTER_ROWS) {
      taken = 0;
      await db.execute(VACUUM_SQL);
    }
    if (now > 0) await wait(FOLD_PAUSE_MS, undefined, { ref: false });
    return now > 0;
  };
};

/** Starts both jobs, which run periodically. */
export const startBoardCountWorker = (
  db: NodePgDatabase,
  clock: Clock,
  log: Log,
): { updateCounts(): Promise<void>; stop(): Promise<void> } => {
  const folding = createWorker('board count folding', createFoldTask(db), { everyMs: FOLD_INTERVAL_MS, log });
  const freezing = createWorker('day freezing', () => freezeNextDay(db, clock.now()), {
    everyMs: FREEZE_INTERVAL_MS,
    log,
  });
  freezing.wake();
  return {
    /** Resolves once all due days are frozen and all counts are folded. */
    updateCounts: async () => {
      await freezing.updateCounts();
      folding.wake();
      await folding.updateCounts();
    },
    stop: async () => {
      await folding.stop();
      await freezing.stop();
    },
  };
};
