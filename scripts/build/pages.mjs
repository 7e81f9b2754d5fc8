/** Builds the pages with Next.js, and compresses the output. */
import { existsSync } from 'node:fs';
import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { compressFolder, QUALITY } from '../lib/compress.mjs';
import { run } from '../lib/run.mjs';
import { at } from './places.mjs';

/** Every file and folder that the pages are built from; a test compares it with what they import. */
export const PAGE_INPUTS = [
  'pages',
  'components',
  'stores',
  'api-clients',
  'lib',
  'styles',
  'server/http/page-routes.ts',
  'server/ssr.ts',
  'server/ssr-account.ts',
  'server/ssr-listing.ts',
  'server/ssr-appearance.ts',
  'server/ssr-purchase.ts',
  'server/ssr-texts.ts',
  'server/site-texts.ts',
  'server/backend.ts',
  'next.config.js',
  'scripts/browser',
];

/** Removes the indentation from the list of pages, which every page loads. */
const minifyManifest = async () => {
  const file = at('.next/static', await readFile(at('.next/BUILD_ID'), 'utf8'), '_buildManifest.js');
  const text = await readFile(file, 'utf8');
  await writeFile(file, text.replace(/\n\s*/g, '').replace(/": /g, '":'));
};

/**
 * Marks the file that every page loads, so that Chromium compiles all of it off the main thread while it downloads.
 * Without the mark, Chromium parses each module again on the main thread when the page first runs it, which takes half
 * of the longest task.
 */
const COMPILE_HINT = '//# allFunctionsCalledOnLoad\n';

const hintSharedScript = async () => {
  const { pages } = JSON.parse(await readFile(at('.next/build-manifest.json'), 'utf8'));
  const shared = pages['/_app'].filter((file) => file.endsWith('.js') && !file.includes('/turbopack-'));
  for (const name of shared) {
    const file = at('.next', name);
    await writeFile(file, COMPILE_HINT + (await readFile(file, 'utf8')));
  }
};

/** Writes `.next`, and retains the static files of the previous build, which cached and open pages still request. */
export const buildPages = async () => {
  if (existsSync(at('.next/static'))) {
    await rm(at('.next-previous'), { recursive: true, force: true });
    await cp(at('.next/static'), at('.next-previous/static'), { recursive: true });
  }
  await run(process.execPath, [at('node_modules/next/dist/bin/next'), 'build'], {
    quiet: true,
    env: { NEXT_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' },
  });
  await minifyManifest();
  await hintSharedScript();
  // The highest level takes a few seconds once, and saves every visitor 2 % of the bytes.
  await compressFolder(at('.next/static'), { quality: QUALITY.smallest });
};
