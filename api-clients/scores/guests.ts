/** The call for guests of the scores service. */
import type { ApiCaller } from '../http';
import { createGuest } from '@/lib/contract/runs';

export const createGuestsClient = (call: ApiCaller) => ({
  /** Returns the token of this browser's guest; the first call creates the guest. */
  create: () => call(createGuest, {}),
});

export type GuestsClient = ReturnType<typeof createGuestsClient>;
