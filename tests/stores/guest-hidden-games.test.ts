/** @vitest-environment jsdom */
/** Tests that the hidden games of a guest are stored on the device, and merged when the guest registers. */
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { GUEST_HIDDEN_KEY } from '@/lib/domain/members/guest-hidden-games';
import { hiddenKeysStorageKey, MAX_HIDDEN_GAMES } from '@/lib/domain/members/hidden-games';
import type { RecentGame } from '@/lib/domain/play/recently-played';
import { ApiError } from '@/lib/errors';
import { HIDDEN_MESSAGES } from '@/lib/hidden-messages';
import type { AuthDeps } from '@/stores/auth-store';
import { getGuestHidden, storeHiddenGame, storeHiddenGroup } from '@/stores/guest-hidden-games';
import { getHiddenKeys } from '@/stores/hidden-keys';
import { welcomeMember } from '@/stores/welcome-member';

const createRecentGame = (uid: number): RecentGame => ({
  uid: String(uid),
  href: `/gamelanding/game-${uid}`,
  title: `Game ${uid}`,
  thumbnailImg: null,
  thumbnailImgSmall: null,
  highlightColor: '#195aab',
  genres: ['1'],
});

const createStorage = (canWrite = true) => {
  const values = new Map<string, unknown>();
  return {
    read: (key: string) => values.get(key),
    write: (key: string, value: unknown) => canWrite && (values.set(key, structuredClone(value)), true),
    remove: (key: string) => void values.delete(key),
    keysOf: (start: string) => [...values.keys()].filter((key) => key.startsWith(start)),
  };
};

const replaceSync = vi.fn<(rule: string) => void>();
beforeEach(() => {
  replaceSync.mockClear();
  vi.stubGlobal(
    'CSSStyleSheet',
    class {
      replaceSync = replaceSync;
    },
  );
  document.adoptedStyleSheets = [];
});

describe('hiding games as a guest', () => {
  it('lists the newest first, stores each game once, and applies the keys to the page', () => {
    const storage = createStorage();
    for (const uid of [1, 2, 1]) expect(storeHiddenGame(storage, createRecentGame(uid), true)).toBeNull();
    expect(storeHiddenGroup(storage, 'sudoku', true)).toBeNull();
    expect(getGuestHidden(storage)).toEqual({
      games: [createRecentGame(1), createRecentGame(2)],
      groups: ['sudoku'],
    });
    expect(storage.read(hiddenKeysStorageKey('guest'))).toEqual(['u1', 'u2', 'sudoku']);
    expect(getHiddenKeys()).toEqual(['u1', 'u2', 'sudoku']);
    expect(replaceSync).toHaveBeenLastCalledWith(
      '[data-keys~="u1"]:not([data-own~="u1"] *,[data-unhidden] *),' +
        '[data-keys~="u2"]:not([data-own~="u2"] *,[data-unhidden] *),' +
        '[data-keys~="sudoku"]:not([data-own~="sudoku"] *,[data-unhidden] *){display:none!important}',
    );
    expect(document.adoptedStyleSheets).toHaveLength(1);
  });

  it('removes the style sheet when the last hidden game is shown again', () => {
    const storage = createStorage();
    storeHiddenGame(storage, createRecentGame(1), true);
    storeHiddenGame(storage, createRecentGame(1), false);
    expect(getGuestHidden(storage)).toEqual({ games: [], groups: [] });
    expect(storage.read(hiddenKeysStorageKey('guest'))).toBeUndefined();
    expect(document.adoptedStyleSheets).toEqual([]);
  });

  it('fails beyond the limit, and in a browser without storage', () => {
    const storage = createStorage();
    for (let uid = 1; uid <= MAX_HIDDEN_GAMES; uid += 1)
      storeHiddenGame(storage, createRecentGame(uid), true);
    expect(storeHiddenGame(storage, createRecentGame(999), true)).toBe(HIDDEN_MESSAGES.tooManyGames);
    expect(getGuestHidden(storage).games).toHaveLength(MAX_HIDDEN_GAMES);
    expect(storeHiddenGame(createStorage(false), createRecentGame(1), true)).toBe(HIDDEN_MESSAGES.notStored);
  });

  it('removes malformed entries from the storage', () => {
    const storage = createStorage();
    storage.write(GUEST_HIDDEN_KEY, {
      games: [{ uid: 'x' }, createRecentGame(3)],
      groups: ['a"]{}', 7, 'chess'],
    });
    expect(getGuestHidden(storage)).toEqual({ games: [createRecentGame(3)], groups: ['chess'] });
  });
});

describe('registering as a guest with hidden games', () => {
  const mergeAsMember = async (callProduct: (call: { id: string }, request: unknown) => Promise<unknown>) => {
    const storage = createStorage();
    storeHiddenGame(storage, createRecentGame(1), true);
    storeHiddenGroup(storage, 'chess', true);
    const player = { hasGuest: () => false, peekGuest: async () => null };
    const parts = { storage, clients: { player, callProduct } } as unknown as AuthDeps;
    await welcomeMember(parts, { uid: '9' } as never);
    return storage;
  };

  it('adds the hidden games to the account, and then hides all games that the account hides', async () => {
    const callProduct = vi.fn(async (_call: { id: string }, _request: unknown) => ({
      keys: ['u5', 'u1', 'chess'],
    }));
    const storage = await mergeAsMember(callProduct);
    expect(callProduct.mock.calls.map(([call, request]) => [call.id, request])).toEqual([
      ['hiddenGames.hide', { body: { nids: ['1'] } }],
      ['hiddenGames.hide', { body: { groups: ['chess'] } }],
    ]);
    expect(storage.read(GUEST_HIDDEN_KEY)).toBeUndefined();
    expect(storage.read(hiddenKeysStorageKey('guest'))).toBeUndefined();
    expect(storage.read(hiddenKeysStorageKey('9'))).toEqual(['u5', 'u1', 'chess']);
    expect(getHiddenKeys()).toEqual(['u5', 'u1', 'chess']);
  });

  it('retries after a network failure', async () => {
    const storage = await mergeAsMember(async () => {
      throw new ApiError('network', 'The network is not reachable.', { callId: 'hiddenGames.hide' });
    });
    expect(getGuestHidden(storage)).toEqual({ games: [createRecentGame(1)], groups: ['chess'] });
  });

  it('removes the hidden games from the device when the account is full', async () => {
    const storage = await mergeAsMember(async () => {
      throw new ApiError('unprocessable', HIDDEN_MESSAGES.tooManyGames, { callId: 'hiddenGames.hide' });
    });
    expect(storage.read(GUEST_HIDDEN_KEY)).toBeUndefined();
  });
});
