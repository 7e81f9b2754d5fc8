/** Copies the Flash emulator from its package to the folder from which the site serves it. */
import { copyFile, mkdir, readdir } from 'node:fs/promises';
import path from 'node:path';
import { root } from './lib/run.mjs';

const PACKAGE = path.join(root, 'node_modules/@ruffle-rs/ruffle');
// The program, its loaders and its licenses, without the source maps.
const SERVED = /\.(js|wasm)$|^LICENSE/;

/**
 * Writes `<outDir>/scripts/ruffle.js` and the files that it loads next to it.
 * @param {{ outDir: string }} options
 * @returns {Promise<string[]>} the files written
 */
export async function buildEmulator({ outDir }) {
  const folder = path.join(path.resolve(outDir), 'scripts');
  await mkdir(folder, { recursive: true });
  const files = (await readdir(PACKAGE)).filter((name) => SERVED.test(name));
  if (!files.includes('ruffle.js')) throw new Error('The Flash emulator package has no ruffle.js.');
  for (const name of files) await copyFile(path.join(PACKAGE, name), path.join(folder, name));
  return files.map((name) => path.join(folder, name));
}
