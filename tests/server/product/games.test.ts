/** Tests the games API with the real catalog: games, views, similar games, the seed, and the number of queries of each call. */
import { IP_ADDRESS_HEADER } from '@/server/http/context';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { parse } from 'valibot';
import { getHomeShelves, listMoreLikeThis } from '@/lib/contract/games';
import { game as gameSchema } from '@/lib/contract/game';
import { BUILT_IN_GAMES, OFFLINE_PACKS } from '@/games/catalog';
import { seedCatalog } from '@/server/product/games/seed';
import { request, createTestServices, type TestServices } from '../../support/services';

let services: TestServices;
beforeAll(async () => {
  services = await createTestServices();
});
afterAll(() => services.drop());

const byAlias = (query: string, headers: Record<string, string> = {}) =>
  request(services.product, 'GET', `/api/node/game/entity/alias?${query}`, { headers });

/** Returns the statements that a request sends to the database. */
const queriesOf = async (path: string): Promise<string[]> => {
  const spy = vi.spyOn(services.database.pool, 'query');
  const { status } = await request(services.product, 'GET', path);
  const statements = spy.mock.calls.map(([query]) => {
    const text = typeof query === 'string' ? query : (query as { text: string }).text;
    return text.replaceAll(/\s+/g, ' ').trim().slice(0, 40);
  });
  spy.mockRestore();
  expect(status).toBe(200);
  return statements;
};

describe('a game in the API', () => {
  it('appears in full when requested by slug or id', async () => {
    const { status, body } = await byAlias('route=quiet-sudoku');
    expect(status).toBe(200);
    const found = parse(gameSchema, body);
    expect(found).toMatchObject({
      keyword: 'quiet-sudoku',
      pageLayout: 'daily',
      isDailyGame: true,
      rating: 0,
    });
    expect(found.archive).toMatchObject({ frequency: 'daily', display: 'calendar' });
    expect(found.embed?.isFlash).toBe(false);
    const byId = await request(services.product, 'GET', `/api/node/game/entity/id/${found.uid}`);
    expect(byId.body).toEqual(body);
  });

  it('contains every field of the full form, with its default', async () => {
    const { body } = await byAlias('route=bubble-orchard');
    expect(Object.keys(body).toSorted()).toEqual(Object.keys(gameSchema.entries).toSorted());
    expect(body).toMatchObject({ hasTrial: false, productSku: null, tags: [], embed: { isFlash: false } });
    expect(body).toMatchObject({ mobileIcon: '/play/bubble-orchard/art/small.svg' });
  });

  it.each([
    '/api/node/game/entity/alias?route=nothing',
    '/api/node/game/entity/id/999999',
    '/api/node/game/entity/id/abc',
    '/api/node/game/entity/id/1e0',
    '/api/node/game/entity/id/01',
  ])('causes a 404 if it is requested as %s', async (path) => {
    const { status, body } = await request(services.product, 'GET', path);
    expect([status, body.code]).toEqual([404, 'notFound']);
  });

  it('remains invisible before it is published and while it is hidden', async () => {
    const { pool } = services.database;
    await pool.query(`update product.game set published_at = '2027-01-01' where slug = 'quiet-sudoku-mini'`);
    await pool.query(`update product.game set is_hidden = true where slug = 'quiet-sudoku-windows'`);
    expect((await byAlias('route=quiet-sudoku-mini')).status).toBe(404);
    expect((await byAlias('route=quiet-sudoku-windows')).status).toBe(404);
    const { body } = await request(services.product, 'GET', '/api/games/home');
    const slugs = parse(getHomeShelves.answer, body).shelves.flatMap(({ games }) =>
      games.map(({ href }) => href),
    );
    expect(slugs.join()).not.toMatch(/mini|windows/);
    await pool.query(`update product.game set is_hidden = false, published_at = '2026-11-01'`);
  });
});

describe('the count of views', () => {
  it('grows once per visitor, game and day', async () => {
    const plays = async () => Number((await byAlias('route=quiet-sudoku')).body.numPlays);
    const before = await plays();
    const first = await byAlias('route=quiet-sudoku&trackGameView=1');
    const cookie = first.headers.get('set-cookie')?.split(';')[0] ?? '';
    expect(first.headers.get('set-cookie')).toMatch(/HttpOnly; SameSite=Lax/);
    for (let repeats = 0; repeats < 3; repeats += 1)
      await byAlias('route=quiet-sudoku&trackGameView=1', { cookie });
    expect(await plays()).toBe(before + 1);
    services.advance(24 * 3_600_000);
    await byAlias('route=quiet-sudoku&trackGameView=1', { cookie });
    expect(await plays()).toBe(before + 2);
  });

  const viewsAfter = async (work: () => Promise<unknown>): Promise<number> => {
    const plays = async () => Number((await byAlias('route=quiet-sudoku')).body.numPlays);
    const before = await plays();
    await work();
    return (await plays()) - before;
  };

  it('grows once a day for a network whose browsers refuse cookies', async () => {
    const view = (url: string) => byAlias('route=quiet-sudoku&trackGameView=1', { [IP_ADDRESS_HEADER]: url });
    const views = await viewsAfter(async () => {
      for (const url of ['203.0.113.9', '203.0.113.9', '2001:db8::1', '2001:db8::2']) await view(url);
    });
    expect(views).toBe(2);
  });

  it('stays the same when a new visitor returns with the cookie', async () => {
    const headers = { [IP_ADDRESS_HEADER]: '203.0.113.10' };
    const views = await viewsAfter(async () => {
      const first = await byAlias('route=quiet-sudoku&trackGameView=1', headers);
      const cookie = first.headers.get('set-cookie')?.split(';')[0] ?? '';
      await byAlias('route=quiet-sudoku&trackGameView=1', { ...headers, cookie });
    });
    expect(views).toBe(1);
  });

  it('stops growing for a network that invents cookies', async () => {
    const { pool } = services.database;
    const view = (visitor: string) =>
      byAlias('route=quiet-sudoku&trackGameView=1', {
        [IP_ADDRESS_HEADER]: '203.0.113.11',
        cookie: `sw_visit=${visitor.padEnd(22, 'x')}`,
      });
    const views = await viewsAfter(async () => {
      await view('a');
      await pool.query(`update product.rate_budget set amount = 2000 where key = 'views:203.0.113.11'`);
      expect((await view('b')).status).toBe(200);
    });
    expect(views).toBe(1);
  });

  it('stores nothing that identifies visitors', async () => {
    const { rows } = await services.database.pool.query('select visitor_hash from product.game_view');
    expect(new Set(rows.map(({ visitor_hash }) => String(visitor_hash))).size).toBe(rows.length);
  });
});

