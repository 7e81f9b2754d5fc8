/**
 * Tests that readiness requires the search index, and that a change of the catalog replaces the index without an
 * interruption.
 */
import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { BUILT_IN_GAMES } from '@/games/catalog';
import { createPool } from '@/server/db/connect';
import { createReadiness } from '@/server/http/readiness';
import { createLog } from '@/server/platform/log';
import { seedCatalog } from '@/server/product/games/seed';
import { createGameSearch, type GameSearch } from '@/server/product/search';
import { buildIndex } from '@/server/product/search/build-index';
import { createTestDatabase, type TestDatabase } from '../../../support/database';
import { quietLog } from '../../../support/embedded-test-server';
import { makeGames } from './titles';

const NOW = new Date('2026-11-21T12:00:00Z');
const GAMES = BUILT_IN_GAMES.slice(0, 20);
const [FIRST] = GAMES as [(typeof GAMES)[number]];

let database: TestDatabase;
let logged: string[];
let search: GameSearch;
/** Pauses reads of the catalog. */
let gate: { isClosed: boolean; open: () => void; opened: Promise<void> };
let catalogReads: number;
let failNextRead: boolean;

/** Returns a database whose reads of the catalog wait for the gate. */
const createBlockedDb = () =>
  new Proxy(database.db, {
    get: (target, name, receiver) => {
      const value: unknown = Reflect.get(target, name, receiver);
      if (name !== 'execute') return value;
      return async (query: Parameters<NodePgDatabase['execute']>[0]) => {
        catalogReads += 1;
        if (failNextRead) {
          failNextRead = false;
          throw new Error('connection lost');
        }
        const result = await target.execute(query);
        if (gate.isClosed) await gate.opened;
        return result;
      };
    },
  });

const closeGate = () => {
  let open: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => (open = resolve));
  gate = {
    isClosed: true,
    opened,
    open: () => {
      gate.isClosed = false;
      open();
    },
  };
};

beforeEach(async () => {
  database = await createTestDatabase();
  await seedCatalog(database.db, GAMES, NOW);
  logged = [];
  catalogReads = 0;
  failNextRead = false;
  gate = { isClosed: false, open: () => undefined, opened: Promise.resolve() };
  const log = createLog({ level: 'debug', json: true, write: (line) => void logged.push(line) });
  search = createGameSearch(createBlockedDb(), log);
});
afterEach(() => database.drop());

const renameGame = (title: string) =>
  database.pool.query('update product.game set title = $1 where slug = $2', [title, FIRST.slug]);
const isTitleFound = async (term: string) => (await search.find(term, NOW)).uids.length > 0;

describe('readiness', () => {
  it('waits for the search index, and later searches do not read the catalog', async () => {
    const isReady = createReadiness({ pool: database.pool, search });
    closeGate();
    const prepared = search.prepare();
    expect(await isReady()).toBe(false);
    gate.open();
    await prepared;
    expect(await isReady()).toBe(true);
    const reads = catalogReads;
    expect(await isTitleFound(FIRST.title)).toBe(true);
    expect(search.suggestAtOnce(FIRST.title, NOW)).toContain(FIRST.title);
    expect(catalogReads).toBe(reads);
  });

  it('fails when the database rejects writes', async () => {
    await search.prepare();
    await database.pool.query(
      'alter table product.rate_window add constraint rejects check (false) not valid',
    );
    expect(await createReadiness({ pool: database.pool, search })()).toBe(false);
  });

  it('fails when the disk has no space for another file', async () => {
    await search.prepare();
    const isReady = createReadiness({ pool: database.pool, search });
    const { rows } = await database.pool.query<{ name: string }>('select current_database() as name');
    // Simulates a full disk: table rows still fit into the space that the files already have.
    await database.pool.query(`alter database ${rows[0]?.name} set temp_file_limit = '100kB'`);
    const fullPool = createPool({ ...database.config, max: 1 }, quietLog);
    expect(await createReadiness({ pool: fullPool, search })()).toBe(false);
    await fullPool.end();
    expect(await isReady()).toBe(true);
  });

  it('fails when the database is read-only, as a standby is', async () => {
    await search.prepare();
    const standby = createPool(
      { ...database.config, max: 1, options: '-c default_transaction_read_only=on' },
      quietLog,
    );
    expect(await createReadiness({ pool: standby, search })()).toBe(false);
    await standby.end();
  });

  it('requires no search index when another backend searches', async () => {
    expect(await createReadiness({ pool: database.pool, search: null })()).toBe(true);
  });
});

describe('the first build of the index', () => {
  it('rejects when the catalog cannot be read, and succeeds at the next call', async () => {
    failNextRead = true;
    await expect(search.prepare()).rejects.toThrow('connection lost');
    expect(search.isReady()).toBe(false);
    await search.prepare();
    expect(search.isReady()).toBe(true);
  });

  it('causes a second build if the catalog changes in the meantime', async () => {
    closeGate();
    const prepared = search.prepare();
    await vi.waitFor(() => expect(catalogReads).toBe(1));
    await renameGame('Zephyrium');
    search.handleCatalogChange();
    gate.open();
    await prepared;
    await vi.waitFor(async () => expect(await isTitleFound('zephyrium')).toBe(true));
  });
});

describe('a catalog change', () => {
  it('continues to serve the previous index until the next one is built', async () => {
    await search.prepare();
    closeGate();
    await renameGame('Zephyrium');
    search.handleCatalogChange();
    expect(search.isReady()).toBe(true);
    expect(await isTitleFound('zephyrium')).toBe(false);
    expect(await isTitleFound(FIRST.title)).toBe(true);
    gate.open();
    await vi.waitFor(async () => expect(await isTitleFound('zephyrium')).toBe(true));
  });

  it('announces the next index only when searches use it', async () => {
    const results: Promise<boolean>[] = [];
    search.watchRebuilds(() => void results.push(isTitleFound('zephyrium')));
    await search.prepare();
    closeGate();
    await renameGame('Zephyrium');
    search.handleCatalogChange();
    expect(results).toHaveLength(0);
    gate.open();
    await vi.waitFor(() => expect(results).toHaveLength(1));
    expect(await results[0]).toBe(true);
  });

  it('continues to serve the previous index, and logs a warning, if the catalog cannot be read', async () => {
    await search.prepare();
    failNextRead = true;
    search.handleCatalogChange();
    await vi.waitFor(() => expect(logged.join()).toContain('search index rebuild failed'));
    expect(await isTitleFound(FIRST.title)).toBe(true);
  });
});

describe('building the index', () => {
  it('yields to the event loop while it indexes a large catalog', async () => {
    const games = makeGames(5_000);
    let turns = 0;
    let isBuilt = false;
    const built = buildIndex(games).then(() => (isBuilt = true));
    while (!isBuilt) {
      await yieldToEventLoop();
      turns += 1;
    }
    await built;
    // A build without slices would end within the first turn of the event loop.
    expect(turns).toBeGreaterThan(2);
  });
});
