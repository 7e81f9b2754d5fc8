/** Runs the catalog's command-line program on a data folder of the benchmark. */
import { join } from 'node:path';
import { root, run } from '../lib/run.mjs';
import { BLANK_SETTINGS } from '../lib/site-server.mjs';

/**
 * Runs `.build/server/catalog.mjs` quietly.
 * @param {{ siteRoot?: string, dataDir: string, args: string[] }} options
 * @throws with its output when it fails
 */
export const runCatalogCommand = ({ siteRoot = root, dataDir, args }) =>
  run(process.execPath, ['--enable-source-maps', join(siteRoot, '.build/server/catalog.mjs'), ...args], {
    cwd: siteRoot,
    quiet: true,
    env: { ...BLANK_SETTINGS, DATA_DIR: dataDir },
  });

/** Fills the catalog with generated games, the same ones each time; a count of 0 removes them. Notifies a running site. */
export const generateGames = ({ siteRoot, dataDir, count }) =>
  runCatalogCommand({ siteRoot, dataDir, args: ['generate', String(count)] });
