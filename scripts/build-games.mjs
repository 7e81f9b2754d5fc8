/** Bundles every game and the SDK into static files: classic scripts, one style sheet a game, shared fonts. */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'esbuild';
import { gamePage } from './lib/game-page.mjs';
import { loadModules } from './lib/load-modules.mjs';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const SDK_PATH = 'sdk/v1.js';

export const shared = (dev) => ({
  bundle: true,
  absWorkingDir: root,
  format: 'iife',
  platform: 'browser',
  target: ['es2022', 'safari16'],
  minify: !dev,
  sourcemap: dev ? 'inline' : false,
  legalComments: 'none',
  logLevel: 'warning',
  charset: 'utf8',
  tsconfigRaw: { compilerOptions: { paths: { '@/*': [`${root}/*`] } } },
  alias: { '@/lib': path.join(root, 'lib') },
});

async function measure(file) {
  const bytes = await readFile(file);
  const sha256 = createHash('sha256').update(bytes).digest('base64');
  return { bytes: bytes.length, brotli: brotliCompressSync(bytes).length, sha256 };
}

/** Short enough for an address, long enough to tell builds apart. */
const version = ({ sha256 }) => sha256.replace(/[^A-Za-z0-9]/g, '').slice(0, 10);

async function listGames() {
  const folders = await readdir(path.join(root, 'games'), { withFileTypes: true });
  const found = [];
  for (const { name } of folders.filter((entry) => entry.isDirectory()))
    if (await stat(path.join(root, 'games', name, 'main.ts')).catch(() => null))
      if (name !== 'sdk') found.push(name);
  return found.sort();
}

/** Bundles one entry into `<folder>/<name>.{js,css}` and answers with the fonts it uses. */
async function bundle(entry, folder, name, dev, define = {}) {
  const { metafile } = await build({
    ...shared(dev),
    define,
    entryPoints: { [name]: path.join(root, 'games', entry) },
    outdir: folder,
    metafile: true,
    loader: { '.woff2': 'file', '.svg': 'text' },
    // Content in the name, one folder for all games: the same font is fetched once.
    assetNames: '../fonts/[name]-[hash]',
  });
  const outputs = Object.keys(metafile.outputs).map((file) => path.resolve(root, file));
  return outputs.filter((file) => file.endsWith('.woff2'));
}

/** Bundles what only some editions of a game load, `games/<slug>/parts/*.ts`, each into a script of its own. */
async function buildParts(slug, folder, dev) {
  const names = (await readdir(path.join(root, 'games', slug, 'parts')).catch(() => [])).map(
    (file) => path.parse(file).name,
  );
  const parts = {};
  for (const name of names.sort()) {
    const outfile = path.join(folder, 'parts', `${name}.js`);
    const entry = path.join(root, 'games', slug, 'parts', `${name}.ts`);
    await build({ ...shared(dev), entryPoints: [entry], outfile, globalName: 'gamePart' });
    parts[name] = await measure(outfile);
  }
  const all = createHash('sha256').update(
    Object.values(parts)
      .map(({ sha256 }) => sha256)
      .join(),
  );
  return { parts, partsVersion: version({ sha256: all.digest('base64') }) };
}

/** A text inside `<style>` or `<script>` of a document: nothing in it may end its element. */
export function inline(tag, text) {
  if (new RegExp(`</${tag}`, 'i').test(text)) throw new Error(`A ${tag} would end its own element`);
  return `<${tag}>${text}</${tag}>`;
}

/** A game as one document with its fonts, for a frame that is made without a network (docs/decisions/0012). */
async function writeWhole({ folder, title, fontFiles, sdkFile }) {
  const read = (file) => readFile(file, 'utf8');
  let style = await read(path.join(folder, 'game.css'));
  for (const font of fontFiles) {
    const data = `data:font/woff2;base64,${(await readFile(font)).toString('base64')}`;
    style = style.replaceAll(path.relative(folder, font).replaceAll(path.sep, '/'), data);
  }
  const scripts = [await read(sdkFile), await read(path.join(folder, 'game.js'))];
  const document = `<!doctype html>
<html lang="en" data-theme="modern">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">
<title>${title}</title>
${inline('style', style)}
</head>
<body>
<div id="game"></div>
${scripts.map((script) => inline('script', script)).join('\n')}
</body>
</html>
`;
  await writeFile(path.join(folder, 'whole.html'), document);
  const sha256 = (text) => createHash('sha256').update(text).digest('base64');
  return { scripts: scripts.map(sha256), styles: [sha256(style)] };
}

