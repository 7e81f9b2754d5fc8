/** Loads the project's own TypeScript modules in a script that runs in Node.js. */
import { join } from 'node:path';
import { build } from 'esbuild';
import { root } from './run.mjs';

/**
 * Bundles modules into one, and imports it.
 * @param {string} contents the export statements
 * @param {string} [from] the folder that their relative paths start from
 */
export const loadModules = async (contents, from = root) => {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: from, loader: 'ts' },
    bundle: true,
    format: 'esm',
    write: false,
    alias: { '@/lib': join(root, 'lib'), '@/games': join(root, 'games') },
  });
  return import(`data:text/javascript;base64,${Buffer.from(outputFiles[0].text).toString('base64')}`);
};
