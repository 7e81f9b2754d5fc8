/** Tests seed data: it is reproducible, consistent with the repair code, and removable. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BUILT_IN_GAMES } from '@/games/catalog';
import { seedCatalog } from '@/server/product/games/seed';
import { createGameQueries } from '@/server/product/games/queries';
import { createScoredGames } from '@/server/scored-games';
import { repairPlayers } from '@/server/scores/streaks/repair-players';
import { SEED_PASSWORD } from '@/server/seed/people';
import { removeSeed } from '@/server/seed/remove-seed';
import { type SeedCounts, type SeedOptions, seedDatabase } from '@/server/seed/seed';
import { createTestDatabase, type TestDatabase } from '../../support/database';
import { createTestBrowser, createTestMember, signIn } from '../../support/members';
import { createTestServices } from '../../support/services';
import { expectSortedEntries } from '../../support/sorted-entries';

const NOW = new Date('2026-11-21T12:00:00Z');
const OPTIONS: SeedOptions = { seed: 'test', games: 40, members: 60, days: 30 };

/** Selects entries of frozen days that have no points. */
const UNPAID = `scores.board_entry e join scores.board b on b.id = e.board_id
  where b.frozen_at is not null and e.points is null`;

const createSeeded = async (options = OPTIONS) => {
  const database = await createTestDatabase();
  await seedCatalog(database.db, BUILT_IN_GAMES, NOW);
  return { database, counts: await seedDatabase(database.db, options, NOW) };
};

/** Returns every row of the site's tables as text, without columns that contain the time of writing. */
const readRows = async ({ pool }: Pick<TestDatabase, 'pool'>, without: readonly string[] = []) => {
  const { rows: tables } = await pool.query<{ name: string }>(
    `select schemaname || '.' || tablename as name from pg_tables where schemaname in ('product', 'scores') order by 1`,
  );
  const found: Record<string, string[]> = {};
  for (const { name } of tables.filter(({ name: table }) => !without.includes(table))) {
    const clock = name === 'product.avatar' ? ` - 'created_at'` : '';
    const { rows } = await pool.query<{ row: string }>(
      `select (to_jsonb(t)${clock})::text as row from ${name} t order by 1`,
    );
    found[name] = rows.map(({ row }) => row);
  }
  return found;
};

describe('a seeded database', () => {
  let database: TestDatabase;
  let counts: SeedCounts;
  beforeAll(async () => {
    ({ database, counts } = await createSeeded());
  });
  afterAll(() => database.drop());

  const count = async (from: string): Promise<number> =>
    Number((await database.pool.query<{ count: string }>(`select count(*) from ${from}`)).rows[0]?.count);

  it('contains the requested games and members, with a history for the members', async () => {
    expect(await count(`product.game where source = 'synthetic'`)).toBe(OPTIONS.games);
    expect(await count('product.member')).toBe(OPTIONS.members);
    expect(counts).toMatchObject({ games: OPTIONS.games, members: OPTIONS.members });
    expect(counts.examples).toHaveLength(3);
    for (const table of ['favorite', 'rating', 'friendship', 'comment', 'recent_game'])
      expect(await count(`product.${table}`), table).toBeGreaterThan(0);
    expect(await count('scores.run')).toBe(counts.runs);
    expect(await count(`scores.run where mode = 'daily'`)).toBeGreaterThan(200);
    expect(await count(`scores.run where mode <> 'daily'`)).toBeGreaterThan(0);
    expect(await count('scores.token_entry')).toBeGreaterThan(0);
  });

  it('contains streaks of many lengths, including streaks that freezes have saved', async () => {
    for (const event of ['day', 'earned', 'frozen', 'ended'])
      expect(await count(`scores.streak_entry where event = '${event}'`), event).toBeGreaterThan(0);
  });

  it('contains no run before its member joined, in the future, or of a day that has not opened', async () => {
    expect(
      await count(`scores.run r join scores.player p on p.id = r.player_id
        where r.started_at < p.created_at or r.finished_at > '${NOW.toISOString()}' or r.finished_at <= r.started_at
          or (r.level_key is not null and r.level_key <> (r.started_at at time zone p.zone)::date)`),
    ).toBe(0);
  });

  it('leaves nothing to repair in the ledgers of streaks and tokens', async () => {
    const lines: string[] = [];
    const repaired = await repairPlayers(
      { db: database.db, findGame: createScoredGames(createGameQueries(database.db)).find },
      { isDry: false, now: NOW, writeLine: (line) => void lines.push(line) },
    );
    expect(lines).toEqual([]);
    expect(repaired.players).toBeGreaterThan(40);
    expect(repaired).toMatchObject({ differing: 0, rows: 0 });
  });

  it('has boards whose ranks match their entries, and frozen past days', async () => {
    await expectSortedEntries(database.pool);
    expect(await count('scores.board_change')).toBe(0);
    expect(await count('scores.board where frozen_at is not null')).toBe(counts.frozenDays);
    expect(await count(`scores.board where frozen_at is null and freezes_at <= '${NOW.toISOString()}'`)).toBe(
      0,
    );
    expect(await count(UNPAID)).toBe(0);
    // Every ranked daily must be on the board of its day.
    const ranked = `scores.run where is_ranked and level_key is not null`;
    expect(
      await count(`scores.board_entry e join scores.board b on b.id = e.board_id
        where b.period = 'day' and b.freezes_at is not null`),
    ).toBe(await count(ranked));
  });

  it('includes every rating in the sums of its game', async () => {
    const { rows } = await database.pool.query<{ slug: string }>(
      `select slug from product.game g left join
         (select game_uid, sum(value) as sum, count(*) as count from product.rating group by 1) r on r.game_uid = g.uid
       where g.source = 'built-in' and (g.rating_sum <> coalesce(r.sum, 0) or g.rating_count <> coalesce(r.count, 0))`,
    );
    expect(rows).toEqual([]);
  });
});