/**
 * The drawing of each edition by game and keyword, upright where there is one, relative to the game's folder.
 * @returns {Promise<Record<string, Record<string, string>>>}
 */
export async function listCovers() {
  const { BUILT_IN_GAMES } = await loadModules("export { BUILT_IN_GAMES } from '@/games/catalogue';");
  const covers = {};
  for (const { keyword, embed, media } of BUILT_IN_GAMES) {
    const folder = /^\/play\/[a-z0-9-]+\//.exec(embed?.src ?? '')?.[0];
    const drawing = media.thumbnailImgTall ?? media.thumbnailImg;
    if (!folder || !drawing?.startsWith(folder)) continue;
    covers[folder.split('/')[2]] = {
      ...covers[folder.split('/')[2]],
      [keyword]: drawing.slice(folder.length),
    };
  }
  return covers;
}

/** Compressed bytes of the largest of them: an edition loads one. */
async function largestDrawing(slug, files) {
  const sizes = await Promise.all(files.map((file) => measure(path.join(root, 'games', slug, file))));
  return Math.max(0, ...sizes.map(({ brotli }) => brotli));
}

async function buildGame(slug, outDir, dev, { sdk, covers }) {
  const folder = path.join(outDir, 'play', slug);
  const { parts, partsVersion } = await buildParts(slug, folder, dev);
  const fontFiles = await bundle(`${slug}/main.ts`, folder, 'game', dev, {
    PARTS_VERSION: JSON.stringify(partsVersion),
    COVERS: JSON.stringify(covers[slug] ?? {}),
  });
  const js = await measure(path.join(folder, 'game.js'));
  const css = await measure(path.join(folder, 'game.css'));
  const title = slug.replace(/(^|-)(\w)/g, (_, gap, letter) => (gap ? ' ' : '') + letter.toUpperCase());
  await writeFile(
    path.join(folder, 'index.html'),
    gamePage({
      title,
      fonts: fontFiles.map((file) => path.relative(folder, file)),
      style: `game.css?v=${version(css)}`,
      scripts: [`../../${SDK_PATH}?v=${version(sdk)}`, `game.js?v=${version(js)}`],
    }),
  );
  const page = await measure(path.join(folder, 'index.html'));
  const drawing = await largestDrawing(slug, Object.values(covers[slug] ?? {}));
  const sdkFile = path.join(outDir, SDK_PATH);
  const whole = await writeWhole({ folder, title, fontFiles, sdkFile });
  const fonts = await Promise.all(
    fontFiles.map(async (file) => ({ path: path.relative(outDir, file), bytes: (await stat(file)).size })),
  );
  return {
    slug,
    html: page,
    js,
    css,
    fonts,
    parts,
    whole,
    firstLoadBrotli: page.brotli + js.brotli + css.brotli + sdk.brotli,
    firstLoadWithFonts:
      page.brotli +
      js.brotli +
      css.brotli +
      sdk.brotli +
      drawing +
      fonts.reduce((sum, font) => sum + font.bytes, 0),
  };
}

/** The drawings of the Flash games, as seen from the page that plays them. */
const flashCovers = (covers) =>
  Object.fromEntries(
    Object.entries(covers)
      .filter(([slug]) => existsSync(path.join(root, 'games', slug, `${slug}.swf`)))
      .flatMap(([slug, drawings]) =>
        Object.entries(drawings).map(([keyword, drawing]) => [keyword, `../${slug}/${drawing}`]),
      ),
  );

