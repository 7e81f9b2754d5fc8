/** Connects the end of a run with this browser's storage, locks and clock. Loads once a run starts. */
import { createActiveRuns } from '@/stores/active-runs';
import { browserStorage } from '@/stores/key-value-storage';
import { createRunEnd, type RunEnd, type RunEndDeps } from '@/stores/outbox/run-end';
import { browserLocks } from '@/stores/outbox/browser-locks';

export const createBrowserRunEnd = (
  deps: Omit<RunEndDeps, 'storage' | 'locks' | 'now' | 'activeRuns'>,
): RunEnd =>
  createRunEnd({
    ...deps,
    storage: browserStorage,
    activeRuns: createActiveRuns(browserStorage, deps.keyword),
    locks: browserLocks(),
    now: () => Date.now(),
  });
