/** The lists of a member, stored by the server. */
import { createGameListsClient } from '@/api-clients/product/game-lists';
import type { ApiCaller } from '@/api-clients/http';
import type { RecentGame } from '@/lib/domain/play/recently-played';
import type { OwnLists } from './own-lists';

const listUids = (games: readonly RecentGame[]): string[] => games.map(({ uid }) => uid);

export const createMemberLists = (call: ApiCaller): OwnLists => {
  const client = createGameListsClient(call);
  return {
    listOwn: () => client.listOwn(),
    getOwn: (id) => client.getOwn(id),
    create: (title, games) => client.create(title, listUids(games)),
    rename: (id, title) => client.rename(id, title),
    remove: (id) => client.remove(id),
    addGame: (id, { uid }) => client.addGame(id, uid),
    removeGame: (id, uid) => client.removeGame(id, uid),
    order: (id, uids) => client.order(id, uids),
    share: (id, isShared) => client.share(id, isShared),
  };
};