describe('the list of similar games', () => {
  const playedAt = new Map(BUILT_IN_GAMES.map(({ keyword, embed }) => [keyword, embed?.src.split('?')[0]]));

  it('mixes engines instead of listing the editions of a single one', async () => {
    const { rows } = await services.database.pool.query<{ uid: number }>(
      `select uid from product.game where slug = 'mosaic-terrace'`,
    );
    const { body } = await request(
      services.product,
      'GET',
      `/sw/api/node/game/block/morelikethis/${rows[0]!.uid}`,
    );
    const duplicates = parse(listMoreLikeThis.answer, body).rows;
    const engines = duplicates.map(({ keyword }) => playedAt.get(keyword));
    expect(duplicates).toHaveLength(8);
    expect(new Set(engines).size).toBeGreaterThan(4);
    expect(duplicates.every(({ genres }) => genres.includes('24') && genres.includes('1'))).toBe(true);
  });

  it('contains only games for phones and tablets on request', async () => {
    const { pool } = services.database;
    const path = '/sw/api/node/game/block/morelikethis/1?items_per_page=100';
    const totalOf = async (query = '') =>
      ((await request(services.product, 'GET', `${path}${query}`)).body.pager as { total_items: number })
        .total_items;
    const all = await totalOf();
    await pool.query(`update product.game set is_mobile = false where slug = 'bubble-orchard'`);
    const onPhones = await totalOf('&field_is_this_game_mobile=1');
    await pool.query(`update product.game set is_mobile = true where slug = 'bubble-orchard'`);
    // Downloads are not included either, because they run only on computers.
    expect(onPhones).toBe(all - 1 - OFFLINE_PACKS.length);
  });
});

describe('seeding the catalog', () => {
  it('changes nothing when repeated', async () => {
    expect(await seedCatalog(services.database.db, BUILT_IN_GAMES, new Date())).toBe(0);
  });

  it('updates a changed game, but not its play counts, ratings and flags', async () => {
    const { pool, db } = services.database;
    await pool.query(
      `update product.game set play_count = 77, is_featured = false where slug = 'quiet-sudoku'`,
    );
    const changed = BUILT_IN_GAMES.map((game) =>
      game.slug === 'quiet-sudoku' ? { ...game, title: 'Quieter Sudoku' } : game,
    );
    expect(await seedCatalog(db, changed, new Date())).toBe(1);
    const { rows } = await pool.query(
      `select title, play_count::int as plays, is_featured from product.game where slug = 'quiet-sudoku'`,
    );
    expect(rows[0]).toEqual({ title: 'Quieter Sudoku', plays: 77, is_featured: false });
    await seedCatalog(db, BUILT_IN_GAMES, new Date());
  });
});

describe('a new site', () => {
  it('shows built-in games immediately, even if the system clock is behind', async () => {
    const earlyServices = await createTestServices({ now: '2025-01-01T12:00:00Z' });
    const { status } = await request(
      earlyServices.product,
      'GET',
      '/api/node/game/entity/alias?route=quiet-sudoku',
    );
    expect(status).toBe(200);
    await earlyServices.drop();
  });
});

describe('the number of queries of a call', () => {
  it('stays at one for a game, one for similar games, and two for the home page', async () => {
    expect(await queriesOf('/api/node/game/entity/alias?route=quiet-sudoku')).toHaveLength(1);
    expect(await queriesOf('/sw/api/node/game/block/morelikethis/1?items_per_page=4&page=0')).toHaveLength(1);
    expect(await queriesOf('/api/games/home')).toHaveLength(2);
  });
});

describe('a refused request', () => {
  it.each([
    ['/api/node/game/entity/alias', 'route'],
    ['/api/node/game/entity/alias?route=../etc', 'route'],
    ['/sw/api/node/game/block/morelikethis/1?items_per_page=1000', 'items_per_page'],
    ['/sw/api/node/game/block/morelikethis/1?page=-1', 'page'],
  ])('gets an error for %s that names the field %s', async (path, field) => {
    const { status, body } = await request(services.product, 'GET', path);
    expect(status).toBe(400);
    expect(body.fields).toHaveProperty(field);
  });

  it('gets a 405 with the methods that the path accepts', async () => {
    const response = await request(services.product, 'DELETE', '/api/games/home');
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET']);
  });

  it('gets no details about the cause of a failure', async () => {
    const broken = vi
      .spyOn(services.database.pool, 'query')
      .mockRejectedValue(new Error('secret of the house') as never);
    const { status, body } = await request(services.product, 'GET', '/api/games/home');
    broken.mockRestore();
    expect(status).toBe(500);
    expect(JSON.stringify(body)).not.toContain('secret');
    expect(services.logged.some((line) => line.includes('secret of the house'))).toBe(true);
  });
});
