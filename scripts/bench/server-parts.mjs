/** Opens the site's database with the site's own code, so that a benchmark starts the same server, or adopts a running one. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { root } from '../lib/run.mjs';
import { atEnd } from '../lib/teardown.mjs';

const silent = {
  debug: () => undefined,
  info: () => undefined,
  warn: () => undefined,
  error: () => undefined,
};

/**
 * Bundles modules of the server and imports them.
 * @param {{ name: string, entry: string, siteRoot?: string }} options `entry` is the export statements
 */
export const loadServerParts = async ({ name, entry, siteRoot = root }) => {
  const outfile = join(siteRoot, '.build/bench', `${name}.mjs`);
  await build({
    stdin: { contents: entry, resolveDir: siteRoot, loader: 'ts' },
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    packages: 'external',
    outfile,
    tsconfig: join(siteRoot, 'tsconfig.json'),
    logLevel: 'warning',
  });
  return import(`${pathToFileURL(outfile).href}?${Date.now()}`);
};

/**
 * Opens the embedded database of a data folder; the server keeps running until the returned `close`.
 * @param {{ siteRoot?: string, dataDir: string }} options
 */
export const openSiteDatabase = async ({ siteRoot = root, dataDir }) => {
  const { openDatabase } = await loadServerParts({
    name: 'database',
    entry: `export { openDatabase } from '@/server/db/connect';`,
    siteRoot,
  });
  const { pool, close } = await openDatabase({
    dataDir,
    log: silent,
    applicationName: 'starwick-bench',
    projectRoot: siteRoot,
  });
  const { host, port, user, password, database } = pool.options;
  return { pool, connection: { host, port, user, password, database }, close: atEnd(close) };
};
