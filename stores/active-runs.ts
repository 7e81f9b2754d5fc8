/** The active runs of this browser, with their tokens and liveness evidence. */
import { toStoredLiveness, type Liveness } from '@/lib/domain/run/liveness';
import type { RunStarted } from '@/lib/game-protocol';
import type { KeyValueStorage } from './key-value-storage';

export interface ActiveRun extends RunStarted {
  token: string;
  liveness?: Liveness;
  /** Whether the run was started on another device. */
  isTakenUp?: boolean;
  /** Whether each of the run's moves states its own time, so that many moves may be sent within a second. */
  hasTimedMoves?: boolean;
}

/** The storage key prefix of a game's active runs. */
export const ACTIVE_RUNS_KEY = 'sw_runs:';

// The maximum number of stored runs: enough for a few open tabs and a few unfinished modes.
const MAX_RUNS = 12;

export interface ActiveRuns {
  find(runId: string | null): ActiveRun | undefined;
  /** Stores a run as the newest of the game's active runs. */
  store(run: ActiveRun): void;
}

export const createActiveRuns = (storage: KeyValueStorage, keyword: string): ActiveRuns => {
  const key = `${ACTIVE_RUNS_KEY}${keyword}`;
  const listActiveRuns = (): ActiveRun[] => {
    const value = storage.read(key);
    if (!Array.isArray(value)) return [];
    return (value as (ActiveRun & { witness?: unknown })[]).map(({ witness: heartbeat, ...run }) => {
      const liveness = toStoredLiveness({ ...run, witness: heartbeat });
      return liveness ? { ...run, liveness } : run;
    });
  };
  return {
    find: (runId) => listActiveRuns().find((run) => run.runId === runId),
    store: (run) => {
      const others = listActiveRuns().filter(({ runId }) => runId !== run.runId);
      storage.write(key, [run, ...others].slice(0, MAX_RUNS));
    },
  };
};
