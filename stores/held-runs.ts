/** The runs that this browser may go on with: their tokens, and what the service has seen of them. */
import type { RunStarted } from '@/lib/game-protocol';
import type { KeyValueStorage } from './key-value-storage';
import type { Witness } from './unsent/witness';

export interface HeldRun extends RunStarted {
  token: string;
  witness?: Witness;
  /** It was begun elsewhere, and gone on with here. */
  isTakenUp?: boolean;
  /** Its moves carry their time: many may come in a second. */
  hasTimedMoves?: boolean;
}

/** What every game's key of held runs begins with. */
export const HELD_RUNS = 'sw_runs:';

// Enough for the runs of a few open tabs and a few modes left half-way.
const MOST = 12;

export interface HeldRuns {
  find(runId: string | null): HeldRun | undefined;
  /** Holds a run, or what has become of it, as the newest. */
  hold(run: HeldRun): void;
}

export const createHeldRuns = (storage: KeyValueStorage, keyword: string): HeldRuns => {
  const key = `${HELD_RUNS}${keyword}`;
  const list = (): HeldRun[] => {
    const value = storage.read(key);
    return Array.isArray(value) ? (value as HeldRun[]) : [];
  };
  return {
    find: (runId) => list().find((run) => run.runId === runId),
    hold: (run) => {
      const others = list().filter(({ runId }) => runId !== run.runId);
      storage.write(key, [run, ...others].slice(0, MOST));
    },
  };
};
