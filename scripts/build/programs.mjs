/** Bundles the programs that run outside the browser, and the list of our own games. */
import { writeFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { at } from './places.mjs';

const inputsOf = (metafile) => Object.keys(metafile.inputs);

/** esbuild's options for `.build/catalog.mjs`. */
const catalogOptions = () => ({
  entryPoints: [at('games/catalog.ts')],
  bundle: true,
  metafile: true,
  platform: 'node',
  format: 'esm',
  outfile: at('.build/catalog.mjs'),
  tsconfig: at('tsconfig.json'),
  logLevel: 'warning',
});

/** esbuild's options for the programs in `.build/server`. */
export const serverOptions = () => ({
  entryPoints: {
    main: at('server/main.ts'),
    catalog: at('server/catalog-cli.ts'),
    member: at('server/member-cli.ts'),
    scores: at('server/scores-cli.ts'),
    db: at('server/db-cli.ts'),
    seed: at('server/seed-cli.ts'),
    'replay-thread': at('server/scores/games/replay-thread.ts'),
  },
  bundle: true,
  metafile: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  packages: 'external',
  sourcemap: true,
  outdir: at('.build/server'),
  outExtension: { '.js': '.mjs' },
  tsconfig: at('tsconfig.json'),
  logLevel: 'warning',
});

/** Writes `.build/catalog.mjs` and `.build/catalog.json`. */
export const buildCatalog = async () => {
  const options = catalogOptions();
  const { metafile } = await build(options);
  const { BUILT_IN_GAMES } = await import(`${pathToFileURL(options.outfile).href}?${Date.now()}`);
  const list = at('.build/catalog.json');
  await writeFile(list, JSON.stringify(BUILT_IN_GAMES));
  return { inputs: inputsOf(metafile), outputs: [options.outfile, list], result: BUILT_IN_GAMES.length };
};

/** Writes `.build/server/*.mjs`. */
export const buildServer = async () => {
  const { metafile } = await build(serverOptions());
  return { inputs: inputsOf(metafile), outputs: Object.keys(metafile.outputs), result: null };
};
