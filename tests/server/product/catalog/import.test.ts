/** Tests imports into a real database: added, unchanged and refused records, and continuing after a kill. */
import { readFile } from 'node:fs/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { Client } from 'pg';
import { BUILT_IN_GAMES } from '@/games/catalog';
import { exportGames } from '@/server/product/catalog/export-games';
import { gamemonetizeFeed } from '@/server/product/catalog/feeds/gamemonetize';
import { gamepixFeed } from '@/server/product/catalog/feeds/gamepix';
import type { Feed } from '@/server/product/catalog/feeds/feed';
import { starwickFeed } from '@/server/product/catalog/feeds/starwick';
import { generateGames } from '@/server/product/catalog/generate-games';
import { importFeed, type ImportOptions } from '@/server/product/catalog/import-feed';
import { listGames } from '@/server/product/catalog/list-games';
import type { RecordRefusal } from '@/server/product/catalog/read-feed';
import { setFlag } from '@/server/product/catalog/set-flag';
import { CATALOG_CHANNEL, seedCatalog } from '@/server/product/games/seed';
import { createTestDatabase, type TestDatabase } from '../../../support/database';
import {
  formatJsonArray,
  createFeedFolder,
  FEED_HOSTS,
  gamemonetizeRecord,
  gamepixRecord,
  starwickRecord,
} from '../../../support/feed-files';

const NOW = new Date('2026-11-21T12:00:00Z');
let database: TestDatabase;
let files: Awaited<ReturnType<typeof createFeedFolder>>;

beforeAll(async () => {
  database = await createTestDatabase();
  files = await createFeedFolder();
});
afterAll(async () => {
  await database.drop();
  await files.remove();
});
afterEach(() => database.pool.query('truncate product.game, product.feed_import restart identity cascade'));

const importText = async (feed: Feed, text: string, changes: Partial<ImportOptions> = {}) => {
  const refusals: RecordRefusal[] = [];
  const counts = await importFeed({
    db: database.db,
    feed,
    file: await files.write(text),
    hosts: FEED_HOSTS,
    clock: { now: () => NOW },
    onRefusal: (refusal) => refusals.push(refusal),
    ...changes,
  });
  return { counts, refusals };
};

const queryRows = async <T extends object>(query: string): Promise<T[]> =>
  (await database.pool.query<T>(query)).rows;
const countGames = () => queryRows<Record<string, unknown>>('select * from product.game order by uid');

