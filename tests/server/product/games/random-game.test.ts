/** Tests that random and bonus games are drawn uniformly from the eligible games, in catalogs with few and many of them. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { getBonusGame, getRandomGame } from '@/server/product/games/recommend';
import { createTestDatabase, type TestDatabase } from '../../../support/database';

const NOW = new Date('2026-11-21T12:00:00Z');
const ELIGIBLE = 12;

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
beforeEach(() => database.pool.query('truncate product.game restart identity cascade'));

interface Row {
  slug: string;
  flag?: 'is_hidden' | 'is_broken' | 'is_download_game' | 'is_daily_game';
  genre?: string;
  publishedAt?: string;
}

const insertGame = ({ slug, flag, genre = '1', publishedAt = '2026-01-01' }: Row) =>
  database.pool.query(
    `insert into product.game (slug, keyword, title, genres, highlight_color, published_at, updated_at, media, texts,
       extra, modes, source, source_key, source_hash${flag ? `, ${flag}` : ''})
     values ($1, $1, $1, array[$2], '#195AAB', $3, now(), '{}', '{}', '{}', '[]', 'test', $1, ''${flag ? ', true' : ''})`,
    [slug, genre, publishedAt],
  );

const insertEligible = async () => {
  for (let number = 1; number <= ELIGIBLE; number += 1)
    await insertGame({ slug: `game-${number}`, genre: number <= 3 ? '7' : '1' });
};
const insertIneligible = async () => {
  await insertGame({ slug: 'hidden', flag: 'is_hidden', genre: '7' });
  await insertGame({ slug: 'broken', flag: 'is_broken', genre: '7' });
  await insertGame({ slug: 'download', flag: 'is_download_game', genre: '7' });
  await insertGame({ slug: 'future', genre: '7', publishedAt: '2027-01-01' });
};
/** Leaves a gap of uids so wide that almost every attempt misses. */
const skipUids = () =>
  database.pool.query(`select setval(pg_get_serial_sequence('product.game', 'uid'), 2000000)`);

const drawSlugs = async (count: number, genre?: string) => {
  const drawn = new Map<string, number>();
  const games = await Promise.all(
    Array.from({ length: count }, () => getRandomGame(database.db, genre, NOW)),
  );
  for (const game of games) {
    const slug = game?.slug ?? 'none';
    drawn.set(slug, (drawn.get(slug) ?? 0) + 1);
  }
  return drawn;
};

/** Returns Pearson's chi-squared statistic for equal expected counts. */
const chiSquare = (counts: readonly number[], total: number) => {
  const expected = total / counts.length;
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
};

describe('a random game', () => {
  it.each([
    ['a dense catalog', async () => undefined],
    ['a catalog with a wide gap in its uids', skipUids],
  ])('comes with equal probability from all eligible games of %s', async (_name, makeGap) => {
    await insertIneligible();
    await insertEligible();
    await makeGap();
    // The game with the last uid is ineligible too; it only widens the range of attempts.
    await insertGame({ slug: 'last', flag: 'is_hidden' });
    const draws = 480;
    const drawn = await drawSlugs(draws);
    expect([...drawn.keys()].sort()).toEqual(
      Array.from({ length: ELIGIBLE }, (_, index) => `game-${index + 1}`).sort(),
    );
    // With 11 degrees of freedom, a uniform draw exceeds 45 once in 200,000 runs. Taking the next eligible uid after a
    // random one would favor the game after the ineligible ones fivefold, and give about 330.
    expect(chiSquare([...drawn.values()], draws)).toBeLessThan(45);
  });

  it('belongs to the requested genre', async () => {
    await insertIneligible();
    await insertEligible();
    expect([...(await drawSlugs(60, '7')).keys()].sort()).toEqual(['game-1', 'game-2', 'game-3']);
  });

  it('equals null if no game is eligible', async () => {
    expect(await getRandomGame(database.db, undefined, NOW)).toBeNull();
    await insertIneligible();
    expect(await getRandomGame(database.db, undefined, NOW)).toBeNull();
  });
});

describe('a bonus game', () => {
  const draw = (of: string, at = NOW) => getBonusGame(database.db, { of, every: 'day' }, at);

  it('stays the same for a day, differs between days, and is never the game that it accompanies', async () => {
    await insertIneligible();
    await insertEligible();
    const first = await draw('game-1');
    expect((await draw('game-1'))?.slug).toBe(first?.slug);
    const slugs = new Set<string | undefined>();
    for (let day = 1; day <= 28; day += 1)
      slugs.add((await draw('game-1', new Date(Date.UTC(2026, 10, day, 12))))?.slug);
    expect(slugs.size).toBeGreaterThan(5);
    for (const slug of slugs) expect(slug).toMatch(/^game-(?!1$)\d+$/);
  });

  it('exists even in a catalog with a wide gap in its uids', async () => {
    await skipUids();
    await insertEligible();
    expect((await draw('game-1'))?.slug).toMatch(/^game-(?!1$)\d+$/);
  });

  it('never comes from the dailies', async () => {
    await insertGame({ slug: 'daily', flag: 'is_daily_game' });
    expect(await draw('')).toBeNull();
  });
});
