/** Calls for the signed-in member and other members (spec §7 "Users"). */
import type { ApiCaller } from '../http';
import type { CallInput } from '@/lib/contract/call';
import * as contract from '@/lib/contract/users';
import { toUser, type User } from '@/lib/domain/members/user';

/** The number of favorites that the session loads (spec §9). */
export const SESSION_FAVORITES = 16;

export const createMembersClient = (call: ApiCaller) => ({
  /** @throws ApiError notFound */
  getUser: async (uid: string): Promise<User> =>
    toUser(await call(contract.getUserById, { params: { id: uid } })),
  /** Lists the uids of the first favorites. */
  listFirstFavorites: async (uid: string): Promise<string[]> => {
    const query = { items_per_page: SESSION_FAVORITES, page: 0 };
    return (await call(contract.listFavorites, { params: { id: uid }, query })).rows.map((game) => game.uid);
  },
  update: async (uid: string, body: CallInput<typeof contract.updateUser>['body']): Promise<User> =>
    toUser(await call(contract.updateUser, { params: { id: uid }, body })),
  /** Adds the games that were played in this browser to the account, newest first. */
  recordPlayed: (nids: string[]) => call(contract.recordPlayed, { body: { nids } }),
});
