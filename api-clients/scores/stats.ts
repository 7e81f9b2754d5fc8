/** The call for the player's own streaks, ranks and trophies. */
import { getStats } from '@/lib/contract/player-stats';
import type { ApiCaller } from '../http';

export const createStatsClient = (call: ApiCaller) => ({
  /** Returns null for a member who has never played. */
  getOwn: async () => (await call(getStats, {})).standing,
});
