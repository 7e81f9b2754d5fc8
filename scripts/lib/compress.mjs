/** Files compressed once, beside themselves, for the static server. */
import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);
const WORTH = /\.(js|mjs|css|html|svg|json|txt|xml|wasm|map|webmanifest)$/;
const SMALLEST = 800;

/** Writes `.br` and `.gz` for each file below the folder that shrinks; `quality` is brotli's, 0 to 11. */
export const compressFolder = async (folder, { quality = 10 } = {}) => {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  const waiting = entries
    .filter((entry) => entry.isFile() && WORTH.test(entry.name))
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name));
  const compress = async (file) => {
    if ((await stat(file)).size < SMALLEST) return;
    const body = await readFile(file);
    const [br, gz] = await Promise.all([
      brotliAsync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }),
      gzipAsync(body, { level: 9 }),
    ]);
    await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
  };
  const worker = async () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) await compress(next);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
};
