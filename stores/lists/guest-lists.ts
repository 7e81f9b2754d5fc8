/** The lists of a guest, stored in this browser. */
import type { GameListEntry } from '@/lib/contract/game-lists';
import { MAX_LIST_GAMES, MAX_LISTS } from '@/lib/domain/members/game-lists';
import { GUEST_LISTS_KEY, parseGuestLists, type GuestList } from '@/lib/domain/members/guest-lists';
import { toRecentGame } from '@/lib/domain/play/recently-played';
import { ApiError, type ErrorCode } from '@/lib/errors';
import { LIST_MESSAGES } from '@/lib/list-messages';
import type { KeyValueStorage } from '../key-value-storage';
import type { OwnLists } from './own-lists';

type GuestListsStorage = Pick<KeyValueStorage, 'read' | 'write'>;

const createListError = (code: ErrorCode, message: string): ApiError =>
  new ApiError(code, message, { callId: 'guestLists' });

const toGameListEntry = ({ id, title, games }: GuestList): GameListEntry => ({
  id,
  title,
  shareId: null,
  isWithdrawn: false,
  nids: games.map(({ uid }) => uid),
});

export const listGuestLists = (storage: Pick<GuestListsStorage, 'read'>): readonly GuestList[] =>
  parseGuestLists(storage.read(GUEST_LISTS_KEY));

/** @param createId returns an id that no other list of this browser has */
export const createGuestLists = (storage: GuestListsStorage, createId: () => string): OwnLists => {
  const storeLists = (lists: readonly GuestList[]): void => {
    if (!storage.write(GUEST_LISTS_KEY, lists))
      throw createListError('unprocessable', LIST_MESSAGES.notStored);
  };
  const findList = (id: string): GuestList => {
    const found = listGuestLists(storage).find((list) => list.id === id);
    if (!found) throw createListError('notFound', LIST_MESSAGES.failed);
    return found;
  };
  const changeList = async (id: string, next: (list: GuestList) => GuestList): Promise<GameListEntry> => {
    const changed = next(findList(id));
    storeLists(listGuestLists(storage).map((list) => (list.id === id ? changed : list)));
    return toGameListEntry(changed);
  };
  return {
    listOwn: async () => listGuestLists(storage).map(toGameListEntry),
    getOwn: async (id) => {
      const { nids: _nids, ...entry } = toGameListEntry(findList(id));
      return { ...entry, games: findList(id).games };
    },
    create: async (title, games) => {
      const lists = listGuestLists(storage);
      if (lists.length >= MAX_LISTS) throw createListError('unprocessable', LIST_MESSAGES.tooManyLists);
      const made = { id: createId(), title, games: games.map(toRecentGame) };
      storeLists([...lists, made]);
      return toGameListEntry(made);
    },
    rename: (id, title) => changeList(id, (list) => ({ ...list, title })),
    remove: async (id) => storeLists(listGuestLists(storage).filter((list) => list.id !== id)),
    addGame: (id, game) =>
      changeList(id, (list) => {
        if (list.games.some(({ uid }) => uid === game.uid)) return list;
        if (list.games.length >= MAX_LIST_GAMES)
          throw createListError('unprocessable', LIST_MESSAGES.tooManyGames);
        return { ...list, games: [...list.games, toRecentGame(game)] };
      }),
    removeGame: (id, nid) =>
      changeList(id, (list) => ({ ...list, games: list.games.filter(({ uid }) => uid !== nid) })),
    order: (id, uids) =>
      changeList(id, (list) => {
        const orderIndex = ({ uid }: { uid: string }): number =>
          uids.includes(uid) ? uids.indexOf(uid) : uids.length;
        return { ...list, games: [...list.games].sort((a, b) => orderIndex(a) - orderIndex(b)) };
      }),
    share: null,
  };
};
