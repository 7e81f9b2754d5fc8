/** Tests search, lists, suggestions, genres, recommendations and problem reports in the API. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { parse } from 'valibot';
import { getHomeShelves, listGenres, searchGames } from '@/lib/contract/games';
import { MESSAGES } from '@/lib/messages';
import { request, createTestServices, type TestServices } from '../../support/services';

interface Row {
  slug: string;
  title: string;
  genres?: string[];
  plays?: number;
  ratings?: [sum: number, count: number];
  published?: string;
  isDownload?: boolean;
  isDaily?: boolean;
  isMobile?: boolean;
  isHidden?: boolean;
}

const GAMES: Row[] = [
  {
    slug: 'alder',
    title: 'Alder Words',
    genres: ['12'],
    plays: 50,
    ratings: [50, 10],
    published: '2026-01-01',
  },
  {
    slug: 'birch',
    title: 'birch puzzle',
    genres: ['1', '12'],
    plays: 90,
    ratings: [5, 1],
    published: '2026-03-01',
  },
  {
    slug: 'cedar',
    title: 'Cedar Café',
    genres: ['22'],
    plays: 10,
    isDownload: true,
    published: '2026-02-01',
  },
  { slug: 'daisy', title: 'Daisy Daily', genres: ['1'], plays: 70, isDaily: true, isMobile: true },
  { slug: 'elder', title: 'Elder Puzzle', genres: ['1'], isHidden: true },
  { slug: 'fir', title: 'Fir Puzzle', genres: ['1'], published: '2027-01-01' },
];

let services: TestServices;
beforeAll(async () => {
  services = await createTestServices({ games: [] });
  for (const row of GAMES) {
    const [sum, count] = row.ratings ?? [0, 0];
    await services.database.pool.query(
      `insert into product.game (slug, keyword, title, genres, is_daily_game, is_download_game, is_hidden, is_mobile,
         highlight_color, rating_sum, rating_count, play_count, published_at, updated_at, media, texts, extra, modes,
         source, source_key, source_hash)
       values ($1, $1, $2, $3, $4, $5, $6, $7, '#195AAB', $8, $9, $10, $11, now(), '{}', '{}', '{}', '[]', 'test', $1, '')`,
      [
        row.slug,
        row.title,
        row.genres ?? ['31'],
        row.isDaily ?? false,
        row.isDownload ?? false,
        row.isHidden ?? false,
        row.isMobile ?? false,
        sum,
        count,
        row.plays ?? 0,
        row.published ?? '2026-01-15',
      ],
    );
  }
});
afterAll(() => services.drop());

const get = (path: string) => request<Record<string, unknown>>(services.product, 'GET', path);
const search = async (query: string) => {
  const { status, body } = await get(`/api/games/search?${query}`);
  expect(status, JSON.stringify(body)).toBe(200);
  return parse(searchGames.answer, body);
};
const searchTitles = async (query: string) =>
  (await search(query)).rows.map(({ title }) => title.split(' ')[0]);

describe('a list of games', () => {
  it.each([
    ['', ['birch', 'Daisy', 'Alder', 'Cedar']],
    ['sort_by=popular&sort_order=ASC', ['Cedar', 'Alder', 'Daisy', 'birch']],
    // Ten ratings of 5 weigh more than one.
    ['sort_by=rating', ['Alder', 'birch', 'Daisy', 'Cedar']],
    ['sort_by=newest', ['birch', 'Cedar', 'Daisy', 'Alder']],
    ['sort_by=newest&sort_order=ASC', ['Alder', 'Daisy', 'Cedar', 'birch']],
    ['sort_by=newest&sort_order=asc', ['Alder', 'Daisy', 'Cedar', 'birch']],
    ['sort_by=title', ['Alder', 'birch', 'Cedar', 'Daisy']],
    ['sort_by=title&sort_order=DESC', ['Daisy', 'Cedar', 'birch', 'Alder']],
    ['sort_by=relevance', ['birch', 'Daisy', 'Alder', 'Cedar']],
    ['tid=12', ['birch', 'Alder']],
    ['tid=0', ['birch', 'Daisy', 'Alder', 'Cedar']],
    ['tid[]=0', ['birch', 'Daisy', 'Alder', 'Cedar']],
    ['tid[]=22&tid[]=12', ['birch', 'Alder', 'Cedar']],
    ['content_type[]=download_game', ['Cedar']],
    ['content_type[]=daily_game', ['Daisy']],
    ['content_type[]=free_game', ['birch', 'Daisy', 'Alder']],
    ['content_type[]=free_game&content_type[]=download_game', ['birch', 'Daisy', 'Alder', 'Cedar']],
    ['field_is_this_game_mobile=1', ['Daisy']],
    ['exclusive=1', []],
    // Daisy has the genre Puzzle.
    ['title=puzzle', ['birch', 'Daisy']],
    ['title=cafe', ['Cedar']],
    ['title=puzlze&content_type[]=download_game', []],
    ['title=daisy&sort_by=title', ['Daisy']],
  ])('contains the right games in the right order for the query "%s"', async (query, expected) => {
    expect(await searchTitles(query)).toEqual(expected);
  });

  it('contains one page at a time, with the total number', async () => {
    const { rows, pager } = await search('items_per_page=3&page=1');
    expect(rows.map(({ title }) => title)).toEqual(['Cedar Café']);
    expect(pager).toEqual({ total_items: 4, items_per_page: 3, page: 1 });
  });

  it('includes the words that the search term matched', async () => {
    expect((await search('title=alders')).matches).toEqual(['alder']);
  });

  it.each([
    'title=ab',
    'sort_by=luck',
    'items_per_page=0',
    'items_per_page=101',
    'page=-1',
    'content_type[]=x',
    'tid=%20',
  ])('refuses %s', async (query) => {
    const { status, body } = await get(`/api/games/search?${query}`);
    expect([status, body.code]).toEqual([400, 'badRequest']);
    if (query === 'title=ab') expect(JSON.stringify(body)).toContain(MESSAGES.searchTooShort);
  });
});

describe('the search box', () => {
  it('gets titles as a list of strings', async () => {
    expect((await get('/api/games/suggestions?q=puz')).body).toEqual(['birch puzzle']);
    expect((await get('/api/games/suggestions?q=zzzz')).body).toEqual([]);
  });

  it('refuses a text of less than three characters', async () => {
    const { status, body } = await get('/api/games/suggestions?q=%20ab%20');
    expect(status).toBe(400);
    expect(JSON.stringify(body)).toContain(MESSAGES.searchTooShort);
  });

  it('suggests a new game', async () => {
    const { pool } = services.database;
    expect((await get('/api/games/suggestions?q=gorse')).body).toEqual([]);
    await pool.query(`update product.game set title = 'Gorse Words' where slug = 'alder'`);
    services.search.handleCatalogChange();
    await expect
      .poll(async () => (await get('/api/games/suggestions?q=gorse')).body)
      .toEqual(['Gorse Words']);
    await pool.query(`update product.game set title = 'Alder Words' where slug = 'alder'`);
    services.search.handleCatalogChange();
  });
});

describe('the API of the catalog', () => {
  const uidOf = async (slug: string) => {
    const { rows } = await services.database.pool.query<{ uid: number }>(
      'select uid from product.game where slug = $1',
      [slug],
    );
    return rows[0]!.uid;
  };

  it('counts genres and lists their most played games', async () => {
    const { body } = await get('/api/games/genres?kind=online');
    const rows = parse(listGenres.answer, body).rows.map(({ uid, total, games }) => [
      uid,
      total,
      games[0]?.title,
    ]);
    expect(rows).toEqual([
      ['1', 2, 'birch puzzle'],
      ['12', 2, 'birch puzzle'],
    ]);
  });

  it('recommends other dailies, and responds with 404 for an unknown game', async () => {
    const { body } = await get(`/api/daily_game_reccomendations/${await uidOf('birch')}`);
    expect(body).toMatchObject({ rows: [{ title: 'Daisy Daily' }] });
    expect((await get(`/api/daily_game_reccomendations/${await uidOf('daisy')}`)).body).toEqual({ rows: [] });
    expect((await get('/api/daily_game_reccomendations/999999')).status).toBe(404);
  });

  it('recommends a download that matches the dailies', async () => {
    expect((await get('/api/daily_game_upsell')).body).toMatchObject({ rows: [{ title: 'Cedar Café' }] });
  });

  it('returns a random game, optionally of a genre', async () => {
    expect((await get('/api/games/random?tid=12')).status).toBe(200);
    expect((await get('/api/games/random?tid=22')).status).toBe(404);
    // Spec §5: genre 0 means no filter.
    expect((await get('/api/games/random?tid=0')).status).toBe(200);
  });

  it('counts plays, and lists tags', async () => {
    const uid = await uidOf('birch');
    await services.database.pool.query(
      `insert into product.game_tag values ($1, 'game_tag_cute', 2), ($1, 'game_tag_quick', 5), ($1, 'game_tag_long', 0)`,
      [uid],
    );
    expect((await get(`/api/game/play-count/${uid}`)).body).toEqual({ totalcount: 90 });
    expect((await get(`/sw/api/node/game/top-tags/${uid}`)).body).toEqual({
      rows: [
        { flag_id: 'game_tag_quick', count: 5 },
        { flag_id: 'game_tag_cute', count: 2 },
      ],
    });
  });

  it('returns the alternative game that a record suggests', async () => {
    await services.database.pool.query(
      `update product.game set extra = '{"displayAlternateSuggestion": true, "alternateSuggestionSlug": "daisy"}' where slug = 'birch'`,
    );
    const { body } = await get('/api/node/game/entity/alias?route=birch');
    expect(body).toMatchObject({
      displayAlternateSuggestion: true,
      alternateSuggestionGame: { title: 'Daisy Daily' },
    });
    expect(body).not.toHaveProperty('alternateSuggestionSlug');
  });
});

describe('a daily that is over or broken', () => {
  const query = (text: string, values: unknown[] = []) =>
    services.database.pool.query<{ uid: number }>(text, values);
  const add = async (slug: string, set: string) => {
    await query(
      `insert into product.game (slug, keyword, title, genres, highlight_color, published_at, updated_at, media, texts,
         extra, modes, source, source_key, source_hash)
       values ($1, $1, $1, '{99}', '#195AAB', '2026-01-01', now(), '{}', '{}', '{}', '[]', 'tonight', $1, '')`,
      [slug],
    );
    await query(`update product.game set ${set} where slug = $1`, [slug]);
  };
  const archive = (endDate: string | null, frequency = 'daily') =>
    `is_daily_game = true, archive = '${JSON.stringify({ startDate: '2026-01-01', endDate, frequency })}'`;
  const slugsOf = (rows: readonly { title: string }[]) => rows.map(({ title }) => title).sort();
  const rowsOf = async (path: string) => ((await get(path)).body as { rows: { title: string }[] }).rows;
  const street = async () => parse(getHomeShelves.answer, (await get('/api/games/home')).body).dailies;

  // The clock is at noon UTC on Saturday, November 21; at UTC-12, that day has just begun.
  beforeAll(async () => {
    await add('endless', archive(null));
    await add('last-tonight', archive('2026-11-21'));
    await add('over', archive('2026-11-20'));
    await add('last-week', archive('2026-11-16', 'weekly'));
    await add('week-over', archive('2026-11-15', 'weekly'));
    await add('last-month', archive('2026-11-01', 'monthly'));
    await add('month-over', archive('2026-10-31', 'monthly'));
    await add('unplayable', `${archive(null)}, is_broken = true`);
  });
  afterAll(() => query(`delete from product.game where source = 'tonight'`));

  const RUNNING = ['Daisy Daily', 'endless', 'last-month', 'last-tonight', 'last-week'];

  it('disappears from the list of dailies and from the home page', async () => {
    expect(slugsOf((await search('content_type[]=daily_game')).rows)).toEqual(RUNNING);
    expect(slugsOf(await street())).toEqual(RUNNING);
  });

  it('remains in a search by name and in the list of all games', async () => {
    services.search.handleCatalogChange();
    await expect
      .poll(async () => slugsOf((await search('title=week-over&content_type[]=daily_game')).rows))
      .toContain('week-over');
    expect(slugsOf((await search('tid=99&content_type[]=online_game')).rows)).toContain('over');
  });

  it('disappears from recommendations', async () => {
    const { rows } = await query(`select uid from product.game where slug = 'endless'`);
    expect(slugsOf(await rowsOf(`/api/daily_game_reccomendations/${rows[0]!.uid}`))).toEqual([
      'Daisy Daily',
      'last-month',
      'last-tonight',
      'last-week',
    ]);
  });

  it('has no influence on the recommended downloads', async () => {
    await add('fits', `is_download_game = true, genres = '{7}'`);
    await add('fits-not', `is_download_game = true, genres = '{8}', play_count = 90`);
    await add('fits-and-fails', `is_download_game = true, genres = '{7}', is_broken = true`);
    await add('unpublished', `${archive(null)}, genres = '{8}', published_at = '2027-01-01'`);
    await add('hidden', `${archive(null)}, genres = '{8}', is_hidden = true`);
    await query(`update product.game set genres = '{8}' where slug = 'over'`);
    await query(`update product.game set genres = '{7}' where slug = 'endless'`);
    const offered = (await rowsOf('/api/daily_game_upsell')).map(({ title }) => title);
    expect(offered).toEqual(['fits', 'fits-not', 'Cedar Café']);
  });
});

describe('a problem report about a game', () => {
  const report = (body: unknown, url = '10.1.1.1') =>
    request(services.product, 'POST', '/sw/api/game/report-problem', {
      body,
      headers: { 'x-starwick-address': url },
    });

  beforeEach(() => services.database.pool.query('delete from product.game_problem'));

  it('enters the queue', async () => {
    const { rows } = await services.database.pool.query<{ uid: number }>(
      `select uid from product.game where slug = 'birch'`,
    );
    const nid = rows[0]!.uid;
    expect((await report({ nid, kind: 'broken', message: ' It stays black. ' })).body).toEqual({ ok: true });
    const queue = await services.database.pool.query(
      'select game_uid, kind, message from product.game_problem',
    );
    expect(queue.rows).toEqual([{ game_uid: nid, kind: 'broken', message: 'It stays black.' }]);
    expect((await report({ nid, kind: 'other', message: '' })).status).toBe(400);
    expect((await report({ nid, kind: 'rude', message: 'x' })).status).toBe(400);
    expect((await report({ nid: 999_999, kind: 'broken', message: '' })).status).toBe(404);
  });
});

describe('the home page of a large catalog', () => {
  const shelf = async (key: string) => {
    const { body } = await get('/api/games/home');
    const { shelves } = parse(getHomeShelves.answer, body);
    return shelves.find((each) => each.key === key)?.games.map(({ title }) => title) ?? [];
  };

  beforeAll(async () => {
    // Fifty popular games, a new game without plays, a well-rated one, a staff pick, and a broken one.
    await services.database.pool.query(
      `insert into product.game (slug, keyword, title, genres, highlight_color, play_count, rating_sum, rating_count,
         is_staff_pick, is_broken, published_at, updated_at, media, texts, extra, modes, source, source_key, source_hash)
       select 'h' || n, 'h' || n, 'H' || n, '{1}', '#195AAB',
         case when n <= 50 then 10000 - n when n = 54 then 99999 else 0 end,
         case n when 52 then 500 else 0 end, case n when 52 then 100 else 0 end, n = 53, n = 54,
         case n when 51 then timestamptz '2026-11-20' else timestamptz '2025-01-01' end, now(),
         '{}', '{}', '{}', '[]', 'home', n::text, '' from generate_series(1, 54) n`,
    );
  });
  afterAll(() => services.database.pool.query(`delete from product.game where source = 'home'`));

  it('shows a new game without plays', async () => {
    expect(await shelf('new')).toEqual(['H51']);
  });

  it('shows the most played games in order, without a broken one', async () => {
    expect((await shelf('popular')).slice(0, 3)).toEqual(['H1', 'H2', 'H3']);
  });

  it('shows the best rated game with enough votes, and the staff pick', async () => {
    expect((await shelf('best'))[0]).toBe('H52');
    expect(await shelf('picks')).toEqual(['H53']);
  });
});

describe('a game without a genre', () => {
  const titlesFor = async (query: string) => (await search(query)).rows.map(({ title }) => title);

  beforeAll(() =>
    services.database.pool.query(
      `insert into product.game (slug, keyword, title, genres, is_daily_game, highlight_color, published_at, updated_at,
         media, texts, extra, modes, source, source_key, source_hash)
       select slug, slug, slug, '{31}', slug = 'tonight', '#195AAB', '2026-01-01', now(),
         '{}', '{}', '{}', '[]', 'plain', slug, '' from unnest(array['plain', 'tonight']) slug`,
    ),
  );
  afterAll(() => services.database.pool.query(`delete from product.game where source = 'plain'`));

  it('belongs to the dailies’ genre (spec §3), but is neither counted nor found as a daily', async () => {
    const { rows } = parse(listGenres.answer, (await get('/api/games/genres?kind=online')).body);
    const dailies = rows.find(({ uid }) => uid === '31');
    expect(dailies).toMatchObject({ total: 1, games: [{ title: 'tonight' }] });
    services.search.handleCatalogChange();
    await expect.poll(() => titlesFor('title=daily')).toContain('tonight');
    expect(await titlesFor('title=daily')).not.toContain('plain');
    expect(await titlesFor('title=plain')).toEqual(['plain']);
  });
});
