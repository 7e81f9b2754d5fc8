/** Builds the files of Flash games: the page that plays them, and the compiled games. */
import { existsSync } from 'node:fs';
import { copyFile, mkdir, readdir, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { QUALITY } from '../lib/compress.mjs';
import { gamePage } from '../lib/game-page.mjs';
import { root } from '../lib/run.mjs';
import { bundle, copyFolder, describeFile, SDK_PATH, sha256, versionOf } from './game-files.mjs';

const fileOf = (slug) => path.join(root, 'games', slug, `${slug}.swf`);

/** Lists the folders of `games/` that contain a compiled Flash game, `games/<slug>/<slug>.swf`. */
export const listFlashGames = async () => {
  const folders = await readdir(path.join(root, 'games'), { withFileTypes: true });
  return folders
    .filter((entry) => entry.isDirectory() && existsSync(fileOf(entry.name)))
    .map(({ name }) => name);
};

/** Maps keywords to drawings, relative to the page that plays Flash games. */
export const flashCovers = (covers, slugs) =>
  Object.fromEntries(
    slugs.flatMap((slug) =>
      Object.entries(covers[slug] ?? {}).map(([keyword, drawing]) => [keyword, `../${slug}/${drawing}`]),
    ),
  );

/** Writes `/play/flash.html`, with its script and style sheet next to it. */
export const buildFlashPage = async (outDir, { isDev, sdk, covers }) => {
  const folder = path.join(outDir, 'play', 'flash');
  const code = await bundle('flash/page.ts', folder, 'flash', {
    isDev,
    define: { COVERS: JSON.stringify(covers) },
  });
  const js = await describeFile(path.join(folder, 'flash.js'), { isDev });
  const css = await describeFile(path.join(folder, 'flash.css'), { isDev });
  const page = path.join(outDir, 'play', 'flash.html');
  const version = versionOf(sha256(sdk.sha256 + js.sha256 + css.sha256));
  await writeFile(
    page,
    gamePage({
      title: 'Flash game',
      fonts: [],
      style: `flash/flash.css?v=${versionOf(css.sha256)}`,
      scripts: [`../${SDK_PATH}?v=${versionOf(sdk.sha256)}`, `flash/flash.js?v=${versionOf(js.sha256)}`],
      reload: isDev ? { slug: 'flash', version } : null,
    }),
  );
  const html = await describeFile(page, { isDev });
  return {
    inputs: code.inputs,
    outputs: [page, ...code.outputs],
    result: { path: '/play/flash.html', version, html, js, css },
  };
};

/** Copies a compiled Flash game and its artwork. */
export const buildFlashGame = async (slug, outDir, { isDev }) => {
  const folder = path.join(outDir, 'play', slug);
  await mkdir(folder, { recursive: true });
  const file = path.join(folder, `${slug}.swf`);
  await copyFile(fileOf(slug), file);
  const art = await copyFolder(path.join(root, 'games', slug, 'art'), path.join(folder, 'art'));
  await Promise.all(art.outputs.map((drawing) => describeFile(drawing, { isDev, quality: QUALITY.quick })));
  return {
    inputs: [fileOf(slug), ...art.inputs],
    outputs: [file, ...art.outputs],
    result: { path: `/play/${slug}/${slug}.swf`, bytes: (await stat(file)).size },
  };
};
