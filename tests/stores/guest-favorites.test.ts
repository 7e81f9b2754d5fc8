/** Tests that the favorites of a guest are stored on the device, and merged when the guest registers. */
import { describe, expect, it, vi } from 'vitest';
import { GUEST_FAVORITES_KEY, MAX_GUEST_FAVORITES } from '@/lib/domain/members/guest-favorites';
import type { RecentGame } from '@/lib/domain/play/recently-played';
import { ApiError } from '@/lib/errors';
import type { AuthDeps } from '@/stores/auth-store';
import { listGuestFavorites, storeGuestFavorite } from '@/stores/guest-favorites';
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

const createStorage = () => {
  const values = new Map<string, unknown>();
  return {
    read: (key: string) => values.get(key),
    write: (key: string, value: unknown) => (values.set(key, structuredClone(value)), true),
    remove: (key: string) => void values.delete(key),
    keysOf: (start: string) => [...values.keys()].filter((key) => key.startsWith(start)),
  };
};
const uidsIn = (storage: ReturnType<typeof createStorage>) =>
  listGuestFavorites(storage).map(({ uid }) => uid);

describe('the list of a guest’s favorites', () => {
  it('starts with the newest, and contains each game once', () => {
    const storage = createStorage();
    for (const uid of [1, 2, 1]) storeGuestFavorite(storage, createRecentGame(uid), true);
    expect(uidsIn(storage)).toEqual(['1', '2']);
    storeGuestFavorite(storage, createRecentGame(1), false);
    expect(uidsIn(storage)).toEqual(['2']);
  });

  it('drops the oldest beyond the limit', () => {
    const storage = createStorage();
    for (let uid = 0; uid <= MAX_GUEST_FAVORITES; uid += 1)
      storeGuestFavorite(storage, createRecentGame(uid), true);
    expect(uidsIn(storage)).toHaveLength(MAX_GUEST_FAVORITES);
    expect(uidsIn(storage)).not.toContain('0');
  });
});

describe('registering as a guest with favorites', () => {
  const mergeAsMember = async (callProduct: (call: unknown, request: unknown) => Promise<unknown>) => {
    const storage = createStorage();
    for (const uid of [1, 2]) storeGuestFavorite(storage, createRecentGame(uid), true);
    const player = { hasGuest: () => false, peekGuest: async () => null };
    const parts = { storage, clients: { player, callProduct } } as unknown as AuthDeps;
    await welcomeMember(parts, { uid: '9' } as never);
    return storage;
  };

  it('adds the favorites to the account, the oldest first, and removes them from this device', async () => {
    const callProduct = vi.fn(async (_call: unknown, _request: unknown) => ({ ok: true }));
    const storage = await mergeAsMember(callProduct);
    expect(
      callProduct.mock.calls.map(([, request]) => JSON.stringify(request).match(/"(1|2)"/)?.[1]),
    ).toEqual(['1', '2']);
    expect(storage.read(GUEST_FAVORITES_KEY)).toBeUndefined();
  });

  it('skips a game that no longer exists', async () => {
    const storage = await mergeAsMember(async () => {
      throw new ApiError('notFound', 'No such game.', { callId: 'flags.add' });
    });
    expect(storage.read(GUEST_FAVORITES_KEY)).toBeUndefined();
  });

  it('keeps the favorites for the next start while the server is unavailable', async () => {
    const storage = await mergeAsMember(async () => {
      throw new ApiError('unavailable', '', { callId: 'flags.add' });
    });
    expect(uidsIn(storage)).toEqual(['2', '1']);
  });
});
