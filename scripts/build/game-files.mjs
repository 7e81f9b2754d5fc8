/** Shared by the bundlers of game code: esbuild's options, measuring, versions, inline elements. */
import { createHash } from 'node:crypto';
import { copyFile, mkdir, readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'esbuild';
import { compressFile } from '../lib/compress.mjs';
import { writeWhole } from '../lib/write-whole.mjs';
import { root } from '../lib/run.mjs';

export const SDK_PATH = 'sdk/v1.js';

/** esbuild's options for a script that runs in a game's frame. */
export const browserScript = (isDev) => ({
  bundle: true,
  absWorkingDir: root,
  format: 'iife',
  platform: 'browser',
  target: ['es2022', 'safari16'],
  minify: !isDev,
  sourcemap: isDev ? 'inline' : false,
  legalComments: 'none',
  logLevel: 'warning',
  charset: 'utf8',
  metafile: true,
  tsconfigRaw: { compilerOptions: { paths: { '@/*': [`${root}/*`] } } },
  alias: { '@/lib': path.join(root, 'lib') },
});

export const sha256 = (data) => createHash('sha256').update(data).digest('base64');

/** Shortens a hash so that it fits a URL and still distinguishes builds. */
export const versionOf = (hash) => hash.replace(/[^A-Za-z0-9]/g, '').slice(0, 10);

/**
 * Compresses a file unless the build is for development, and describes it.
 * @returns {Promise<{ bytes: number, sha256: string, brotli?: number }>} sizes in bytes; `brotli` is what a browser receives
 */
export const describeFile = async (file, { isDev, quality }) => {
  const bytes = await readFile(file);
  const described = { bytes: bytes.length, sha256: sha256(bytes) };
  return isDev ? described : { ...described, brotli: await compressFile(file, { quality }) };
};

/** Bundles one entry of `games/` into `<folder>/<name>.{js,css}`. */
export const bundle = async (entry, folder, name, { isDev, define = {} }) => {
  const { metafile, outputFiles } = await build({
    ...browserScript(isDev),
    define,
    entryPoints: { [name]: path.join(root, 'games', entry) },
    outdir: folder,
    write: false,
    loader: { '.woff2': 'file', '.svg': 'text' },
    // All games share one folder of fonts, named by content, so that a browser fetches each font once.
    assetNames: '../fonts/[name]-[hash]',
  });
  const outputs = outputFiles.map((file) => file.path);
  await Promise.all(outputFiles.map((file) => writeWhole(file.path, file.contents)));
  return {
    inputs: Object.keys(metafile.inputs),
    outputs,
    fontFiles: outputs.filter((file) => file.endsWith('.woff2')),
  };
};

/**
 * Copies the files of a folder.
 * @returns the paths read and written; none if the folder is missing
 */
export const copyFolder = async (from, to) => {
  const entries = await readdir(from, { withFileTypes: true }).catch(() => []);
  const names = entries.filter((entry) => entry.isFile()).map(({ name }) => name);
  if (names.length > 0) await mkdir(to, { recursive: true });
  await Promise.all(names.map((name) => copyFile(path.join(from, name), path.join(to, name))));
  return {
    inputs: names.map((name) => path.join(from, name)),
    outputs: names.map((name) => path.join(to, name)),
  };
};

/**
 * Wraps text in `<style>` or `<script>`.
 * @throws when the text would close the element
 */
export const inline = (tag, text) => {
  if (new RegExp(`</${tag}`, 'i').test(text)) throw new Error(`The text of a <${tag}> contains its end tag.`);
  return `<${tag}>${text}</${tag}>`;
};
