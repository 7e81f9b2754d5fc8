/** Tests that the lists of a guest are stored on the device, and created in the account when the guest registers. */
import { describe, expect, it, vi } from 'vitest';
import { MAX_LIST_GAMES, MAX_LISTS } from '@/lib/domain/members/game-lists';
import { GUEST_LISTS_KEY, parseGuestLists } from '@/lib/domain/members/guest-lists';
import type { RecentGame } from '@/lib/domain/play/recently-played';
import { ApiError } from '@/lib/errors';
import { LIST_MESSAGES } from '@/lib/list-messages';
import type { AuthDeps } from '@/stores/auth-store';
import { createGuestLists, listGuestLists } from '@/stores/lists/guest-lists';
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
const open = (storage = createStorage()) => {
  let next = 0;
  return { storage, lists: createGuestLists(storage, () => `list-${(next += 1)}`) };
};

describe('managing lists as a guest', () => {
  it('creates a list, adds each game once, and sorts and removes games', async () => {
    const { lists } = open();
    const { id } = await lists.create('Rainy days', [createRecentGame(1)]);
    await lists.addGame(id, createRecentGame(2));
    await lists.addGame(id, createRecentGame(2));
    expect((await lists.addGame(id, createRecentGame(3))).nids).toEqual(['1', '2', '3']);
    expect((await lists.order(id, ['3', '1'])).nids).toEqual(['3', '1', '2']);
    expect((await lists.removeGame(id, '1')).nids).toEqual(['3', '2']);
    expect(await lists.getOwn(id)).toEqual({
      id: 'list-1',
      title: 'Rainy days',
      shareId: null,
      isWithdrawn: false,
      games: [createRecentGame(3), createRecentGame(2)],
    });
  });

  it('renames and deletes a list', async () => {
    const { lists } = open();
    const { id } = await lists.create('Rainy days', []);
    expect((await lists.rename(id, 'Sunny days')).title).toBe('Sunny days');
    await lists.remove(id);
    expect(await lists.listOwn()).toEqual([]);
    await expect(lists.rename(id, 'Gone')).rejects.toMatchObject({ code: 'notFound' });
  });

  it('fails beyond the limits of lists and games, and in a browser without storage', async () => {
    const { lists } = open();
    for (let count = 0; count < MAX_LISTS; count += 1) await lists.create(`List ${count}`, []);
    await expect(lists.create('One more', [])).rejects.toMatchObject({
      message: LIST_MESSAGES.tooManyLists,
    });
    for (let uid = 1; uid <= MAX_LIST_GAMES; uid += 1) await lists.addGame('list-1', createRecentGame(uid));
    await expect(lists.addGame('list-1', createRecentGame(999))).rejects.toMatchObject({
      message: LIST_MESSAGES.tooManyGames,
    });
    await expect(open(createStorage(false)).lists.create('List', [])).rejects.toMatchObject({
      message: LIST_MESSAGES.notStored,
    });
  });

  it('removes malformed entries from the storage', () => {
    expect(
      parseGuestLists([
        { id: 'a', title: 'Good', games: [{ uid: 'x' }, createRecentGame(1)] },
        { id: 'b c', title: 'Bad id', games: [] },
        { id: 'd', title: 'x'.repeat(61), games: [] },
        { id: 'e', title: '  ', games: [] },
        7,
      ]),
    ).toEqual([{ id: 'a', title: 'Good', games: [createRecentGame(1)] }]);
  });
});

describe('registering as a guest with lists', () => {
  const mergeAsMember = async (callProduct: (call: { id: string }, request: unknown) => Promise<unknown>) => {
    const { storage, lists } = open();
    await lists.create('Rainy days', [createRecentGame(2), createRecentGame(1)]);
    await lists.create('Sunny days', []);
    const player = { hasGuest: () => false, peekGuest: async () => null };
    const parts = { storage, clients: { player, callProduct } } as unknown as AuthDeps;
    await welcomeMember(parts, { uid: '9' } as never);
    return storage;
  };

  it('creates the lists in the account, the oldest first, and removes them from this device', async () => {
    const callProduct = vi.fn(async (_call: { id: string }, _request: unknown) => ({}));
    const storage = await mergeAsMember(callProduct);
    expect(callProduct.mock.calls.map(([call, request]) => [call.id, request])).toEqual([
      ['gameLists.create', { body: { title: 'Rainy days', nids: ['2', '1'] } }],
      ['gameLists.create', { body: { title: 'Sunny days', nids: [] } }],
    ]);
    expect(storage.read(GUEST_LISTS_KEY)).toBeUndefined();
  });

  it('retries only the lists that were not created', async () => {
    let calls = 0;
    const storage = await mergeAsMember(async () => {
      calls += 1;
      if (calls > 1)
        throw new ApiError('network', 'The network is not reachable.', { callId: 'gameLists.create' });
      return {};
    });
    expect(listGuestLists(storage).map(({ title }) => title)).toEqual(['Sunny days']);
  });
});
