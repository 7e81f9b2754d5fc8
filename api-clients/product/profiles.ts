/** Calls for the public parts of members' profiles (spec §3 "Public profile", "Friend"). */
import { getMemberStats } from '@/lib/contract/player-stats';
import * as contract from '@/lib/contract/users';
import { PROFILE_COUNTS, type ProfileData } from '@/lib/domain/members/profile-data';
import type { ApiCaller } from '../http';

const createProfileCalls = (call: ApiCaller) => ({
  /** @throws ApiError notFound */
  getProfile: (uid: string) => call(contract.getPublicProfileById, { params: { id: uid } }),
  /** Returns a member by display name. @throws ApiError notFound */
  findByName: (name: string) => call(contract.getPublicProfile, { params: { name } }),
  /** Lists the favorites, newest first; empty if they are hidden. */
  listFavorites: (uid: string, perPage: number, page = 0) =>
    call(contract.listFavorites, { params: { id: uid }, query: { items_per_page: perPage, page } }),
  listFriends: (uid: string, perPage: number, page = 0) =>
    call(contract.listFriends, { params: { id: uid }, query: { items_per_page: perPage, page } }),
  /** Returns streaks, ranks and trophies. Never throws, because a profile works without them. */
  findStats: async (uid: string, onFailure?: (error: unknown) => void): Promise<ProfileData['stats']> => {
    try {
      return (await call(getMemberStats, { params: { id: uid } })).standing ?? 'hidden';
    } catch (error) {
      onFailure?.(error);
      return 'failed';
    }
  },
  /** Lists the games that the member has purchased. Only that member may call it. */
  listDownloads: (uid: string, perPage: number) =>
    call(contract.listDownloads, { params: { id: uid }, query: { items_per_page: perPage, page: 0 } }),
  listRecent: (uid: string, perPage: number) =>
    call(contract.listRecentGames, { params: { id: uid }, query: { items_per_page: perPage, page: 0 } }),
});

export const createProfilesClient = (call: ApiCaller) => {
  const client = createProfileCalls(call);
  return {
    ...client,
    /**
     * Returns the parts that a profile's page shows in addition to the profile itself.
     * @param onStatsFailure receives the error if only the stats could not be loaded
     */
    listParts: async (
      uid: string,
      onStatsFailure?: (error: unknown) => void,
    ): Promise<Omit<ProfileData, 'profile'>> => {
      const [favorites, friends, recent, stats] = await Promise.all([
        client.listFavorites(uid, PROFILE_COUNTS.favorites),
        client.listFriends(uid, PROFILE_COUNTS.friends),
        client.listRecent(uid, PROFILE_COUNTS.recent),
        client.findStats(uid, onStatsFailure),
      ]);
      return {
        favorites: { rows: favorites.rows, total: favorites.pager.total_items },
        friends: { rows: friends.rows, total: friends.pager.total_items },
        recent: recent.rows,
        stats,
      };
    },
  };
};
