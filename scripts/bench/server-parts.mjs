/** The site's own database code, bundled for the bench: the same connection and the very query, read from its source. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { root } from '../lib/run.mjs';

const ENTRY = `
export { openDatabase } from '@/server/db/connect';
export { listTop } from '@/server/scores/boards/board';
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

/** A board with as many names as a good evening brings. */
const fillBoard = (pool, game, mode) =>
  pool.query(
    `with players as (
       insert into scores.player (subject, is_guest, display_name)
       select 'bench:' || n, false, 'Player ' || n from generate_series(1, ${PLAYERS}) n
       on conflict (subject) do update set display_name = excluded.display_name
       returning id)
     insert into scores.best (player_id, game, mode, value, achieved_at, is_guest, run_id)
     select id, $1, $2, 60000 + (id * 7919) % 900000, now(), false, gen_random_uuid() from players
     on conflict do nothing`,
    [game, mode],
  );

/** The database of the running site, its board filled, with what the bare servers need to ask the same. */
export const openBoard = async (dataDir, game, mode) => {
  const { openDatabase, listTop, CATALOGUE_CHANNEL } = await loadParts();
  const { pool, close } = await openDatabase({ dataDir, log: silent, applicationName: 'starwick-bench' });
  await fillBoard(pool, game, mode);
  let query;
  const recorder = {
    query: async (statement) => {
      query = statement;
      return { rows: [] };
    },
  };
  const board = {
    game,
    mode: { key: mode, reverse: true },
    levelKey: null,
    period: 'all',
    day: '2026-01-01',
  };
  await listTop(recorder, board, 10, null);
  const { host, port, user, password, database } = pool.options;
  return {
    connection: { host, port, user, password, database },
    query,
    /** Empties every cache of the site, as a change of the catalogue does. */
    announceCatalogueChange: () => pool.query('select pg_notify($1, $2)', [CATALOGUE_CHANNEL, 'bench']),
    close,
  };
};
