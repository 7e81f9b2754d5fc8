/** The call for the player's own streaks, ranks and trophies. */
import { getStats } from '@/lib/contract/player-stats';
import type { Caller } from '../http';

export const createStatsClient = (call: Caller) => ({
  /** Returns null for a member who has never played. */
  getOwn: async () => (await call(getStats, {})).standing,
});
