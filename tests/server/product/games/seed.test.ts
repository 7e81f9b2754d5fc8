/**
 * Tests the built-in catalog at startup and imports: which rows are locked, and which decisions of administrators are
 * preserved.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eq } from 'drizzle-orm';
import { BUILT_IN_GAMES } from '@/games/catalog';
import { game } from '@/server/db/schema/product';
import { exportGames } from '@/server/product/catalog/export-games';
import { starwickFeed } from '@/server/product/catalog/feeds/starwick';
import { importFeed } from '@/server/product/catalog/import-feed';
import { seedCatalog } from '@/server/product/games/seed';
import { formatJsonArray, createFeedFolder, FEED_HOSTS, starwickRecord } from '../../../support/feed-files';
import { createTestMember, type TestMember } from '../../../support/members';
import { waitUntilBlocked } from '../../../support/ordered-transactions';
import { createTestServices, type TestServices } from '../../../support/services';

const NOW = new Date('2026-11-21T12:00:00Z');
let services: TestServices;
let files: Awaited<ReturnType<typeof createFeedFolder>>;
let admin: TestMember;
beforeAll(async () => {
  services = await createTestServices();
  files = await createFeedFolder();
  admin = await createTestMember(services, 'Admin', { roles: ['administrator'] });
});
afterAll(async () => {
  await files.remove();
  await services.drop();
});

const db = () => services.database.db;
const rowOf = async (where: Parameters<typeof eq>[1] & string, column: 'slug' | 'sourceKey' = 'slug') => {
  const [row] = await db().select().from(game).where(eq(game[column], where));
  if (!row) throw new Error(`There is no game ${where}.`);
  return row;
};
const setNotForMobile = async (nid: number, isSet: boolean): Promise<void> => {
  const path = isSet ? '/sw/api/flag/node' : '/sw/api/unflag/node';
  const { status } = await admin.request('POST', path, { nid: String(nid), flag_id: 'not_for_mobile' });
  expect(status).toBe(200);
};
const createReleasedRecord = (title: string) =>
  BUILT_IN_GAMES.map((record) => (record.slug === 'quiet-sudoku' ? { ...record, title } : record));
const importRecords = async (records: readonly unknown[]): Promise<void> => {
  await importFeed({
    db: db(),
    feed: starwickFeed,
    file: await files.write(formatJsonArray(records)),
    hosts: FEED_HOSTS,
    clock: { now: () => NOW },
    onRefusal: (refusal) => expect(refusal).toBeUndefined(),
  });
};

describe('seeding the built-in catalog', () => {
  it('waits for no lock on a game that has not changed', async () => {
    const other = await services.database.pool.connect();
    try {
      await other.query('begin');
      await other.query(`select 1 from product.game where slug <> 'quiet-sudoku' for update`);
      expect(await seedCatalog(db(), createReleasedRecord('Calm Sudoku'), NOW)).toBe(1);
    } finally {
      await other.query('rollback');
      other.release();
    }
    expect((await rowOf('quiet-sudoku')).title).toBe('Calm Sudoku');
  });

  it('leaves all rows unwritten and unlocked when nothing has changed', async () => {
    const readVersions = async () =>
      (await services.database.pool.query('select uid, xmin, xmax from product.game order by uid')).rows;
    await seedCatalog(db(), BUILT_IN_GAMES, NOW);
    const before = await readVersions();
    expect(before.length).toBeGreaterThanOrEqual(BUILT_IN_GAMES.length);
    expect(await seedCatalog(db(), BUILT_IN_GAMES, NOW)).toBe(0);
    expect(await readVersions()).toEqual(before);
  });

  it('writes a changed game once when two processes seed the same release at the same time', async () => {
    const records = createReleasedRecord('Same release');
    const other = await services.database.pool.connect();
    await other.query('begin');
    await other.query(`select 1 from product.game where slug = 'quiet-sudoku' for update`);
    const processes = Promise.all([seedCatalog(db(), records, NOW), seedCatalog(db(), records, NOW)]);
    try {
      await waitUntilBlocked(services.database, 2, processes);
    } finally {
      await other.query('rollback');
      other.release();
    }
    expect((await processes).toSorted((a, b) => a - b)).toEqual([0, 1]);
  });

  it('does not overwrite an imported game that has the slug of a built-in game', async () => {
    const { uid, source } = await rowOf('quiet-sudoku');
    await db().update(game).set({ source: 'a-feed', title: 'An import' }).where(eq(game.uid, uid));
    expect(await seedCatalog(db(), createReleasedRecord('A release'), NOW)).toBe(0);
    expect(await rowOf('quiet-sudoku')).toMatchObject({ source: 'a-feed', title: 'An import' });
    await db().update(game).set({ source }).where(eq(game.uid, uid));
  });

  it('preserves an administrator’s not_for_mobile flag, and its removal', async () => {
    const { uid, isMobile } = await rowOf('quiet-sudoku');
    expect(isMobile).toBe(true);
    await setNotForMobile(uid, true);
    expect(await seedCatalog(db(), createReleasedRecord('First release'), NOW)).toBe(1);
    expect(await rowOf('quiet-sudoku')).toMatchObject({ title: 'First release', isMobile: false });
    await setNotForMobile(uid, false);
    expect(await seedCatalog(db(), createReleasedRecord('Second release'), NOW)).toBe(1);
    expect(await rowOf('quiet-sudoku')).toMatchObject({ title: 'Second release', isMobile: true });
  });
});

describe('importing a feed', () => {
  const embed = {
    src: '/play/quiet-sudoku/index.html',
    width: 800,
    height: 600,
    supportsMobile: { landscape: true, portrait: true },
  };
  const record = (title: string) => starwickRecord('one', { title, embed });
  const find = () => rowOf('one', 'sourceKey');

  it('preserves an administrator’s not_for_mobile flag, and exports it', async () => {
    await importRecords([record('A title')]);
    const before = await find();
    expect(before.isMobile).toBe(true);
    await setNotForMobile(before.uid, true);
    await importRecords([record('A new title')]);
    expect(await find()).toMatchObject({ title: 'A new title', isMobile: false });

    const exported: unknown[] = [];
    for await (const each of exportGames(db(), before.source)) exported.push(each);
    await db().delete(game).where(eq(game.uid, before.uid));
    await importRecords(exported);
    expect(await find()).toMatchObject({ title: 'A new title', isMobile: false, mobileOverride: false });
  });
});
