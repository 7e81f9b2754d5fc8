/** @vitest-environment jsdom */
import { render, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { ResultFriends } from '@/components/views/player/result/result-friends';
import { createPageStores, StoresWrapper } from '../../../../support/page-stores';

const createEntry = (displayName: string, rank: number) => ({
  ...{ displayName, rank, avatarUrl: null, dateCreated: '2026-11-27T10:00:00.000Z' },
  value: rank * 1000,
  isYou: false,
});
const createFriends = (...names: string[]) => ({
  rows: names.map((displayName, at) => ({
    ...{ uid: String(at + 10), displayName, avatarUrl: null, profileHref: `/profile/${at + 10}` },
    friendSince: '2026-01-01T00:00:00.000Z',
  })),
  pager: { total_items: names.length, total_pages: 1, current_page: 0, items_per_page: 50 },
});

const listTop = vi.fn();

const show = (
  friends: ReturnType<typeof createFriends>,
  entries: ReturnType<typeof createEntry>[],
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
    <StoresWrapper stores={stores}>
      <ResultFriends
        board={board}
        isRanked={own !== null}
        own={own === null ? null : createEntry('me', own)}
        when="today"
      />
    </StoresWrapper>,
  );
  return listFriends;
};
const findRows = async () => {
  await screen.findByRole('region', { name: 'Friends today' });
  return screen.getAllByRole('listitem').map(({ textContent }) => textContent);
};

describe('the friends of a daily’s result', () => {
  it('lists friends by rank with the member among them, then those without a result', async () => {
    show(
      createFriends('Mira', 'oxbow', 'nine_lamps'),
      [createEntry('Mira', 64), createEntry('oxbow', 220)],
      72,
    );
    expect(await findRows()).toEqual(['Mira1:04', 'You1:12', 'oxbow3:40', 'nine_lampsNot yet']);
    expect(listTop).toHaveBeenCalledExactlyOnceWith({
      ...{ game: 'quiet-sudoku', mode: 'daily', period: 'day', levelKey: '2026-11-27' },
      friends: ['10', '11', '12'],
    });
  });

  it('always contains the member', async () => {
    const names = ['a', 'b', 'c', 'd', 'e', 'f'];
    show(
      createFriends(...names),
      names.map((name, at) => createEntry(name, at + 1)),
      60,
    );
    expect(await findRows()).toEqual(['a0:01', 'b0:02', 'c0:03', 'd0:04', 'You1:00']);
  });

  it('lists the friends without results while the result is being sent', async () => {
    show(createFriends('Mira', 'oxbow'), [createEntry('Mira', 64)], null);
    expect(await findRows()).toEqual(['Mira…', 'oxbow…']);
    expect(listTop).not.toHaveBeenCalled();
  });

  it('stays hidden from a member without friends', async () => {
    const listFriends = show(createFriends(), [], 1);
    await waitFor(() => expect(listFriends).toHaveResolved());
    expect(screen.queryByRole('region')).toBeNull();
    expect(listTop).not.toHaveBeenCalled();
  });
});
