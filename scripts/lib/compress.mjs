/** Compresses files once, at build time, next to themselves, for the static server. */
import { readdir, readFile, stat } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { forEachInParallel } from './parallel.mjs';
import { writeWhole } from './write-whole.mjs';

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);
const COMPRESSIBLE = /\.(js|mjs|css|html|svg|json|txt|xml|wasm|map|webmanifest)$/;
const MIN_BYTES = 800;

/**
 * Brotli's levels. Level 11 takes twice as long as 10 and saves 1.5 %. Levels below 10 use a different algorithm,
 * which is 20 times as fast and adds 7 to 12 % more bytes, with hardly a difference between 5 and 9.
 */
export const QUALITY = { smallest: 11, small: 10, quick: 5 };

/**
 * The numbers of direct distance codes that level 11 tries; which of them gives the smaller file depends on the
 * script, by up to 0.2 %.
 */
const DIRECT_CODES = [0, 8];

const compressWithBrotli = async (body, quality) => {
  const attempts = await Promise.all(
    (quality === QUALITY.smallest ? DIRECT_CODES : [0]).map((direct) =>
      brotliAsync(body, {
        params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_NDIRECT]: direct },
      }),
    ),
  );
  return attempts.reduce((least, each) => (each.length < least.length ? each : least));
};

/**
 * Writes `<file>.br` and `<file>.gz` for a file worth compressing.
 * @returns {Promise<number>} the bytes that a browser with Brotli receives
 */
export const compressFile = async (file, { quality = QUALITY.small } = {}) => {
  const { size } = await stat(file);
  if (size < MIN_BYTES || !COMPRESSIBLE.test(file)) return size;
  const body = await readFile(file);
  const [br, gz] = await Promise.all([compressWithBrotli(body, quality), gzipAsync(body, { level: 9 })]);
  await Promise.all([writeWhole(`${file}.br`, br), writeWhole(`${file}.gz`, gz)]);
  return br.length;
};

/** Compresses every file below the folder. */
export const compressFolder = async (folder, options) => {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name));
  await forEachInParallel(files, availableParallelism(), (file) => compressFile(file, options));
};