describe('an import', () => {
  it('adds valid records, and refuses the others with line and reason', async () => {
    const { counts, refusals } = await importText(
      gamemonetizeFeed,
      formatJsonArray([
        gamemonetizeRecord(1),
        gamemonetizeRecord(2, { url: 'https://evil.example/' }),
        'nonsense',
        gamemonetizeRecord(1, { title: 'The same id' }),
        gamemonetizeRecord(3, { title: undefined }),
        gamemonetizeRecord(4),
      ]),
    );
    expect(counts).toEqual({ read: 6, added: 2, updated: 0, unchanged: 0, refused: 4, isTruncated: false });
    expect(refusals).toEqual([
      { line: 3, reason: 'url: the host evil.example is not in CATALOGUE_HOSTS', title: 'Harbour Lights 2' },
      { line: 4, reason: 'not an object', title: '' },
      { line: 5, reason: 'id: 1 occurs earlier in this file', title: 'The same id' },
      { line: 6, reason: 'title: is missing', title: '' },
    ]);
  });

  it('changes nothing when repeated, whatever the batch size', async () => {
    const text = formatJsonArray(Array.from({ length: 30 }, (_, id) => gamemonetizeRecord(id)));
    expect((await importText(gamemonetizeFeed, text, { batchSize: 7 })).counts).toMatchObject({ added: 30 });
    const before = await countGames();
    expect((await importText(gamemonetizeFeed, text)).counts).toMatchObject({
      added: 0,
      updated: 0,
      unchanged: 30,
    });
    const spread = JSON.stringify(JSON.parse(text), null, 2);
    expect((await importText(gamemonetizeFeed, spread)).counts).toMatchObject({ updated: 0, unchanged: 30 });
    expect(await countGames()).toEqual(before);
  });

  it('updates changed records, and preserves names, dates, flags, play counts and ratings', async () => {
    await importText(gamemonetizeFeed, formatJsonArray([gamemonetizeRecord(1), gamemonetizeRecord(2)]));
    await database.pool
      .query(`update product.game set is_hidden = true, is_featured = true, is_staff_pick = true,
      is_broken = true, play_count = 77, rating_sum = 9, rating_count = 2 where source_key = '1'`);
    const [before] = await countGames();
    const laterDate = new Date('2026-12-01T00:00:00Z');
    const changed = formatJsonArray([gamemonetizeRecord(1, { title: 'Renamed' }), gamemonetizeRecord(2)]);
    const { counts } = await importText(gamemonetizeFeed, changed, { clock: { now: () => laterDate } });
    expect(counts).toMatchObject({ added: 0, updated: 1, unchanged: 1 });
    const [after] = await countGames();
    expect(after).toMatchObject({
      ...before,
      title: 'Renamed',
      updated_at: laterDate,
      source_hash: after?.source_hash,
    });
  });

  it('derives slugs from titles, with a number if another game has the same slug', async () => {
    await seedCatalog(database.db, BUILT_IN_GAMES, NOW);
    const titles = ['Quiet Sudoku', 'Café & Co.', 'Café & Co.', 'カフェ', 'Café & Co.', '…'];
    const text = formatJsonArray(titles.map((title, id) => gamemonetizeRecord(id, { title })));
    await importText(gamemonetizeFeed, text, { batchSize: 3 });
    const named = await queryRows<{ slug: string; keyword: string }>(
      `select slug, keyword from product.game where source = 'gamemonetize' order by source_key`,
    );
    expect(named.map(({ slug }) => slug)).toEqual([
      'quiet-sudoku-2',
      'cafe-co',
      'cafe-co-2',
      expect.stringMatching(/^game-[0-9a-f]{10}$/),
      'cafe-co-3',
      expect.stringMatching(/^game-[0-9a-f]{10}$/),
    ]);
    expect(named.every(({ slug, keyword }) => slug === keyword)).toBe(true);
  });

  it('finds a free slug for the fortieth game with the same title', async () => {
    const text = formatJsonArray(
      Array.from({ length: 40 }, (_, id) => gamemonetizeRecord(id, { title: 'Solitaire' })),
    );
    expect((await importText(gamemonetizeFeed, text, { batchSize: 15 })).counts.added).toBe(40);
  });

  it('imports the records before a truncation', async () => {
    const text = `${formatJsonArray([gamemonetizeRecord(1), gamemonetizeRecord(2)])
      .trim()
      .slice(0, -1)},{"id":`;
    const { counts, refusals } = await importText(gamemonetizeFeed, text);
    expect(counts).toMatchObject({ read: 2, added: 2, refused: 0, isTruncated: true });
    expect(refusals).toEqual([
      { line: 4, reason: expect.stringMatching(/^the rest cannot be read: /), title: '' },
    ]);
    expect(await countGames()).toHaveLength(2);
    expect(await queryRows('select position::int, is_complete from product.feed_import')).toEqual([
      { position: 2, is_complete: false },
    ]);
  });

  it('notifies all processes once it is complete', async () => {
    const client = new Client(database.config);
    await client.connect();
    const heard: string[] = [];
    client.on('notification', ({ channel }) => heard.push(channel));
    await client.query(`listen ${CATALOG_CHANNEL}`);
    const text = formatJsonArray(Array.from({ length: 20 }, (_, id) => gamepixRecord(id)));
    const items = `{"version":"2","items":${text}}`;
    await importText(gamepixFeed, items, { batchSize: 5 });
    await importText(gamepixFeed, items, { batchSize: 5 });
    await client.query('select 1');
    await client.end();
    expect(heard).toEqual([CATALOG_CHANNEL]);
  });

  it('continues where an interrupted import of the same file stopped', async () => {
    const records = Array.from({ length: 20 }, (_, id) => gamemonetizeRecord(id));
    const text = formatJsonArray([...records, gamemonetizeRecord(1)]);
    const stop = new Error('stopped');
    const onProgress = ({ read }: { read: number }) => {
      if (read >= 10) throw stop;
    };
    await expect(importText(gamemonetizeFeed, text, { batchSize: 5, onProgress })).rejects.toBe(stop);
    expect(await countGames()).toHaveLength(10);
    let resumedAt = 0;
    const { counts } = await importText(gamemonetizeFeed, text, {
      batchSize: 5,
      onResume: (position) => {
        resumedAt = position;
      },
    });
    expect(resumedAt).toBe(10);
    expect(counts).toEqual({ read: 21, added: 20, updated: 0, unchanged: 0, refused: 1, isTruncated: false });
  });
});

