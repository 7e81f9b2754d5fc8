/** The lists of a guest, stored in this browser. */
import type { GameListEntry } from '@/lib/contract/game-lists';
import { MAX_LIST_GAMES, MAX_LISTS } from '@/lib/domain/members/game-lists';
import { GUEST_LISTS_KEY, parseGuestLists, type GuestList } from '@/lib/domain/members/guest-lists';
import { toRecentGame } from '@/lib/domain/play/recently-played';
import { ApiError, type ErrorCode } from '@/lib/errors';
import { LIST_MESSAGES } from '@/lib/list-messages';
import type { KeyValueStorage } from '../key-value-storage';
import type { OwnLists } from './own-lists';

type Storage = Pick<KeyValueStorage, 'read' | 'write'>;

const refuse = (code: ErrorCode, message: string): ApiError =>
  new ApiError(code, message, { callId: 'guestLists' });

const entryOf = ({ id, title, games }: GuestList): GameListEntry => ({
  id,
  title,
  shareId: null,
  isWithdrawn: false,
  nids: games.map(({ uid }) => uid),
});

export const listGuestLists = (storage: Pick<Storage, 'read'>): readonly GuestList[] =>
  parseGuestLists(storage.read(GUEST_LISTS_KEY));

/** @param createId returns an id that no other list of this browser has */
export const createGuestLists = (storage: Storage, createId: () => string): OwnLists => {
  const store = (lists: readonly GuestList[]): void => {
    if (!storage.write(GUEST_LISTS_KEY, lists)) throw refuse('unprocessable', LIST_MESSAGES.notStored);
  };
  const find = (id: string): GuestList => {
    const found = listGuestLists(storage).find((list) => list.id === id);
    if (!found) throw refuse('notFound', LIST_MESSAGES.failed);
    return found;
  };
  const change = async (id: string, next: (list: GuestList) => GuestList): Promise<GameListEntry> => {
    const changed = next(find(id));
    store(listGuestLists(storage).map((list) => (list.id === id ? changed : list)));
    return entryOf(changed);
  };
  return {
    listOwn: async () => listGuestLists(storage).map(entryOf),
    getOwn: async (id) => {
      const { nids: _nids, ...entry } = entryOf(find(id));
      return { ...entry, games: find(id).games };
    },
    create: async (title, games) => {
      const lists = listGuestLists(storage);
      if (lists.length >= MAX_LISTS) throw refuse('unprocessable', LIST_MESSAGES.tooManyLists);
      const made = { id: createId(), title, games: games.map(toRecentGame) };
      store([...lists, made]);
      return entryOf(made);
    },
    rename: (id, title) => change(id, (list) => ({ ...list, title })),
    remove: async (id) => store(listGuestLists(storage).filter((list) => list.id !== id)),
    addGame: (id, game) =>
      change(id, (list) => {
        if (list.games.some(({ uid }) => uid === game.uid)) return list;
        if (list.games.length >= MAX_LIST_GAMES) throw refuse('unprocessable', LIST_MESSAGES.tooManyGames);
        return { ...list, games: [...list.games, toRecentGame(game)] };
      }),
    removeGame: (id, nid) =>
      change(id, (list) => ({ ...list, games: list.games.filter(({ uid }) => uid !== nid) })),
    order: (id, uids) =>
      change(id, (list) => {
        const rankOf = ({ uid }: { uid: string }): number =>
          uids.includes(uid) ? uids.indexOf(uid) : uids.length;
        return { ...list, games: [...list.games].sort((a, b) => rankOf(a) - rankOf(b)) };
      }),
    share: null,
  };
};