/** The page that plays Flash files, `/play/flash.html`, with its script and style beside it. */
async function buildFlashPage(outDir, dev, { sdk, covers }) {
  const folder = path.join(outDir, 'play', 'flash');
  await bundle('flash/page.ts', folder, 'flash', dev, { COVERS: JSON.stringify(flashCovers(covers)) });
  const js = await measure(path.join(folder, 'flash.js'));
  const css = await measure(path.join(folder, 'flash.css'));
  await writeFile(
    path.join(outDir, 'play', 'flash.html'),
    gamePage({
      title: 'Flash game',
      fonts: [],
      style: `flash/flash.css?v=${version(css)}`,
      scripts: [`../${SDK_PATH}?v=${version(sdk)}`, `flash/flash.js?v=${version(js)}`],
    }),
  );
  const page = await measure(path.join(outDir, 'play', 'flash.html'));
  return { path: '/play/flash.html', html: page, js, css };
}

/** A Flash game is a file that stands in its folder, compiled: `games/<slug>/<slug>.swf`. */
async function copyFlashGames(outDir) {
  const games = {};
  const folders = await readdir(path.join(root, 'games'), { withFileTypes: true });
  for (const { name: slug } of folders.filter((entry) => entry.isDirectory())) {
    const from = path.join(root, 'games', slug, `${slug}.swf`);
    const found = await stat(from).catch(() => null);
    if (!found) continue;
    const folder = path.join(outDir, 'play', slug);
    await mkdir(folder, { recursive: true });
    await copyFile(from, path.join(folder, `${slug}.swf`));
    await copyFolder(path.join(root, 'games', slug, 'art'), path.join(folder, 'art'));
    games[slug] = { path: `/play/${slug}/${slug}.swf`, bytes: found.size };
  }
  return games;
}

/**
 * Writes `<outDir>/play/<slug>/{index.html,game.js,game.css,whole.html}`, `<outDir>/play/fonts/*`, `<outDir>/sdk/v1.js` and
 * `<outDir>/games-manifest.json`, and returns the manifest. Paths with `?v=` and fonts may be cached for ever.
 * `only` names the games that are wanted; all, where it is left out.
 * @param {{ outDir: string, dev?: boolean, only?: string[] }} options
 */
export async function buildGames({ outDir, dev = false, only }) {
  const out = path.resolve(outDir);
  await mkdir(path.join(out, 'sdk'), { recursive: true });
  await build({
    ...shared(dev),
    entryPoints: [path.join(root, 'games/sdk/main.ts')],
    outfile: path.join(out, SDK_PATH),
  });
  const sdk = { path: `/${SDK_PATH}`, ...(await measure(path.join(out, SDK_PATH))) };
  await copyFolder(path.join(root, 'games/sdk/example'), path.join(out, 'sdk/example'));
  const covers = await listCovers();
  const games = {};
  for (const slug of only ?? (await listGames())) {
    const { slug: key, ...sizes } = await buildGame(slug, out, dev, { sdk, covers });
    games[key] = { path: `/play/${key}/index.html`, ...sizes };
    await copyFolder(path.join(root, 'games', slug, 'art'), path.join(out, 'play', slug, 'art'));
  }
  const flash = { ...(await buildFlashPage(out, dev, { sdk, covers })), games: await copyFlashGames(out) };
  const manifest = { sdk, games, flash };
  await writeFile(path.join(out, 'games-manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  return manifest;
}

async function copyFolder(from, to) {
  const files = await readdir(from).catch(() => []);
  if (files.length) await mkdir(to, { recursive: true });
  for (const file of files) await copyFile(path.join(from, file), path.join(to, file));
}

/** What an edition with a part of its own loads beyond that, at most. */
function largestPart({ parts }) {
  const sizes = Object.values(parts).map(({ brotli }) => brotli);
  return sizes.length ? `; a part of it up to ${Math.max(...sizes)} B brotli` : '';
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const outDir = process.argv[2] ?? '.build/games';
  const { sdk, games, flash } = await buildGames({ outDir, dev: process.argv.includes('--dev') });
  console.log(`sdk ${sdk.brotli} B brotli`);
  for (const [slug, game] of Object.entries(games))
    console.log(
      `${slug} ${game.firstLoadBrotli} B brotli, ${game.firstLoadWithFonts} B with fonts${largestPart(game)}`,
    );
  console.log(`flash page ${flash.html.brotli + flash.js.brotli + flash.css.brotli + sdk.brotli} B brotli`);
  for (const [slug, game] of Object.entries(flash.games)) console.log(`${slug} ${game.bytes} B as it is`);
}
