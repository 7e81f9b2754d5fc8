/** The project's own TypeScript modules, for a script that runs in Node. */
import { join } from 'node:path';
import { build } from 'esbuild';
import { root } from './run.mjs';

/**
 * Bundles modules into one and reads it.
 * @param {string} contents the export statements
 * @param {string} [from] the folder that their relative paths begin in
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
