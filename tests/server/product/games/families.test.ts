/**
 * Tests families in lists, related games and random games: one card for each family, with the right counts, pages,
 * filters and orders.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'valibot';
import { searchGames } from '@/lib/contract/games';
import { getRandomGame } from '@/server/product/games/recommend';
import { request, createTestServices, type TestServices } from '../../../support/services';

interface Row {
  slug: string;
  plays: number;
  family?: string;
  genre?: string;
  flag?: 'is_mobile' | 'is_hidden';
}

const GAMES: readonly Row[] = [
  { slug: 'sudoku-a', plays: 50, family: 'sudoku' },
  { slug: 'sudoku-b', plays: 90, family: 'sudoku' },
  { slug: 'sudoku-c', plays: 10, family: 'sudoku', genre: '12', flag: 'is_mobile' },
  { slug: 'sudoku-d', plays: 99, family: 'sudoku', flag: 'is_hidden' },
  { slug: 'pool-a', plays: 80, family: 'pool', flag: 'is_mobile' },
  { slug: 'pool-b', plays: 70, family: 'pool', flag: 'is_mobile' },
  { slug: 'kite', plays: 60 },
  { slug: 'moth', plays: 40, genre: '12', flag: 'is_mobile' },
];

let services: TestServices;
const addGames = async (games: readonly Row[]): Promise<void> => {
  for (const { slug, plays, family = null, genre = '1', flag } of games)
    await services.database.pool.query(
      `insert into product.game (slug, keyword, title, genres, family, play_count, highlight_color, published_at,
         updated_at, media, texts, extra, modes, source, source_key, source_hash${flag ? `, ${flag}` : ''})
       values ($1, $1, $1, array[$2], $3, $4, '#195AAB', '2026-01-01', now(), '{}', '{}', '{}', '[]', 'test', $1,
         ''${flag ? ', true' : ''})`,
      [slug, genre, family, plays],
    );
};
beforeAll(async () => {
  services = await createTestServices({ games: [] });
  await addGames(GAMES);
});
afterAll(() => services.drop());

const listCards = async (query: string) => {
  const { body } = await request(services.product, 'GET', `/api/games/search?${query}`);
  const { rows, pager } = parse(searchGames.answer, body);
  return {
    total: pager.total_items,
    cards: rows.map(({ title, family }) => (family ? `${title} ×${family.size}` : title)),
  };
};

describe('a list with families', () => {
  it.each([
    ['families=1', 4, ['sudoku-b ×3', 'pool-a ×2', 'kite', 'moth']],
    ['families=1&sort_order=ASC', 4, ['sudoku-c ×3', 'moth', 'kite', 'pool-b ×2']],
    ['families=1&sort_by=title', 4, ['kite', 'moth', 'pool-a ×2', 'sudoku-a ×3']],
    ['families=1&sort_by=title&sort_order=DESC', 4, ['sudoku-c ×3', 'pool-b ×2', 'moth', 'kite']],
    ['families=1&tid=12', 2, ['moth', 'sudoku-c ×1']],
    ['families=1&field_is_this_game_mobile=1', 3, ['pool-a ×2', 'moth', 'sudoku-c ×1']],
    ['families=1&items_per_page=3', 4, ['sudoku-b ×3', 'pool-a ×2', 'kite']],
    ['families=1&items_per_page=3&page=1', 4, ['moth']],
    ['families=1&title=sudoku', 1, ['sudoku-b ×3']],
    ['family=pool', 2, ['pool-a ×1', 'pool-b ×1']],
    ['items_per_page=2', 7, ['sudoku-b ×1', 'pool-a ×1']],
  ])('shows %s as %i cards', async (query, total, cards) => {
    const found = await listCards(query);
    if (query.includes('title=sudoku')) {
      expect(found.total).toBe(total);
      expect(found.cards[0]).toMatch(/^sudoku-. ×3$/);
    } else expect(found).toEqual({ total, cards });
  });
});

describe('a list of one family', () => {
  it('includes the modes of each game, unlike other lists', async () => {
    await services.database.pool.query(
      `update product.game set modes = '[{"key":"easy","label":"Easy","reverse":true,"columnType":"time","columnLabel":"Time"}]'
       where slug = 'pool-a'`,
    );
    const modesIn = async (query: string) => {
      const { body } = await request(services.product, 'GET', `/api/games/search?${query}`);
      return parse(searchGames.answer, body).rows.find(({ title }) => title === 'pool-a')?.modes;
    };
    expect(await modesIn('family=pool')).toEqual([{ key: 'easy', label: 'Easy' }]);
    expect(await modesIn('families=1')).toBeUndefined();
  });
});

describe('the list of related games', () => {
  it('shows a family at most once', async () => {
    const { rows } = await services.database.pool.query<{ uid: number }>(
      `select uid from product.game where slug = 'kite'`,
    );
    const { body } = await request<{ rows: { title: string }[] }>(
      services.product,
      'GET',
      `/sw/api/node/game/block/morelikethis/${rows[0]?.uid}`,
    );
    expect(body.rows.map(({ title }) => title)).toEqual(['sudoku-b', 'pool-a', 'moth']);
  });
});

describe('drawing a random game', () => {
  it('selects each family as often as each game without a family', async () => {
    const DRAWS = 1200;
    const drawn = new Map<string, number>();
    for (let draw = 0; draw < DRAWS; draw += 1) {
      const game = await getRandomGame(services.database.db, undefined, new Date('2026-11-21T12:00:00Z'));
      const key = game?.family ?? game?.slug ?? 'none';
      drawn.set(key, (drawn.get(key) ?? 0) + 1);
    }
    expect([...drawn.keys()].toSorted()).toEqual(['kite', 'moth', 'pool', 'sudoku']);
    // Six standard deviations of a fair draw.
    for (const count of drawn.values()) expect(Math.abs(count - DRAWS / 4)).toBeLessThan(90);
  });
});

describe('a list of families from A to Z', () => {
  beforeAll(() =>
    addGames([
      { slug: 'alpha', plays: 1, family: 'word-search' },
      { slug: 'beta', plays: 2, family: 'word-search' },
      // This is the only game of its family, so it is listed by its title.
      { slug: 'gamma', plays: 3, family: 'mini-golf' },
    ]),
  );

  it.each([
    ['families=1&sort_by=title', ['gamma ×1', 'kite', 'moth', 'pool-a ×2', 'sudoku-a ×3', 'alpha ×2']],
    [
      'families=1&sort_by=title&sort_order=DESC',
      ['beta ×2', 'sudoku-c ×3', 'pool-b ×2', 'moth', 'kite', 'gamma ×1'],
    ],
    ['families=1&sort_by=title&items_per_page=4', ['gamma ×1', 'kite', 'moth', 'pool-a ×2']],
    ['families=1&sort_by=title&items_per_page=4&page=1', ['sudoku-a ×3', 'alpha ×2']],
  ])('sorts %s by the names of the families: %j', async (query, cards) => {
    expect(await listCards(query)).toEqual({ total: 6, cards });
  });

  it('sorts all variants by their own titles', async () => {
    expect((await listCards('sort_by=title')).cards).toEqual([
      ...['alpha ×1', 'beta ×1', 'gamma ×1', 'kite', 'moth', 'pool-a ×1', 'pool-b ×1'],
      ...['sudoku-a ×1', 'sudoku-b ×1', 'sudoku-c ×1'],
    ]);
  });
});

describe('the first page of all online games', () => {
  it('shows at least 20 different families on its 24 cards', async () => {
    const site = await createTestServices();
    try {
      const query = new URLSearchParams({ 'content_type[]': 'online_game', families: '1' });
      const { body } = await request(site.product, 'GET', `/api/games/search?${query.toString()}`);
      const { rows, pager } = parse(searchGames.answer, body);
      expect(rows).toHaveLength(24);
      expect(new Set(rows.map(({ uid, family }) => family?.slug ?? uid)).size).toBe(24);
      // Compares known names, because two families must differ in more than their slugs.
      expect(new Set(rows.map((row) => row.family?.name ?? row.knownAs[0])).size).toBeGreaterThanOrEqual(20);
      expect(rows.find(({ family }) => family?.slug === 'sudoku')?.family?.size).toBe(20);
      expect(pager.total_items).toBeLessThan(80);
    } finally {
      await site.drop();
    }
  });
});
