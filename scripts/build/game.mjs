/** Builds one game: its script, style, parts, page, artwork, and the standalone document for playing without a network. */
import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'esbuild';
import { QUALITY } from '../lib/compress.mjs';
import { gamePage } from '../lib/game-page.mjs';
import { root } from '../lib/run.mjs';
import {
  browserScript,
  bundle,
  copyFolder,
  describeFile,
  inline,
  SDK_PATH,
  sha256,
  versionOf,
} from './game-files.mjs';

const titleOf = (slug) =>
  slug.replace(/(^|-)(\w)/g, (_, gap, letter) => (gap ? ' ' : '') + letter.toUpperCase());

export const listParts = async (slug) =>
  (await readdir(path.join(root, 'games', slug, 'parts')).catch(() => []))
    .map((file) => path.parse(file).name)
    .sort();

/** Bundles each of `games/<slug>/parts/*.ts`, which only some editions load, into a separate script. */
const buildParts = async (slug, folder, isDev) => {
  const parts = {};
  const inputs = [];
  for (const name of await listParts(slug)) {
    const outfile = path.join(folder, 'parts', `${name}.js`);
    const entry = path.join(root, 'games', slug, 'parts', `${name}.ts`);
    const { metafile } = await build({
      ...browserScript(isDev),
      entryPoints: [entry],
      outfile,
      globalName: 'gamePart',
    });
    inputs.push(...Object.keys(metafile.inputs));
    parts[name] = await describeFile(outfile, { isDev });
  }
  const hashes = Object.values(parts).map((part) => part.sha256);
  return { parts, inputs, version: versionOf(sha256(hashes.join(''))) };
};

/** Writes the game as one document with its fonts (docs/decisions/0012). */
const writeStandalone = async ({ folder, title, fontFiles, sdkFile, isDev }) => {
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
  const file = path.join(folder, 'whole.html');
  await writeFile(file, document);
  // The embedded fonts are already compressed, so Brotli's slow levels gain only 3 %.
  await describeFile(file, { isDev, quality: QUALITY.quick });
  return { file, hashes: { scripts: scripts.map(sha256), styles: [sha256(style)] } };
};

/**
 * Compresses the artwork.
 * @returns the size of the largest of the `shown` files, because a player loads only one of them
 */
const compressArtwork = async (folder, files, shown, isDev) => {
  const sizes = await Promise.all(
    files.map(async (file) => [
      path.relative(folder, file).replaceAll(path.sep, '/'),
      await describeFile(file, { isDev, quality: QUALITY.quick }),
    ]),
  );
  return Math.max(0, ...sizes.filter(([file]) => shown.includes(file)).map(([, { brotli }]) => brotli ?? 0));
};

/**
 * Writes `<outDir>/play/<slug>/`. Sizes are left out of a build for development.
 * @param {string} slug
 * @param {string} outDir
 * @param {{ isDev: boolean, sdk: { sha256: string, brotli?: number }, covers: Record<string, string> }} options
 * `covers`: the drawing of each edition by keyword, relative to the game's folder
 * @returns the unit for the build cache; its result is the game's entry in the manifest
 */
export const buildGame = async (slug, outDir, { isDev, sdk, covers }) => {
  const folder = path.join(outDir, 'play', slug);
  const { parts, version, inputs: partInputs } = await buildParts(slug, folder, isDev);
  const code = await bundle(`${slug}/main.ts`, folder, 'game', {
    isDev,
    define: { PARTS_VERSION: JSON.stringify(version), COVERS: JSON.stringify(covers) },
  });
  const js = await describeFile(path.join(folder, 'game.js'), { isDev });
  const css = await describeFile(path.join(folder, 'game.css'), { isDev });
  const contentVersion = versionOf(sha256(sdk.sha256 + version + js.sha256 + css.sha256));
  const title = titleOf(slug);
  const page = path.join(folder, 'index.html');
  await writeFile(
    page,
    gamePage({
      title,
      fonts: code.fontFiles.map((file) => path.relative(folder, file).replaceAll(path.sep, '/')),
      style: `game.css?v=${versionOf(css.sha256)}`,
      scripts: [`../../${SDK_PATH}?v=${versionOf(sdk.sha256)}`, `game.js?v=${versionOf(js.sha256)}`],
      reload: isDev ? { slug, version: contentVersion } : null,
    }),
  );
  const html = await describeFile(page, { isDev });
  const art = await copyFolder(path.join(root, 'games', slug, 'art'), path.join(folder, 'art'));
  const drawing = await compressArtwork(folder, art.outputs, Object.values(covers), isDev);
  const sdkFile = path.join(outDir, SDK_PATH);
  const { fontFiles } = code;
  const standalone = await writeStandalone({ folder, title, fontFiles, sdkFile, isDev });
  const fonts = await Promise.all(
    fontFiles.map(async (file) => ({ path: path.relative(outDir, file), bytes: (await stat(file)).size })),
  );
  const entry = {
    path: `/play/${slug}/index.html`,
    html,
    js,
    css,
    fonts,
    parts,
    version: contentVersion,
    whole: standalone.hashes,
  };
  const firstLoadBrotli = html.brotli + js.brotli + css.brotli + sdk.brotli;
  const fontBytes = fonts.reduce((sum, font) => sum + font.bytes, 0);
  const partFiles = Object.keys(parts).map((name) => path.join(folder, 'parts', `${name}.js`));
  return {
    inputs: [...new Set([...code.inputs, ...partInputs, ...art.inputs])],
    outputs: [page, standalone.file, ...code.outputs, ...partFiles, ...art.outputs],
    result: isDev
      ? entry
      : { ...entry, firstLoadBrotli, firstLoadWithFonts: firstLoadBrotli + drawing + fontBytes },
  };
};
