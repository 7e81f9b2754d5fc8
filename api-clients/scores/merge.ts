/** The call that merges a guest's runs into the member who has signed in. */
import type { ApiCaller } from '../http';
import { mergeGuest } from '@/lib/contract/runs';

export const createMergeClient = (call: ApiCaller) => ({
  /** Merges the runs. Idempotent, because a second call has nothing left to merge. */
  mergeGuest: async (guestToken: string): Promise<number> =>
    (await call(mergeGuest, { body: { guestToken } })).mergedRuns,
});
