/** Compares an uncached home page with `renderToString` of the same tree. */
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { alternate } from '../alternate.mjs';
import { loadRender, readPageProps } from '../bare-render.mjs';
import { readResponse } from '../read-response.mjs';
import { BROWSER_HEADERS } from '../bare-servers.mjs';
import { loadServerParts } from '../server-parts.mjs';
import { createResult, medianOf } from '../statistics.mjs';

const RENDERS = 15;
const NOTICE_MS = 15;

/** Imports the renderer with React's production build; React selects its build when it is first loaded. */
const loadProductionRender = async (options) => {
  const { NODE_ENV } = process.env;
  process.env.NODE_ENV = 'production';
  try {
    return await loadRender(options);
  } finally {
    if (NODE_ENV === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = NODE_ENV;
  }
};

const medianTime = async (count, prepare, work) => {
  const times = [];
  for (let index = 0; index < count; index += 1) {
    await prepare();
    const startedAt = performance.now();
    await work();
    times.push(performance.now() - startedAt);
  }
  return medianOf(times);
};

export const render = {
  name: 'render',
  title: 'Uncached page',
  description:
    'The home page is requested after a change of the catalog has emptied every cache, so the site queries, renders and compresses it. The reference only renders the same tree with the same props.',
  run: async ({ openSite, openDatabase, siteRoot, folder, rounds }) => {
    const site = await openSite();
    const { pool } = await openDatabase();
    const { CATALOG_CHANNEL } = await loadServerParts({
      name: 'catalog-channel',
      entry: `export { CATALOG_CHANNEL } from '@/server/product/games/seed';`,
      siteRoot,
    });
    const emptyCaches = async () => {
      await pool.query('select pg_notify($1, $2)', [CATALOG_CHANNEL, 'bench']);
      await wait(NOTICE_MS);
    };
    const renderHome = await loadProductionRender({ siteRoot, outfile: join(folder, 'home-view.mjs') });
    const props = await readPageProps(site.url, '/');
    if (!renderHome(props).includes('<h1')) throw new Error('The bare render is not the home page.');
    const samples = await alternate(
      {
        bare: () =>
          medianTime(
            RENDERS,
            () => undefined,
            () => renderHome(props),
          ),
        site: () => medianTime(RENDERS, emptyCaches, () => readResponse(`${site.url}/`, BROWSER_HEADERS)),
      },
      { rounds },
    );
    return [
      createResult({
        name: 'home page, not cached',
        unit: 'ms',
        site: samples.site,
        reference: samples.bare,
        against: '`renderToString` alone',
      }),
    ];
  },
};