describe('the site’s own feed format', () => {
  it('schedules a game for its date, and reschedules it when the date changes', async () => {
    await importText(
      starwickFeed,
      JSON.stringify(starwickRecord('a', { publishedAt: '2027-01-01T06:00:00Z' })),
    );
    expect((await countGames())[0]).toMatchObject({ published_at: new Date('2027-01-01T06:00:00Z') });
    const moved = JSON.stringify(starwickRecord('a', { publishedAt: '2027-02-01' }));
    expect((await importText(starwickFeed, moved)).counts).toMatchObject({ updated: 1 });
    expect((await countGames())[0]).toMatchObject({ published_at: new Date('2027-02-01') });
  });

  it('accepts preferred slugs and shared keywords', async () => {
    const lines = [
      starwickRecord('mini', { slug: 'lamp-mini', keyword: 'lamp' }),
      starwickRecord('full', { slug: 'lamp', keyword: 'lamp' }),
    ];
    await importText(starwickFeed, lines.map((line) => JSON.stringify(line)).join('\n'));
    expect(await queryRows('select slug, keyword from product.game order by slug')).toEqual([
      { slug: 'lamp', keyword: 'lamp' },
      { slug: 'lamp-mini', keyword: 'lamp' },
    ]);
  });

  it('includes the documentation’s example', async () => {
    const text = await readFile('docs/catalog.md', 'utf8');
    const example = /```json\n(\[[\s\S]*?\n\])\n```/.exec(text)?.[1] ?? '';
    const { counts, refusals } = await importText(starwickFeed, example);
    expect(refusals).toEqual([]);
    expect(counts.added).toBeGreaterThan(1);
  });

  it('round-trips: an export imports unchanged, in the same database and in an empty one', async () => {
    await importText(
      gamemonetizeFeed,
      formatJsonArray([gamemonetizeRecord(1, { tags: 'R&amp;B, ÄÖ' }), gamemonetizeRecord(2)]),
    );
    await importText(gamepixFeed, `{"items":${formatJsonArray([gamepixRecord(1)])}}`);
    const example =
      /```json\n(\[[\s\S]*?\n\])\n```/.exec(await readFile('docs/catalog.md', 'utf8'))?.[1] ?? '';
    await importText(starwickFeed, example);
    await setFlag(database.db, 'harbour-lights-2', 'isHidden', true);
    const write = async () => {
      const lines: string[] = [];
      for await (const record of exportGames(database.db)) lines.push(JSON.stringify(record));
      return lines.join('\n');
    };
    const exported = await write();
    const before = await countGames();
    const sameDatabase = await importText(starwickFeed, exported);
    expect(sameDatabase.refusals).toEqual([]);
    expect(sameDatabase.counts).toMatchObject({ added: 0, updated: 0, unchanged: before.length });
    await database.pool.query('truncate product.game restart identity cascade');
    await importText(starwickFeed, `${exported}\n`);
    expect(await countGames()).toEqual(before);
    expect(await write()).toBe(exported);
  });
});

describe('an operator’s command', () => {
  it('hides and lists games by slug', async () => {
    await importText(gamemonetizeFeed, formatJsonArray([gamemonetizeRecord(1), gamemonetizeRecord(2)]));
    expect(await setFlag(database.db, 'harbour-lights-1', 'isHidden', true)).toBe('Harbour Lights 1');
    expect(await setFlag(database.db, 'no-such-game', 'isHidden', true)).toBeNull();
    const hidden = await listGames(database.db, { isHidden: true, limit: 10 });
    expect(hidden.map(({ slug }) => slug)).toEqual(['harbour-lights-1']);
    expect(await listGames(database.db, { source: 'gamemonetize', limit: 1 })).toHaveLength(1);
    expect(await listGames(database.db, { source: 'gamepix', limit: 10 })).toEqual([]);
  });
});

describe('the synthetic catalog', () => {
  it('has the requested size, and stable games that are labeled and have our images', async () => {
    await seedCatalog(database.db, BUILT_IN_GAMES, NOW);
    expect(await generateGames(database.db, 600, NOW)).toEqual({ added: 600, updated: 0, removed: 0 });
    expect(await generateGames(database.db, 600, NOW)).toEqual({ added: 0, updated: 0, removed: 0 });
    const made = await queryRows<{ title: string; thumb: string; description: string }>(
      `select title, media->>'thumbnailImg' as thumb, texts->>'description' as description
       from product.game where source = 'synthetic'`,
    );
    expect(made).toHaveLength(600);
    for (const { title, thumb, description } of made) {
      expect(title).toMatch(/\(synthetic\)$/);
      expect(description).toContain('not a real game');
      expect(thumb).toMatch(/^\/play\//);
    }
    expect(await generateGames(database.db, 100, NOW)).toEqual({ added: 0, updated: 0, removed: 500 });
    expect(await generateGames(database.db, 0, NOW)).toMatchObject({ removed: 100 });
    expect(await countGames()).toHaveLength(BUILT_IN_GAMES.length);
  });
});
