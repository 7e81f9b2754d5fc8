/** Remembers a game that has really started (spec §4 "Recently played"); comes with the first start. */
import { GUEST_OWNER } from '@/lib/domain/recent-key';
import type { RecentGame } from '@/lib/domain/recently-played';
import { browserStorage } from '@/stores/key-value-storage';
import { createRecentlyPlayedStore } from '@/stores/recently-played-store';

export const recordPlayed = (game: RecentGame): void =>
  createRecentlyPlayedStore({ storage: browserStorage, owner: GUEST_OWNER }).getState().record(game);
