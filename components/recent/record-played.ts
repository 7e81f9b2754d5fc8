/** Records that a game has actually started (spec §4 "Recently played"). Loads with the first start. */
import { IDENTITY_KEY } from '@/lib/domain/members/identity';
import { GUEST_OWNER, recentOwnerOf } from '@/lib/domain/play/recent-key';
import type { RecentGame } from '@/lib/domain/play/recently-played';
import { browserStorage } from '@/stores/key-value-storage';
import { reportPlayed } from '@/stores/report-played';
import { createRecentlyPlayedStore } from '@/stores/recently-played-store';
import type { Stores } from '@/stores/stores-provider';

export const recordPlayed = (game: RecentGame, clients: Stores['clients']): void => {
  const owner = recentOwnerOf(browserStorage.read(IDENTITY_KEY));
  createRecentlyPlayedStore({ storage: browserStorage, owner }).getState().record(game);
  if (owner !== GUEST_OWNER) void reportPlayed(clients, game.uid);
};
