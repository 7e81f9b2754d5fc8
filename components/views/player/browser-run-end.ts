/** The end of a run with this browser's storage, locks and clock; loaded once a run begins. */
import { createHeldRuns } from '@/stores/held-runs';
import { browserStorage } from '@/stores/key-value-storage';
import { createRunEnd, type RunEnd, type RunEndDeps } from '@/stores/unsent/run-end';
import { browserLocks } from '@/stores/unsent/browser-locks';

export const createBrowserRunEnd = (deps: Omit<RunEndDeps, 'storage' | 'locks' | 'now' | 'held'>): RunEnd =>
  createRunEnd({
    ...deps,
    storage: browserStorage,
    held: createHeldRuns(browserStorage, deps.keyword),
    locks: browserLocks(),
    now: () => Date.now(),
  });
