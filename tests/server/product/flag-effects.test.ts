/** Tests the effects of administrators' flags: on lists, on the game itself, and on the lists of flagged games. */
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Game, GameSummary } from '@/lib/contract/game';
import {
  createTestBrowser,
  createTestMember,
  type TestBrowser,
  type TestMember,
} from '../../support/members';
import { createTestServices, type TestServices } from '../../support/services';

let services: TestServices;
let warden: TestMember;
let visitor: TestBrowser;
let sudoku: Game;

interface List {
  rows: GameSummary[];
  pager: { total_items: number };
}

beforeAll(async () => {
  services = await createTestServices();
  warden = await createTestMember(services, 'Warden', { roles: ['administrator'] });
  visitor = createTestBrowser(services);
  sudoku = await readGame();
});
afterAll(() => services.drop());
beforeEach(async () => {
  for (const flag of ['hidden', 'broken', 'not_for_mobile']) await setFlag(flag, false);
});

const SLUG = 'quiet-sudoku';
const request = async <T>(path: string, from: TestBrowser = visitor) =>
  (await from.request<T>('GET', path)).body as T;
const readGame = () => request<Game>(`/api/node/game/entity/alias?route=${SLUG}`);
const setFlag = async (flag: string, isOn: boolean) => {
  const body = { nid: sudoku.uid, flag_id: flag };
  const { status } = await warden.request('POST', `/sw/api/${isOn ? 'flag' : 'unflag'}/node`, body);
  expect(status).toBe(200);
  services.search.handleCatalogChange();
};
const uidsOf = (games: readonly GameSummary[]) => games.map(({ uid }) => uid);
const isListed = async (query: string) =>
  uidsOf((await request<List>(`/api/games/search?items_per_page=100${query}`)).rows);

describe('a broken game', () => {
  const LISTS: readonly (readonly [string, () => Promise<string[]>])[] = [
    ['the list of all games', () => isListed('')],
    ['the list of its genre', () => isListed(`&tid=${sudoku.genres[0]}`)],
    ['the daily games', () => isListed('&content_type[]=daily_game')],
    ['a search for its title', () => isListed('&title=Quiet%20Sudoku')],
    ['a search that is filtered', () => isListed('&title=sudoku&content_type[]=daily_game')],
    [
      'games like another',
      async () => {
        const { uid } = await request<Game>('/api/node/game/entity/alias?route=nonogram-garden');
        return uidsOf(
          (await request<List>(`/sw/api/node/game/block/morelikethis/${uid}?items_per_page=100`)).rows,
        );
      },
    ],
    [
      'the home page',
      async () => {
        const home = await request<{ dailies: GameSummary[]; shelves: { games: GameSummary[] }[] }>(
          '/api/games/home',
        );
        return uidsOf([...home.dailies, ...home.shelves.flatMap(({ games }) => games)]);
      },
    ],
    [
      'the genres',
      async () => {
        const genres = await request<{ rows: { games: GameSummary[] }[] }>('/api/games/genres?kind=online');
        return uidsOf(genres.rows.flatMap(({ games }) => games));
      },
    ],
  ];

  it.each(LISTS.filter(([name]) => name !== 'the genres'))(
    'appears in %s before it is flagged',
    async (_, read) => {
      expect(await read()).toContain(sudoku.uid);
    },
  );

  it.each(LISTS)('disappears from %s', async (_, read) => {
    await setFlag('broken', true);
    // The search index is rebuilt in the background.
    await vi.waitFor(async () => expect(await read()).not.toContain(sudoku.uid));
  });

  it('disappears from search suggestions', async () => {
    await setFlag('broken', true);
    const read = () => request<string[]>('/api/games/suggestions?q=quiet%20sudoku');
    await vi.waitFor(async () => expect(await read()).not.toContain(sudoku.title));
  });

  it('retains its page, and the page states that the game is broken', async () => {
    expect(sudoku.isBroken).toBe(false);
    await setFlag('broken', true);
    expect(await readGame()).toMatchObject({ title: sudoku.title, isBroken: true });
  });
});

describe('a game that is not for mobile', () => {
  it('has the flag in lists, and supports no orientation on phones', async () => {
    expect(sudoku.embed?.supportsMobile).toEqual({ landscape: true, portrait: true });
    await setFlag('not_for_mobile', true);
    const game = await readGame();
    expect(game.isNotForMobile).toBe(true);
    expect(game.embed?.supportsMobile).toEqual({ landscape: false, portrait: false });
    // An earlier test flagged the game as broken. Waits until the search index is rebuilt and contains it again.
    await vi.waitFor(async () => {
      const { rows } = await request<List>('/api/games/search?title=Quiet%20Sudoku');
      expect(rows.find(({ uid }) => uid === sudoku.uid)?.isNotForMobile).toBe(true);
    });
  });

  it('disappears from the lists for phones', async () => {
    expect(await isListed('&field_is_this_game_mobile=1')).toContain(sudoku.uid);
    await setFlag('not_for_mobile', true);
    expect(await isListed('&field_is_this_game_mobile=1')).not.toContain(sudoku.uid);
    expect(await isListed('')).toContain(sudoku.uid);
  });
});

describe('requesting a hidden game', () => {
  it('causes a 404, except for administrators, who have a separate call for it', async () => {
    await setFlag('hidden', true);
    expect((await visitor.request('GET', `/api/node/game/entity/alias?route=${SLUG}`)).status).toBe(404);
    expect((await warden.request('GET', `/api/node/game/entity/alias?route=${SLUG}`)).status).toBe(404);
    expect(await request<Game>(`/sw/api/admin/game?route=${SLUG}`, warden)).toMatchObject({
      uid: sudoku.uid,
    });
    expect((await visitor.request('GET', `/sw/api/admin/game?route=${SLUG}`)).status).toBe(401);
  });

  it('causes a 404 for administrators if the slug does not exist', async () => {
    expect((await warden.request('GET', '/sw/api/admin/game?route=no-such-game')).status).toBe(404);
  });
});

describe('the administrators’ list of flagged games', () => {
  it.each(['hidden', 'broken', 'not_for_mobile'])('shows a game with the flag %s', async (flag) => {
    const path = `/sw/api/admin/games/${flag}`;
    const before = await request<List>(path, warden);
    expect(uidsOf(before.rows)).not.toContain(sudoku.uid);
    await setFlag(flag, true);
    const { rows, pager } = await request<List>(`${path}?items_per_page=100`, warden);
    expect(uidsOf(rows)).toContain(sudoku.uid);
    expect(pager.total_items).toBe(before.pager.total_items + 1);
    expect((await visitor.request('GET', path)).status).toBe(401);
  });

  it('rejects any other flag', async () => {
    expect((await warden.request('GET', '/sw/api/admin/games/featured')).status).toBe(400);
  });
});
