/** Tests collections: their rules, what players see of them, and what administrators can edit. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sql } from 'drizzle-orm';
import type { InferInput, InferOutput } from 'valibot';
import type {
  collectionRule,
  editedCollection,
  listCollections,
  previewCollection,
} from '@/lib/contract/collections';
import type { searchGames } from '@/lib/contract/games';
import { COLLECTION_MESSAGES } from '@/lib/collection-messages';
import { DEFAULT_COLLECTIONS, MAX_COLLECTIONS, MIN_TAG_MEMBERS } from '@/lib/domain/listing/collection-rules';
import { seedCollections } from '@/server/product/collections';
import { createTestBrowser, createTestMember, type TestMember } from '../../support/members';
import { waitUntilBlocked } from '../../support/ordered-transactions';
import { createTestServices, type TestServices } from '../../support/services';

type Rule = InferInput<typeof collectionRule>;
type Preview = InferOutput<(typeof previewCollection)['answer']>;
type Edited = InferOutput<typeof editedCollection>;
type Found = InferOutput<(typeof searchGames)['answer']>;

let services: TestServices;
let admin: TestMember;
beforeAll(async () => {
  services = await createTestServices();
  admin = await createTestMember(services, 'Alma');
  const { pool } = services.database;
  await pool.query(`update product.member set roles = '{administrator}' where uid = $1`, [admin.uid]);
});
beforeEach(async () => {
  await services.database.db.execute(sql`delete from product.collection`);
  services.service.collections.clear();
  await seedCollections(services.database.db, new Date('2026-11-21T12:00:00Z'));
});
afterAll(() => services.drop());

const listAll = async () =>
  (await admin.request<{ rows: Edited[] }>('GET', '/sw/api/admin/collections')).body.rows;
const previewRule = async (rule: Rule) =>
  (await admin.request<Preview>('POST', '/sw/api/admin/collection-preview', { rule, sort: 'popular' })).body;
const saveCollection = (keyword: string, rule: Rule, more: object = {}) =>
  admin.request<{ revision: number; code?: string }>('PUT', `/sw/api/admin/collections/${keyword}`, {
    title: 'Rainy days',
    lede: 'For a window seat.',
    sort: 'popular',
    isShown: true,
    isUnfinishedOnly: false,
    revision: 0,
    rule,
    ...more,
  });
const listShown = async () =>
  (
    await createTestBrowser(services).request<InferOutput<(typeof listCollections)['answer']>>(
      'GET',
      '/api/collections',
    )
  ).body.rows.map(({ keyword }) => keyword);
const searchCollection = async (keyword: string, more = '') =>
  await createTestBrowser(services).request<Found>(
    'GET',
    `/api/games/search?collection=${keyword}&content_type[]=online_game&items_per_page=100${more}`,
  );
const slugsOf = (rows: readonly { href: string }[]) => rows.map(({ href }) => href.split('/').at(-1));

describe('the list of collections on a new site', () => {
  it('includes only the collections that have games, in order', async () => {
    expect(await listShown()).toEqual(['tonight', 'quick', 'relaxing', 'one-handed', 'keyboard', 'new']);
  });

  it('explains to an administrator why a collection is not shown', async () => {
    const two = (await listAll()).find(({ keyword }) => keyword === 'two-players');
    expect(two).toMatchObject({ games: 0, conditions: [{ key: 'kinds', games: 0 }] });
  });

  it('never overwrites an administrator’s edit', async () => {
    const [quick] = (await listAll()).filter(({ keyword }) => keyword === 'quick');
    await saveCollection('quick', { kinds: ['quick'] }, { title: 'Short breaks', revision: quick?.revision });
    await seedCollections(services.database.db, new Date());
    const rows = await listAll();
    expect(rows).toHaveLength(DEFAULT_COLLECTIONS.length);
    expect(rows.find(({ keyword }) => keyword === 'quick')?.title).toBe('Short breaks');
  });
});

const RULES: readonly Rule[] = [
  ...DEFAULT_COLLECTIONS.map(({ rule }) => rule),
  {},
  { genres: ['1', '24'] },
  { genres: ['1'], isDaily: true },
  { match: 'any', genres: ['12'], isDaily: true },
  { families: ['sudoku', 'chess'], kinds: ['quick'] },
  { names: ['sudoku', 'NONOGRAM'] },
  { kinds: ['relaxing'], except: ['quiet-sudoku', 'no-such-game'] },
  { maxMinutes: 5 },
  { minRating: 4 },
  { tags: ['quick'] },
  { newDays: 1 },
];

describe('a collection’s rule', () => {
  it.each(RULES.map((rule) => [JSON.stringify(rule), rule] as const))(
    'matches the same number of games in the preview as on the page: %s',
    async (_text, rule) => {
      await saveCollection('page', rule);
      const counts = await previewRule(rule);
      const games = await searchCollection('page');
      const cards = await searchCollection('page', '&families=1');
      expect(games.body.pager.total_items).toBe(counts.games);
      expect(cards.body.pager.total_items).toBe(counts.cards);
      expect(slugsOf(counts.rows)).toEqual(slugsOf(cards.body.rows).slice(0, counts.rows.length));
      expect((await listShown()).includes('page')).toBe(counts.games > 0);
    },
  );

  it('matches no game if it has no condition', async () => {
    expect(await previewRule({})).toMatchObject({ games: 0, cards: 0, conditions: [] });
  });

  it('requires either every condition or at least one of them', async () => {
    const [daily, word] = [await previewRule({ isDaily: true }), await previewRule({ genres: ['12'] })];
    const bothConditions = await previewRule({ isDaily: true, genres: ['12'] });
    const either = await previewRule({ match: 'any', isDaily: true, genres: ['12'] });
    expect(bothConditions.games).toBeGreaterThan(0);
    expect(bothConditions.games).toBeLessThan(Math.min(daily.games, word.games) + 1);
    expect(either.games).toBe(daily.games + word.games - bothConditions.games);
    expect(bothConditions.conditions).toEqual([
      { key: 'genres', games: word.games },
      { key: 'isDaily', games: daily.games },
    ]);
  });

  it('matches ways of playing that games declare, and the corresponding words of feeds', async () => {
    const { pool } = services.database;
    const before = await previewRule({ kinds: ['two player'] });
    await pool.query(`update product.game set search_words = '{2 player}' where slug = 'orbit-keeper'`);
    const after = await previewRule({ kinds: ['two player'] });
    await pool.query(`update product.game set search_words = '{by keyboard}' where slug = 'orbit-keeper'`);
    expect([before.games, after.games]).toEqual([0, 1]);
  });

  it('considers a tag only once enough members have given it', async () => {
    const { pool } = services.database;
    const tallyOf = (tally: number) =>
      pool.query(
        `insert into product.game_tag (game_uid, flag_id, tally)
          select uid, 'game_tag_cute', $1 from product.game where slug = 'rooftop-cats'
          on conflict (game_uid, flag_id) do update set tally = excluded.tally`,
        [tally],
      );
    await tallyOf(MIN_TAG_MEMBERS - 1);
    expect((await previewRule({ tags: ['cute'] })).games).toBe(0);
    await tallyOf(MIN_TAG_MEMBERS);
    expect(slugsOf((await previewRule({ tags: ['cute'] })).rows)).toEqual(['rooftop-cats']);
  });

  it.each([
    ['an unknown genre', { genres: ['999'] }],
    ['an unknown way of playing', { kinds: ['by telepathy'] }],
    ['a rating above five', { minRating: 6 }],
    ['a negative number of days', { newDays: -1 }],
    ['too many values', { names: Array.from({ length: 41 }, (_, at) => `name ${at}`) }],
  ])('refuses %s', async (_what, rule) => {
    expect((await saveCollection('page', rule as Rule)).status).toBe(400);
  });
});

describe('editing a collection', () => {
  it('changes what players see', async () => {
    await saveCollection('rainy', { kinds: ['relaxing'] });
    const before = await searchCollection('rainy');
    const [row] = (await listAll()).filter(({ keyword }) => keyword === 'rainy');
    await saveCollection('rainy', { genres: ['12'] }, { revision: row?.revision });
    const after = await searchCollection('rainy');
    expect(slugsOf(after.body.rows)).not.toEqual(slugsOf(before.body.rows));
    expect((await listShown()).at(-1)).toBe('rainy');
  });

  it('hides a collection and its games on request', async () => {
    const [quick] = (await listAll()).filter(({ keyword }) => keyword === 'quick');
    await saveCollection('quick', { kinds: ['quick'] }, { isShown: false, revision: quick?.revision });
    expect(await listShown()).not.toContain('quick');
    expect((await searchCollection('quick')).status).toBe(404);
    expect((await createTestBrowser(services).request('GET', '/api/collections/quick')).status).toBe(404);
  });

  it('fails if it is based on an earlier revision', async () => {
    const [quick] = (await listAll()).filter(({ keyword }) => keyword === 'quick');
    expect((await saveCollection('quick', {}, { revision: quick?.revision })).status).toBe(200);
    const stale = await saveCollection('quick', {}, { revision: quick?.revision });
    expect([stale.status, stale.body]).toEqual([
      409,
      expect.objectContaining({ code: 'conflict', message: COLLECTION_MESSAGES.edited }),
    ]);
  });

  it('fails for a keyword that is taken, and for collections beyond the limit', async () => {
    expect((await saveCollection('quick', {})).status).toBe(409);
    for (let at = DEFAULT_COLLECTIONS.length; at < MAX_COLLECTIONS; at += 1)
      expect((await saveCollection(`more-${at}`, {})).status).toBe(200);
    expect((await saveCollection('one-more', {})).status).toBe(422);
  });

  it('adds an entry to the audit log', async () => {
    await saveCollection('rainy', { kinds: ['relaxing'] });
    const { body } = await admin.request<{ rows: { action: string; target: string }[] }>(
      'GET',
      '/sw/api/admin/audit',
    );
    expect(body.rows[0]).toMatchObject({ action: 'edit', target: 'collection:rainy' });
  });
});

describe('reordering the collections', () => {
  it('puts the listed collections first, and the others after them', async () => {
    await admin.request('POST', '/sw/api/admin/collection-order', {
      keywords: ['new', 'quick', 'none', 'new'],
    });
    expect((await listAll()).map(({ keyword }) => keyword)).toEqual([
      'new',
      'quick',
      'tonight',
      'relaxing',
      'two-players',
      'one-handed',
      'keyboard',
    ]);
  });
});

describe('the cached list of collections', () => {
  it('never stores a list whose load began before the cache was cleared', async () => {
    const { collections } = services.service;
    const now = new Date('2026-11-21T12:00:00Z');
    const before = await collections.list(now);
    collections.clear();
    const lock = await services.database.pool.connect();
    await lock.query('begin; lock table product.game in access exclusive mode');
    const loading = collections.list(now);
    await waitUntilBlocked(services.database, 1, loading);
    await lock.query(`update product.collection set title = 'Renamed'`);
    collections.clear();
    await lock.query('commit');
    lock.release();
    expect(await loading).toEqual(before);
    const after = await collections.list(now);
    expect(new Set(after.map(({ title }) => title))).toEqual(new Set(['Renamed']));
  });
});
