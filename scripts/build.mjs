/** Builds what is stale: games, catalogue, pages, server. */
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { step } from './lib/console.mjs';
import { root, run } from './lib/run.mjs';
import { whenStale } from './lib/stamps.mjs';

const BASE = ['package-lock.json', 'tsconfig.json'];
const at = (...parts) => join(root, ...parts);

const artFolders = () => readdirSync(at('games')).map((slug) => `games/${slug}/art`);

const buildGamesStep = async (isDev) => {
  const { buildGames } = await import('./build-games.mjs');
  const { compressFolder } = await import('./lib/compress.mjs');
  await rm(at('.build/games'), { recursive: true, force: true });
  await buildGames({ outDir: at('.build/games'), dev: isDev });
  if (!isDev) await compressFolder(at('.build/games'));
};

const buildOfflineStep = async () => {
  const { buildOffline } = await import('./build-offline.mjs');
  await rm(at('.build/offline'), { recursive: true, force: true });
  await buildOffline({
    outDir: at('.build/offline'),
    gamesFolder: at('.build/games'),
    catalogue: at('.build/catalogue.mjs'),
  });
};

const buildPicturesStep = async () => {
  const { buildPictures } = await import('./build-pictures.mjs');
  await buildPictures({ outDir: at('.build/pictures') });
};

const buildWorkerStep = async (isDev) => {
  const { buildWorker } = await import('./build-worker.mjs');
  const { compressFolder } = await import('./lib/compress.mjs');
  await rm(at('.build/worker'), { recursive: true, force: true });
  await buildWorker({ outDir: at('.build/worker'), dev: isDev });
  if (!isDev) await compressFolder(at('.build/worker'));
};

const buildAdsStep = async (isDev) => {
  const { buildAds } = await import('./build-ads.mjs');
  const { compressFolder } = await import('./lib/compress.mjs');
  await rm(at('.build/ads'), { recursive: true, force: true });
  await buildAds({ outDir: at('.build/ads'), dev: isDev });
  if (!isDev) await compressFolder(at('.build/ads'));
};

// The emulator's program is large: a little less effort there costs a twentieth of its size and saves a minute.
const EMULATOR_QUALITY = 9;

const buildEmulatorStep = async () => {
  const { buildEmulator } = await import('./build-emulator.mjs');
  const { compressFolder } = await import('./lib/compress.mjs');
  await rm(at('.build/emulator'), { recursive: true, force: true });
  await buildEmulator({ outDir: at('.build/emulator') });
  await compressFolder(at('.build/emulator'), { quality: EMULATOR_QUALITY });
};

const buildCatalogue = async () => {
  const { build } = await import('esbuild');
  const outfile = at('.build/catalogue.mjs');
  await build({
    entryPoints: [at('games/catalogue.ts')],
    bundle: true,
    platform: 'node',
    format: 'esm',
    outfile,
    tsconfig: at('tsconfig.json'),
    logLevel: 'warning',
  });
  const { BUILT_IN_GAMES } = await import(`${pathToFileURL(outfile).href}?${Date.now()}`);
  await writeFile(at('.build/catalogue.json'), JSON.stringify(BUILT_IN_GAMES));
};

const buildServer = async () => {
  const { build } = await import('esbuild');
  await build({
    entryPoints: {
      main: at('server/main.ts'),
      catalogue: at('server/catalogue-cli.ts'),
      member: at('server/member-cli.ts'),
      scores: at('server/scores-cli.ts'),
      db: at('server/db-cli.ts'),
      seed: at('server/seed-cli.ts'),
      'proving-thread': at('server/scores/games/proving-thread.ts'),
    },
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    packages: 'external',
    sourcemap: true,
    outdir: at('.build/server'),
    outExtension: { '.js': '.mjs' },
    tsconfig: at('tsconfig.json'),
    logLevel: 'warning',
  });
};

