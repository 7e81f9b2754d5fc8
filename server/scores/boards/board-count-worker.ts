/** What boards need done behind the answers: counts folded into their buckets, and days frozen when they are due. */
import { setTimeout as wait } from 'node:timers/promises';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { queryNamed } from '../../db/named';
import type { Clock } from '../../platform/clock';
import type { Log } from '../../platform/log';
import { createWorker } from '../../platform/worker';
import { FOLD } from './counts';
import { freezeNextDay } from './freeze-day';

// Places are exact before as after: folding keeps what a read has to sum short.
const FOLD_EVERY_MS = 1_000;
/** While results come in, what was left since the last folding is folded this soon. */
const FOLD_AGAIN_MS = 50;
/** Rows that are taken leave their places behind, which every read steps over until they are cleared away in about 2 ms. */
const CLEAR_AFTER_ROWS = 2_000;
const FREEZE_EVERY_MS = 30_000;

const CLEAR = 'vacuum (truncate false) scores.board_change';

/**
 * Moves the counts that submissions left into the buckets; nothing where another process is at it.
 * @returns how many there were
 */
export const foldChanges = async (db: NodePgDatabase): Promise<number> => {
  const [row] = await queryNamed<{ taken: number }>(db, { name: 'board_fold', text: FOLD, values: [] });
  return row?.taken ?? 0;
};

/** Folds and clears away; says whether there was anything, and then takes a breath. */
const createFolding = (db: NodePgDatabase): (() => Promise<boolean>) => {
  let taken = 0;
  return async () => {
    const now = await foldChanges(db);
    taken += now;
    if (taken >= CLEAR_AFTER_ROWS) {
      taken = 0;
      await db.execute(CLEAR);
    }
    if (now > 0) await wait(FOLD_AGAIN_MS, undefined, { ref: false });
    return now > 0;
  };
};

/** Starts both, at once and then every so often. */
export const startBoardCountWorker = (
  db: NodePgDatabase,
  clock: Clock,
  log: Log,
): { updateCounts(): Promise<void>; stop(): Promise<void> } => {
  const folding = createWorker('the folding of boards', createFolding(db), { everyMs: FOLD_EVERY_MS, log });
  const freezing = createWorker('the freezing of days', () => freezeNextDay(db, clock.now()), {
    everyMs: FREEZE_EVERY_MS,
    log,
  });
  freezing.wake();
  return {
    /** Settles once the days that are due now are frozen and nothing waits to be folded. */
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
