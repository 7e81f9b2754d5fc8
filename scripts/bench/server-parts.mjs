/** The site's own database code, bundled for the bench: the same connection and the very query, read from its source. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { root } from '../lib/run.mjs';

const ENTRY = `
export { openDatabase } from '@/server/db/connect';
export { createBoardIds } from '@/server/scores/boards/board-ids';
export { listTop } from '@/server/scores/boards/list-top';
export { prepareBoards, openBoards, rankRun } from '@/server/scores/boards/rank-run';
export { CATALOGUE_CHANNEL } from '@/server/product/games/seed';
`;
const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };
const PLAYERS = 400;

const loadParts = async () => {
  const outfile = join(root, '.build/bench/server-parts.mjs');
  await build({
    stdin: { contents: ENTRY, resolveDir: root, loader: 'ts' },
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    packages: 'external',
    outfile,
    tsconfig: join(root, 'tsconfig.json'),
    logLevel: 'warning',
  });
  return import(`${pathToFileURL(outfile).href}?${Date.now()}`);
};

/** A board with as many names as a good evening brings; gives its number. */
const fillBoard = async (parts, { pool, db }, game, mode) => {
  const { rows } = await pool.query(
    `insert into scores.player (subject, is_guest, display_name)
     select 'bench:' || n, false, 'Player ' || n from generate_series(1, ${PLAYERS}) n
     on conflict (subject) do update set display_name = excluded.display_name
     returning id`,
  );
  const ids = parts.createBoardIds();
  const now = new Date();
  for (const { id } of rows) {
    const of = { playerId: Number(id), game, mode, levelKey: null, isOnTime: true, isReverse: true };
    await parts.prepareBoards(db, ids, of, now);
    await db.transaction(async (tx) => {
      await parts.openBoards(tx, ids, of, now);
      await parts.rankRun(tx, ids, { ...of, isGuest: false }, 60_000 + ((Number(id) * 7919) % 900_000), now);
    });
  }
  return ids.find(db, { game, mode, period: 'all', key: '' });
};

/** The database of the running site, its board filled, with what the bare servers need to ask the same. */
export const openBoard = async (dataDir, game, mode) => {
  const parts = await loadParts();
  const { openDatabase, listTop, CATALOGUE_CHANNEL } = parts;
  const { pool, db, close } = await openDatabase({ dataDir, log: silent, applicationName: 'starwick-bench' });
  const id = await fillBoard(parts, { pool, db }, game, mode);
  let query;
  const recorder = {
    query: async (statement) => {
      query = statement;
      return { rows: [] };
    },
  };
  await listTop(recorder, { id, isReverse: true }, 10, null);
  const { host, port, user, password, database } = pool.options;
  return {
    connection: { host, port, user, password, database },
    query,
    /** Empties every cache of the site, as a change of the catalogue does. */
    announceCatalogueChange: () => pool.query('select pg_notify($1, $2)', [CATALOGUE_CHANNEL, 'bench']),
    close,
  };
};
