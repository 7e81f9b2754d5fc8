/** Tests the effects of administrators' flags: on lists, on the game itself, and on the lists of flagged games. */
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Game, GameSummary } from '@/lib/contract/game';
import { game } from '@/server/db/schema/product';
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
const setFlag = async (flag: string, isOn: boolean, { isIndexed = true } = {}) => {
  const body = { nid: sudoku.uid, flag_id: flag };
  const { status } = await warden.request('POST', `/sw/api/${isOn ? 'flag' : 'unflag'}/node`, body);
  expect(status).toBe(200);
  if (isIndexed) services.search.handleCatalogChange();
};
const uidsOf = (games: readonly GameSummary[]) => games.map(({ uid }) => uid);
const listUids = async (query: string) =>
  uidsOf((await request<List>(`/api/games/search?items_per_page=100${query}`)).rows);

/** Waits until the search index is rebuilt in the background, also on a busy machine. */
const eventually = <T>(check: () => Promise<T>): Promise<T> => vi.waitFor(check, { timeout: 20_000 });

describe.each(['broken', 'hidden'])('a game that is flagged as %s', (flag) => {
  const LISTS: readonly (readonly [string, () => Promise<string[]>])[] = [
    ['the list of all games', () => listUids('')],
    ['the list of its genre', () => listUids(`&tid=${sudoku.genres[0]}`)],
    ['the daily games', () => listUids('&content_type[]=daily_game')],
    ['a search for its title', () => listUids('&title=Quiet%20Sudoku')],
    ['a search that is filtered', () => listUids('&title=sudoku&content_type[]=daily_game')],
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
      await eventually(async () => expect(await read()).toContain(sudoku.uid));
    },
  );

  it.each(LISTS)('disappears from %s', async (_, read) => {
    await setFlag(flag, true);
    await eventually(async () => expect(await read()).not.toContain(sudoku.uid));
  });

  it('disappears from a search before the index is rebuilt', async () => {
    await eventually(async () => expect(await listUids('&title=Quiet%20Sudoku')).toContain(sudoku.uid));
    await setFlag(flag, true, { isIndexed: false });
    expect(await listUids('&title=Quiet%20Sudoku')).not.toContain(sudoku.uid);
  });

  it('disappears from the suggestion of another game', async () => {
    const route = '/api/node/game/entity/alias?route=nonogram-garden';
    const extra = sql`${game.extra} || '{"alternateSuggestionSlug": "quiet-sudoku"}'::jsonb`;
    await services.database.db.update(game).set({ extra }).where(eq(game.slug, 'nonogram-garden'));
    expect((await request<Game>(route)).alternateSuggestionGame).not.toBeNull();
    await setFlag(flag, true);
    expect((await request<Game>(route)).alternateSuggestionGame).toBeNull();
  });

  it('disappears from search suggestions', async () => {
    await setFlag(flag, true);
    const read = () => request<string[]>('/api/games/suggestions?q=quiet%20sudoku');
    await eventually(async () => expect(await read()).not.toContain(sudoku.title));
  });
});

describe('a broken game', () => {
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
    const flagged = await readGame();
    expect(flagged.isNotForMobile).toBe(true);
    expect(flagged.embed?.supportsMobile).toEqual({ landscape: false, portrait: false });
    // An earlier test flagged the game as broken. Waits until the search index is rebuilt and contains it again.
    await eventually(async () => {
      const { rows } = await request<List>('/api/games/search?title=Quiet%20Sudoku');
      expect(rows.find(({ uid }) => uid === sudoku.uid)?.isNotForMobile).toBe(true);
    });
  });

  it('disappears from the lists for phones', async () => {
    expect(await listUids('&field_is_this_game_mobile=1')).toContain(sudoku.uid);
    await setFlag('not_for_mobile', true);
    expect(await listUids('&field_is_this_game_mobile=1')).not.toContain(sudoku.uid);
    expect(await listUids('')).toContain(sudoku.uid);
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