/** Next writes the list of pages, which every page loads, with indents that nobody reads. */
const squeezeManifest = async () => {
  const file = at('.next/static', await readFile(at('.next/BUILD_ID'), 'utf8'), '_buildManifest.js');
  const text = await readFile(file, 'utf8');
  await writeFile(file, text.replace(/\n\s*/g, '').replace(/": /g, '":'));
};

// The last step costs some seconds once and saves every visitor a fiftieth.
const SCRIPT_QUALITY = 11;

const buildPages = async () => {
  const { compressFolder } = await import('./lib/compress.mjs');
  if (existsSync(at('.next/static'))) {
    await rm(at('.next-previous'), { recursive: true, force: true });
    await cp(at('.next/static'), at('.next-previous/static'), { recursive: true });
  }
  await run(process.execPath, [at('node_modules/next/dist/bin/next'), 'build'], {
    quiet: true,
    env: { NEXT_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' },
  });
  await squeezeManifest();
  await compressFolder(at('.next/static'), { quality: SCRIPT_QUALITY });
};

const buildPublic = async () => {
  const { compressFolder } = await import('./lib/compress.mjs');
  await rm(at('.build/public'), { recursive: true, force: true });
  await cp(at('public'), at('.build/public'), { recursive: true });
  await compressFolder(at('.build/public'));
};

const stale = (name, title, inputs, output, work) =>
  whenStale(name, { inputs: [...BASE, ...inputs], output }, () => step(title, work));

/** Builds the programs that run outside the browser, and the list of our own games, where they are stale. */
export const buildPrograms = async () => {
  await mkdir(at('.build'), { recursive: true });
  await stale(
    'catalogue',
    'Listing the catalogue',
    ['games', 'lib'],
    '.build/catalogue.json',
    buildCatalogue,
  );
  await stale(
    'server',
    'Building the server',
    ['server', 'lib', 'games', 'api-clients'],
    '.build/server/main.mjs',
    buildServer,
  );
};

/** What nothing else is made of, and takes long: pictures, the Flash emulator, files as they are. */
const buildFiles = async ({ isDev }) => {
  await stale(
    'pictures',
    'Drawing the pictures of games',
    [...artFolders(), 'scripts/build-pictures.mjs'],
    '.build/pictures',
    buildPicturesStep,
  );
  await stale(
    'emulator',
    'Making the Flash emulator ready',
    ['scripts/build-emulator.mjs', 'node_modules/@ruffle-rs/ruffle/package.json'],
    '.build/emulator',
    buildEmulatorStep,
  );
  if (!isDev) await stale('public', 'Compressing the pictures', ['public'], '.build/public', buildPublic);
};

/** What is made of our own code, one after another: some read what those before have made. */
const buildCode = async ({ isDev }) => {
  const flavour = isDev ? '-dev' : '';
  await stale(
    `games${flavour}`,
    'Building the games',
    ['games', 'lib', 'scripts/build-games.mjs', 'scripts/lib/game-page.mjs'],
    '.build/games',
    () => buildGamesStep(isDev),
  );
  await stale(
    `worker${flavour}`,
    'Building the service worker',
    ['worker', 'lib', 'styles', 'scripts/build-worker.mjs'],
    '.build/worker',
    () => buildWorkerStep(isDev),
  );
  await stale(
    `ads${flavour}`,
    'Building the advertising frame',
    ['ads', 'lib', 'scripts/build-ads.mjs'],
    '.build/ads',
    () => buildAdsStep(isDev),
  );
  await buildPrograms();
  await stale(
    `offline${flavour}`,
    'Packing the download games',
    ['games', 'lib', 'scripts/build-games.mjs', 'scripts/build-offline.mjs'],
    '.build/offline/manifest.json',
    buildOfflineStep,
  );
  if (isDev) return;
  await stale(
    'pages',
    'Building the pages',
    [
      'pages',
      'components',
      'stores',
      'api-clients',
      'lib',
      'styles',
      'server/ssr.ts',
      'server/ssr-listing.ts',
      'server/ssr-look.ts',
      'server/ssr-texts.ts',
      'server/site-texts.ts',
      'server/backend.ts',
      'next.config.js',
      'scripts/browser',
    ],
    '.next/BUILD_ID',
    buildPages,
  );
};

/** Builds every stale step, files beside code; in development the pages are left to Next. */
export const buildSite = async ({ isDev = false } = {}) => {
  await mkdir(at('.build'), { recursive: true });
  await Promise.all([buildFiles({ isDev }), buildCode({ isDev })]);
};

if (process.argv[1] === import.meta.filename) {
  buildSite({ isDev: process.argv.includes('--dev') }).catch((error) => {
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  });
}
