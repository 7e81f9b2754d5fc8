/** Tests that the ratings of a guest are stored on the device, and sent when the guest registers. */
import { describe, expect, it, vi } from 'vitest';
import { GUEST_RATINGS_KEY, MAX_GUEST_RATINGS } from '@/lib/domain/members/guest-ratings';
import type { RecentGame } from '@/lib/domain/play/recently-played';
import { ApiError } from '@/lib/errors';
import type { AuthDeps } from '@/stores/auth-store';
import { getGuestRating, listGuestRatings, storeGuestRating } from '@/stores/guest-ratings';
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

describe('rating games as a guest', () => {
  it('keeps the last rating of each game, the newest first', () => {
    const storage = createStorage();
    storeGuestRating(storage, createRecentGame(1), 3);
    storeGuestRating(storage, createRecentGame(2), 4);
    storeGuestRating(storage, createRecentGame(1), 5);
    expect(listGuestRatings(storage).map(({ game, value }) => [game.uid, value])).toEqual([
      ['1', 5],
      ['2', 4],
    ]);
    expect(getGuestRating(storage, '3')).toBeNull();
  });

  it('removes the oldest beyond the limit', () => {
    const storage = createStorage();
    for (let uid = 0; uid <= MAX_GUEST_RATINGS; uid += 1) storeGuestRating(storage, createRecentGame(uid), 3);
    expect(listGuestRatings(storage)).toHaveLength(MAX_GUEST_RATINGS);
    expect(getGuestRating(storage, '0')).toBeNull();
  });

  it.each([
    ['no list'],
    [[null]],
    [[{ ...createRecentGame(1), value: 6 }]],
    [[{ ...createRecentGame(1), value: '4' }]],
    [[{ value: 3 }]],
  ])('ignores the malformed entry %j', (stored) => {
    const storage = createStorage();
    storage.write(GUEST_RATINGS_KEY, stored);
    expect(listGuestRatings(storage)).toEqual([]);
  });
});

describe('registering as a guest with ratings', () => {
  /** @param own the member's own ratings by game */
  const mergeAsMember = async (own: Record<string, number>, error?: ApiError) => {
    const storage = createStorage();
    storeGuestRating(storage, createRecentGame(1), 3);
    storeGuestRating(storage, createRecentGame(2), 4);
    const sent: unknown[] = [];
    const callProduct = vi.fn(async ({ id }: { id: string }, { body }: { body: { nid: string } }) => {
      if (error) throw error;
      if (id === 'flags.getRateStatus') return { vote_status: own[body.nid] ?? null };
      sent.push(body);
      return { ok: true };
    });
    const player = { hasGuest: () => false, peekGuest: async () => null };
    const parts = { storage, clients: { player, callProduct } } as unknown as AuthDeps;
    await welcomeMember(parts, { uid: '9' } as never);
    return { storage, sent };
  };

  it('sends the ratings, the oldest first, and removes them from the device', async () => {
    const { storage, sent } = await mergeAsMember({});
    expect(sent).toEqual([
      { nid: '1', rating_value: 3 },
      { nid: '2', rating_value: 4 },
    ]);
    expect(storage.read(GUEST_RATINGS_KEY)).toBeUndefined();
  });

  it("keeps the member's own rating of a game", async () => {
    const { sent } = await mergeAsMember({ 1: 5 });
    expect(sent).toEqual([{ nid: '2', rating_value: 4 }]);
  });

  it('skips a game that no longer exists', async () => {
    const { storage } = await mergeAsMember(
      {},
      new ApiError('notFound', 'No such game.', { callId: 'flags.rateGame' }),
    );
    expect(storage.read(GUEST_RATINGS_KEY)).toBeUndefined();
  });

  it('keeps the ratings for the next page load while the server is unavailable', async () => {
    const { storage } = await mergeAsMember(
      {},
      new ApiError('unavailable', '', { callId: 'flags.rateGame' }),
    );
    expect(listGuestRatings(storage)).toHaveLength(2);
  });
});
