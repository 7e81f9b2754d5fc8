/** The recently played games, stored in this browser under a key for each user (spec §4, §9). */
import { createStore, type StoreApi } from 'zustand/vanilla';
import { recentKeyOf } from '@/lib/domain/play/recent-key';
import { parseRecent, toRecentGame, withPlayed, type RecentGame } from '@/lib/domain/play/recently-played';
import type { KeyValueStorage } from './key-value-storage';

export interface RecentlyPlayedState {
  /** The games, newest first. */
  games: readonly RecentGame[];
  /** Records a game that has actually started. */
  record(game: RecentGame): void;
}
export type RecentlyPlayedStore = StoreApi<RecentlyPlayedState>;

interface RecentlyPlayedDeps {
  storage: Pick<KeyValueStorage, 'read' | 'write'>;
  /** A member's uid, or `guest`. */
  owner: string;
}

export const createRecentlyPlayedStore = ({ storage, owner }: RecentlyPlayedDeps): RecentlyPlayedStore => {
  const key = recentKeyOf(owner);
  const readGames = (): readonly RecentGame[] => parseRecent(storage.read(key));
  return createStore<RecentlyPlayedState>((set) => ({
    games: readGames(),
    record: (game) => {
      // Reads the list again, because another tab may have added a game.
      const games = withPlayed(readGames(), toRecentGame(game));
      storage.write(key, games);
      set({ games });
    },
  }));
};
