/** Builds the stale parts: games, catalog, pages, server. */
import { cp, mkdir, rm } from 'node:fs/promises';
import { PAGE_INPUTS, buildPages } from './build/pages.mjs';
import { at, built } from './build/places.mjs';
import { buildCatalog, buildServer } from './build/programs.mjs';
import { createFileHashes, openBuildCache } from './lib/build-cache.mjs';
import { step } from './lib/console.mjs';
import { whenStale } from './lib/stamps.mjs';

const openCache = (hashes) => openBuildCache(at('.build/cache'), hashes);

/** Runs a cached unit, and prints a step if the unit has to be built. */
const cachedStep = async (cache, name, title, scripts, work) => {
  const key = await Promise.all(['package-lock.json', 'tsconfig.json', ...scripts].map(cache.hashOf));
  return cache.unit(name, key, () => step(title, work));
};

const bundleStep = (cache, name, title, script, isDev, load) =>
  cachedStep(cache, isDev ? `${name}-dev` : name, title, [script], async () => {
    const { compressFolder } = await import('./lib/compress.mjs');
    const outDir = built(isDev, name);
    await rm(outDir, { recursive: true, force: true });
    const { metafile } = await (await load())({ outDir, dev: isDev });
    if (!isDev) await compressFolder(outDir);
    return { inputs: Object.keys(metafile.inputs), outputs: Object.keys(metafile.outputs) };
  });

/** Builds the service worker, which the site serves at its root. */
const buildWorkerStep = (isDev, cache) =>
  bundleStep(cache, 'worker', 'Building the service worker', 'scripts/build-worker.mjs', isDev, async () => {
    const { buildWorker } = await import('./build-worker.mjs');
    return buildWorker;
  });

/** Builds the script of the ad frame. */
const buildAdsStep = (isDev, cache) =>
  bundleStep(cache, 'ads', 'Building the advertising frame', 'scripts/build-ads.mjs', isDev, async () => {
    const { buildAds } = await import('./build-ads.mjs');
    return buildAds;
  });

/** Builds the games that have changed. @returns their slugs */
const buildGamesStep = async (isDev, hashes) => {
  const { buildGames } = await import('./build-games.mjs');
  const startedAt = performance.now();
  const { built: slugs } = await buildGames({ outDir: built(isDev, 'games'), isDev, hashes });
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  if (slugs.length > 0)
    process.stdout.write(
      `  Building ${slugs.length === 1 ? slugs[0] : `${slugs.length} games`}: ${seconds} s\n`,
    );
  return slugs;
};

/** Builds the programs that run outside the browser, and the list of our own games, if they are stale. */
export const buildPrograms = async (cache = openCache()) => {
  await mkdir(at('.build'), { recursive: true });
  const script = ['scripts/build/programs.mjs'];
  let isServerBuilt = false;
  await cachedStep(cache, 'catalog', 'Listing the catalog', script, async () => {
    isServerBuilt = true;
    return buildCatalog();
  });
  await cachedStep(cache, 'server', 'Building the server', script, async () => {
    isServerBuilt = true;
    return buildServer();
  });
  return { isServerBuilt };
};

/** Packs the download games; runs after the games and the catalog are built. */
const buildOfflineStep = async (isDev, cache) => {
  const scripts = [
    'scripts/build-offline.mjs',
    '.build/catalog.mjs',
    built(isDev, 'games/games-manifest.json'),
  ];
  await cachedStep(
    cache,
    isDev ? 'offline-dev' : 'offline',
    'Packing the download games',
    scripts,
    async () => {
      const { buildOffline } = await import('./build-offline.mjs');
      const outDir = built(isDev, 'offline');
      await rm(outDir, { recursive: true, force: true });
      return buildOffline({
        outDir,
        gamesFolder: built(isDev, 'games'),
        catalog: at('.build/catalog.mjs'),
      });
    },
  );
};

const buildEmulatorStep = async (cache) => {
  await cachedStep(
    cache,
    'emulator',
    'Copying the Flash emulator',
    ['scripts/build-emulator.mjs', 'node_modules/@ruffle-rs/ruffle/package.json'],
    async () => {
      const { buildEmulator } = await import('./build-emulator.mjs');
      await rm(at('.build/emulator'), { recursive: true, force: true });
      return { inputs: [], outputs: await buildEmulator({ outDir: at('.build/emulator') }) };
    },
  );
};

const buildPublicStep = () =>
  whenStale('public', { inputs: ['public'], output: '.build/public' }, () =>
    step('Compressing the public folder', async () => {
      const { compressFolder } = await import('./lib/compress.mjs');
      await rm(at('.build/public'), { recursive: true, force: true });
      await cp(at('public'), at('.build/public'), { recursive: true });
      await compressFolder(at('.build/public'));
    }),
  );

const buildPagesStep = () =>
  whenStale(
    'pages',
    {
      inputs: ['package-lock.json', 'tsconfig.json', 'scripts/build/pages.mjs', ...PAGE_INPUTS],
      output: '.next/BUILD_ID',
    },
    () => step('Building the pages', buildPages),
  );

const buildCode = async (isDev, hashes, onGames = () => {}) => {
  const cache = openCache(hashes);
  const [, { isServerBuilt }] = await Promise.all([
    buildGamesStep(isDev, hashes).then(onGames),
    buildPrograms(cache),
    buildWorkerStep(isDev, cache),
    buildAdsStep(isDev, cache),
  ]);
  hashes.forget(built(isDev, 'games/games-manifest.json'));
  await buildOfflineStep(isDev, cache);
  return { isServerBuilt };
};

/** Builds what the site requires to start. In development, Next.js builds each page when it is requested. */
export const buildForStart = async ({ isDev = false, hashes = createFileHashes() } = {}) => {
  await mkdir(at('.build'), { recursive: true });
  await Promise.all([
    buildCode(isDev, hashes),
    buildEmulatorStep(openCache(hashes)),
    ...(isDev ? [] : [buildPagesStep(), buildPublicStep()]),
  ]);
};

/**
 * Builds what has changed since `buildForStart` for development; the caller has forgotten the hashes of changed files.
 * @param {ReturnType<typeof createFileHashes>} hashes
 * @param {(slugs: string[]) => void} onGames called with the games that were built, as soon as they are
 * @returns {Promise<{ isServerBuilt: boolean }>}
 */
export const buildForChange = (hashes, onGames) => buildCode(true, hashes, onGames);

/** Builds everything, including the parts that a running site does not need at once. */
export const buildSite = async ({ isDev = false } = {}) => {
  const { buildDeferred } = await import('./build-deferred.mjs');
  await buildForStart({ isDev });
  await buildDeferred();
};

if (process.argv[1] === import.meta.filename) {
  buildSite({ isDev: process.argv.includes('--dev') }).catch((error) => {
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  });
}