describe('seeding twice', () => {
  it('gives the same rows for the same seed, and other members for another seed', async () => {
    const small = { ...OPTIONS, members: 25, games: 10, days: 14 };
    const seeds = [small, small, { ...small, seed: 'other' }];
    const databases: TestDatabase[] = [];
    for (const options of seeds) databases.push((await createSeeded(options)).database);
    const [first, second, other] = await Promise.all(databases.map((database) => readRows(database)));
    expect(second).toEqual(first);
    expect(other?.['product.member']).not.toEqual(first?.['product.member']);
    await Promise.all(databases.map((database) => database.drop()));
  });

  it('replaces the members of the first seed with those of the second', async () => {
    const { database } = await createSeeded({ ...OPTIONS, members: 10, days: 14 });
    await seedDatabase(database.db, { ...OPTIONS, members: 6, games: 12, days: 14 }, NOW);
    const { rows } = await database.pool.query(
      `select (select count(*)::int from product.member) as members, (select count(*)::int from scores.player) as players,
         (select count(*)::int from product.game where source = 'synthetic') as games,
         (select count(*)::int from scores.board_entry where points > 0) as paid, (select count(*)::int from ${UNPAID}) as unpaid`,
    );
    expect(rows[0]).toMatchObject({ members: 6, games: 12, unpaid: 0 });
    expect((rows[0] as { paid: number }).paid).toBeGreaterThan(0);
    expect((rows[0] as { players: number }).players).toBeLessThanOrEqual(6);
    await database.drop();
  });
});

describe('a site with seeded and real members', () => {
  it('lets seeded members sign in, and loses only seeded data when they are removed', async () => {
    const services = await createTestServices({ now: NOW.toISOString() });
    const { database } = services;
    const real = await createTestMember(services, 'Real Member');
    const [game] = (await database.pool.query<{ uid: number }>('select uid from product.game limit 1')).rows;
    await database.pool.query(
      `with m as (select uid from product.member), g as (select ${game?.uid} as uid)
       insert into product.rating (member_uid, game_uid, value, rated_at) select m.uid, g.uid, 4, now() from m, g`,
    );
    await database.pool.query(
      'update product.game set rating_sum = rating_sum + 4, rating_count = rating_count + 1 where uid = $1',
      [game?.uid],
    );
    // Adds an all-time result and its counts to a board that also contains seeded members.
    await database.pool.query(
      `with p as (
        insert into scores.player (subject, is_guest, display_name) values ('member:' || $1, false, 'Real') returning id
      ), b as (
        insert into scores.board (game, mode, period, key, is_reverse) values ('quiet-sudoku', 'daily', 'all', '', true) returning id
      ), c as (
        insert into scores.board_count (board_id, shift, bucket, listed, everybody)
        select b.id, shift, 60000 >> shift, 1, 1 from b, (values (0), (5), (10), (15), (20), (25), (30)) s (shift)
      ) insert into scores.board_entry (player_id, board_id, sort_key, achieved_at, is_guest)
        select p.id, b.id, 60000, now(), false from p, b`,
      [real.uid],
    );
    // Adds a day that froze with only the real member.
    await database.pool.query(`with b as (
        insert into scores.board (game, mode, period, key, is_reverse, freezes_at, frozen_at)
        values ('quiet-sudoku', 'daily', 'day', '2026-11-17', true, '2026-11-18T12:00:00Z', '2026-11-18T12:00:00Z') returning id
      ), c as (
        insert into scores.board_count (board_id, shift, bucket, listed, everybody)
        select b.id, shift, 60000 >> shift, 1, 1 from b, (values (0), (5), (10), (15), (20), (25), (30)) s (shift)
      ) insert into scores.board_entry (player_id, board_id, sort_key, achieved_at, is_guest, points)
        select p.id, b.id, 60000, '2026-11-17T12:00:00Z', false, 100 from scores.player p, b`);
    await services.flushJobs();
    // Boards are permanent, drawings belong to the site, and rate limits and sessions expire on their own.
    const without = [
      'scores.board',
      'product.avatar',
      'product.rate_window',
      'product.rate_budget',
      'product.session',
      'product.known_device',
    ];
    const before = await readRows(database, without);

    const { examples } = await seedDatabase(database.db, OPTIONS, NOW);
    const [name = ''] = examples;
    const browser = await signIn(createTestBrowser(services), name, SEED_PASSWORD);
    expect(browser.name).toBe(name);
    const joined = await database.pool.query(
      `select 1 from scores.board_entry e join scores.board b on b.id = e.board_id and b.key = '2026-11-17' and b.game = 'quiet-sudoku'`,
    );
    expect(joined.rowCount, 'entries of the day that was frozen before').toBe(1);
    await expectSortedEntries(database.pool);

    expect(await removeSeed(database.db, NOW)).toEqual({ members: OPTIONS.members, games: OPTIONS.games });
    expect(await readRows(database, without)).toEqual(before);
    await expectSortedEntries(database.pool);
    await services.drop();
  });
});
