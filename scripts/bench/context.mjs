/** Provides what cases share: the size of the run, the site under test, and its database. */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { removeDataFolder } from '../lib/data-folder.mjs';
import { root } from '../lib/run.mjs';
import { startSite } from '../lib/site-server.mjs';
import { atEnd } from '../lib/teardown.mjs';
import { openSiteDatabase } from './server-parts.mjs';

const once = (create) => {
  let created = null;
  return () => (created ??= create());
};

/**
 * Creates the context that each case receives.
 * @param {object} options
 * @param {string} [options.siteRoot] the built project under test
 * @param {boolean} [options.isShort] whether a case may measure less
 * @param {number} [options.rounds]
 * @param {number} [options.seconds] duration of one load sample
 */
export const createContext = async ({ siteRoot = root, isShort = false, rounds = 5, seconds = 2 } = {}) => {
  const folder = join(siteRoot, '.build/bench');
  const dataDir = join(siteRoot, '.data-bench');
  await mkdir(folder, { recursive: true });
  await removeDataFolder(dataDir);

  /** Starts a separate site on a data folder; several sites may share a folder. */
  const startOwnSite = async (options) => {
    const site = await startSite({ siteRoot, dataDir, ...options });
    return { ...site, stop: atEnd(() => site.end()) };
  };
  const closing = [];
  const openSite = once(async () => {
    const site = await startOwnSite({});
    closing.unshift(site.stop);
    return site;
  });
  const openDatabase = once(async () => {
    await openSite();
    const database = await openSiteDatabase({ siteRoot, dataDir });
    closing.push(database.close);
    return database;
  });
  return {
    siteRoot,
    isShort,
    rounds,
    seconds,
    folder,
    dataDir,
    startSite: startOwnSite,
    /** Starts the shared site on an empty data folder, or returns the started one. */
    openSite,
    /** Connects to the shared site's database, or returns the open connection. */
    openDatabase,
    /** Stops the shared site and removes its data. */
    close: async () => {
      for (const close of closing.splice(0)) await close();
      await removeDataFolder(dataDir);
    },
  };
};
