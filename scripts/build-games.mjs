/** Bundles every game and the SDK into static files: classic scripts, one style sheet per game, shared fonts. */
import { mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { listCovers } from './build/covers.mjs';
import { buildFlashGame, buildFlashPage, flashCovers, listFlashGames } from './build/flash.mjs';
import { browserScript, copyFolder, describeFile, SDK_PATH } from './build/game-files.mjs';
import { buildGame, listParts } from './build/game.mjs';
import { openBuildCache } from './lib/build-cache.mjs';
import { forEachInParallel } from './lib/parallel.mjs';
import { root } from './lib/run.mjs';

// esbuild and zlib have their own threads, so a few games at once use all processors.
const GAMES_AT_ONCE = 4;

/** A change to any of these files rebuilds every game. */
const TOOLS = [
  'scripts/build-games.mjs',
  'scripts/build/game-files.mjs',
  'scripts/build/game.mjs',
  'scripts/build/flash.mjs',
  'scripts/lib/compress.mjs',
  'scripts/lib/game-page.mjs',
  'scripts/lib/write-whole.mjs',
  'package-lock.json',
];

const listGames = async () => {
  const folders = await readdir(path.join(root, 'games'), { withFileTypes: true });
  const found = [];
  for (const { name } of folders.filter((entry) => entry.isDirectory() && entry.name !== 'sdk'))
    if (await stat(path.join(root, 'games', name, 'main.ts')).catch(() => null)) found.push(name);
  return found.sort();
};

const namesIn = (folder) => readdir(path.join(root, folder)).catch(() => []);

const buildSdk = async (outDir, isDev) => {
  const outfile = path.join(outDir, SDK_PATH);
  const { metafile } = await build({
    ...browserScript(isDev),
    entryPoints: [path.join(root, 'games/sdk/main.ts')],
    outfile,
  });
  const example = await copyFolder(path.join(root, 'games/sdk/example'), path.join(outDir, 'sdk/example'));
  await Promise.all(example.outputs.map((file) => describeFile(file, { isDev })));
  return {
    inputs: [...Object.keys(metafile.inputs), ...example.inputs],
    outputs: [outfile, ...example.outputs],
    result: { path: `/${SDK_PATH}`, ...(await describeFile(outfile, { isDev })) },
  };
};

/** Removes the folders of games that no longer exist. */
const removeOthers = async (outDir, slugs) => {
  const known = new Set([...slugs, 'flash', 'fonts']);
  const entries = await readdir(path.join(outDir, 'play'), { withFileTypes: true });
  for (const { name } of entries.filter((entry) => entry.isDirectory() && !known.has(entry.name)))
    await rm(path.join(outDir, 'play', name), { recursive: true });
};

/**
 * Writes `<outDir>/play/<slug>/{index.html,game.js,game.css,whole.html}`, `<outDir>/play/fonts/*`, `<outDir>/sdk/v1.js` and
 * `<outDir>/games-manifest.json`, compressed unless `isDev`.
 * Rebuilds only games whose own files, or files that they import, have changed since the last build into `outDir`.
 * Paths with `?v=` and fonts never change their content.
 * @param {{ outDir: string, isDev?: boolean, only?: string[], hashes?: object }} options `only`: the games to build,
 * default all; `hashes`: of `createFileHashes`, where a build before has filled them
 * @returns {Promise<{ manifest: object, built: string[] }>} `built`: the games that had to be built
 */
export const buildGames = async ({ outDir, isDev = false, only, hashes }) => {
  const out = path.resolve(outDir);
  await mkdir(path.join(out, 'play'), { recursive: true });
  const cache = openBuildCache(path.join(out, '.cache'), hashes);
  const tools = await Promise.all(TOOLS.map(cache.hashOf));
  const built = [];
  const unit = async (kind, slug, key, work) =>
    cache.unit(`${kind}-${slug}`, { isDev, tools, ...key }, async () => {
      const unitBuilt = await work();
      built.push(slug);
      return unitBuilt;
    });

  const sdk = await unit('sdk', 'sdk', { example: await namesIn('games/sdk/example') }, () =>
    buildSdk(out, isDev),
  );
  const [covers, slugs, flashSlugs] = await Promise.all([
    listCovers(),
    only ?? listGames(),
    listFlashGames(),
  ]);
  const entries = {};
  await forEachInParallel(slugs, GAMES_AT_ONCE, async (slug) => {
    const ownCovers = covers[slug] ?? {};
    const key = {
      sdk,
      covers: ownCovers,
      parts: await listParts(slug),
      art: await namesIn(`games/${slug}/art`),
    };
    entries[slug] = await unit('game', slug, key, () =>
      buildGame(slug, out, { isDev, sdk, covers: ownCovers }),
    );
  });
  const pageCovers = flashCovers(covers, flashSlugs);
  const page = await unit('flash', 'flash-page', { sdk, covers: pageCovers }, () =>
    buildFlashPage(out, { isDev, sdk, covers: pageCovers }),
  );
  const flashGames = {};
  for (const slug of flashSlugs)
    flashGames[slug] = await unit('flash', slug, { art: await namesIn(`games/${slug}/art`) }, () =>
      buildFlashGame(slug, out, { isDev }),
    );
  if (!only) await removeOthers(out, [...slugs, ...flashSlugs]);
  const games = Object.fromEntries(slugs.map((slug) => [slug, entries[slug]]));
  const manifest = { sdk, games, flash: { ...page, games: flashGames } };
  await writeFile(path.join(out, 'games-manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  return { manifest, built };
};

/** Describes the largest part that an edition loads in addition to the first load. */
const largestPart = ({ parts }) => {
  const sizes = Object.values(parts).map(({ brotli }) => brotli);
  return sizes.length > 0 ? `; largest part ${Math.max(...sizes)} B` : '';
};

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { manifest, built } = await buildGames({ outDir: process.argv[2] ?? '.build/games' });
  const { sdk, games, flash } = manifest;
  console.log(`${built.length} built, sizes with Brotli:\nsdk ${sdk.brotli} B`);
  for (const [slug, game] of Object.entries(games))
    console.log(
      `${slug} ${game.firstLoadBrotli} B, ${game.firstLoadWithFonts} B with fonts${largestPart(game)}`,
    );
  console.log(`flash page ${flash.html.brotli + flash.js.brotli + flash.css.brotli + sdk.brotli} B`);
  for (const [slug, game] of Object.entries(flash.games)) console.log(`${slug} ${game.bytes} B uncompressed`);
}
