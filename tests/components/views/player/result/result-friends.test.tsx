/** @vitest-environment jsdom */
import { render, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { ResultFriends } from '@/components/views/player/result/result-friends';
import { createPageStores, InStores } from '../../../../support/page-stores';

const entry = (displayName: string, rank: number) => ({
  ...{ displayName, rank, avatarUrl: null, dateCreated: '2026-11-27T10:00:00.000Z' },
  value: rank * 1000,
  isYou: false,
});
const friendsOf = (...names: string[]) => ({
  rows: names.map((displayName, at) => ({
    ...{ uid: String(at + 10), displayName, avatarUrl: null, profileHref: `/profile/${at + 10}` },
    friendSince: '2026-01-01T00:00:00.000Z',
  })),
  pager: { total_items: names.length, total_pages: 1, current_page: 0, items_per_page: 50 },
});

const listTop = vi.fn();

const show = (
  friends: ReturnType<typeof friendsOf>,
  entries: ReturnType<typeof entry>[],
  own: number | null,
) => {
  const listFriends = vi.fn(async () => friends);
  listTop.mockReset().mockResolvedValue({ friends: entries, columnType: 'time' });
  const stores = createPageStores();
  const boards = { ...stores.clients.boards, listTop };
  Object.assign(stores, { clients: { ...stores.clients, boards, callProduct: listFriends } });
  stores.auth.setState({ isSignedIn: true, user: { uid: '7' } as never });
  const board = { game: 'quiet-sudoku', mode: 'daily', period: 'day', levelKey: '2026-11-27' } as const;
  render(
    <InStores stores={stores}>
      <ResultFriends
        board={board}
        isRanked={own !== null}
        own={own === null ? null : entry('me', own)}
        when="today"
      />
    </InStores>,
  );
  return listFriends;
};
const rows = async () => {
  await screen.findByRole('region', { name: 'Friends today' });
  return screen.getAllByRole('listitem').map(({ textContent }) => textContent);
};

describe('the friends of a daily’s result', () => {
  it('lists friends by rank with the member among them, then those without a result', async () => {
    show(friendsOf('Mira', 'oxbow', 'nine_lamps'), [entry('Mira', 64), entry('oxbow', 220)], 72);
    expect(await rows()).toEqual(['Mira1:04', 'You1:12', 'oxbow3:40', 'nine_lampsNot yet']);
    expect(listTop).toHaveBeenCalledExactlyOnceWith({
      ...{ game: 'quiet-sudoku', mode: 'daily', period: 'day', levelKey: '2026-11-27' },
      friends: ['10', '11', '12'],
    });
  });

  it('always contains the member', async () => {
    const names = ['a', 'b', 'c', 'd', 'e', 'f'];
    show(
      friendsOf(...names),
      names.map((name, at) => entry(name, at + 1)),
      60,
    );
    expect(await rows()).toEqual(['a0:01', 'b0:02', 'c0:03', 'd0:04', 'You1:00']);
  });

  it('lists the friends without results while the result is being sent', async () => {
    show(friendsOf('Mira', 'oxbow'), [entry('Mira', 64)], null);
    expect(await rows()).toEqual(['Mira…', 'oxbow…']);
    expect(listTop).not.toHaveBeenCalled();
  });

  it('stays hidden from a member without friends', async () => {
    const listFriends = show(friendsOf(), [], 1);
    await waitFor(() => expect(listFriends).toHaveResolved());
    expect(screen.queryByRole('region')).toBeNull();
    expect(listTop).not.toHaveBeenCalled();
  });
});
