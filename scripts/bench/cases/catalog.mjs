/** Compares a catalog of 21,700 games with the built-in one. */
import { join } from 'node:path';
import { alternate } from '../alternate.mjs';
import { generateGames } from '../catalog-commands.mjs';
import { withClients } from '../plain-client.mjs';
import { createResult, medianOf } from '../statistics.mjs';

const GAMES = 21_700;
const REQUESTS = { full: 60, short: 20 };
const TERMS = ['sudoku', 'lantern', 'harbour quest', 'amber', 'solitaire', 'silver comet', 'qiet', 'jigsaw'];
const SORTS = ['popular', 'newest', 'title', 'rating'];
const CALLS = {
  search: TERMS.map((term) => `/api/games/search?title=${encodeURIComponent(term)}`),
  listing: SORTS.flatMap((sort) => [0, 3].map((page) => `/api/games/search?sort_by=${sort}&page=${page}`)),
  'random game': ['/api/games/random?tid=0'],
};
const FIRST_SEARCH_PAGE = '/search/lantern';

let requests = 0;

const countGames = async (siteUrl) => {
  const response = await fetch(`${siteUrl}/api/games/search?items_per_page=1`);
  return (await response.json()).pager.total_items;
};

/** Returns the median time of each call; no request hits the response cache. */
const measureCalls = (siteUrl, count) =>
  withClients(siteUrl, 1, async ([client]) => {
    const medians = {};
    for (const [name, paths] of Object.entries(CALLS)) {
      const times = [];
      for (let index = 0; index < count; index += 1) {
        const startedAt = performance.now();
        await client.request({ path: `${paths[index % paths.length]}&bench=${(requests += 1)}` });
        times.push(performance.now() - startedAt);
      }
      medians[name] = medianOf(times);
    }
    return medians;
  });

/** Starts a site, requests its first search page, then measures the calls. */
const measureAfterStart = async (startSite, dataDir, { expected, count }) => {
  const site = await startSite({ dataDir });
  try {
    const startedAt = performance.now();
    const response = await fetch(`${site.url}${FIRST_SEARCH_PAGE}`);
    await response.text();
    const firstSearchPage = performance.now() - startedAt;
    if (!response.ok) throw new Error(`${FIRST_SEARCH_PAGE} responded with ${response.status}.`);
    const found = await countGames(site.url);
    if (found < expected) throw new Error(`The catalog has ${found} games instead of ${expected}.`);
    return { 'first search page after a start': firstSearchPage, ...(await measureCalls(site.url, count)) };
  } finally {
    await site.stop();
  }
};

export const catalog = {
  name: 'catalog',
  title: 'A catalog of 21,700 games',
  description:
    'One client calls the API, nothing of it cached. The site has 21,700 games, of which all but the built-in ones are generated; the reference is the same site with the built-in games only. Each round starts both sites anew.',
  run: async ({ startSite, openDatabase, openSite, siteRoot, dataDir, isShort, rounds }) => {
    const small = await openSite();
    await openDatabase();
    const builtIn = await countGames(small.url);
    // Retains the generated games for the next run.
    const largeDir = join(siteRoot, '.data-bench-large');
    const seeded = await startSite({ dataDir: largeDir });
    await seeded.stop();
    await generateGames({ siteRoot, dataDir: largeDir, count: GAMES - builtIn });
    const count = REQUESTS[isShort ? 'short' : 'full'];
    const samples = await alternate(
      {
        small: () => measureAfterStart(startSite, dataDir, { expected: builtIn, count }),
        large: () => measureAfterStart(startSite, largeDir, { expected: GAMES, count }),
      },
      { rounds, hasWarmUp: false },
    );
    return Object.keys(samples.small[0]).map((name) =>
      createResult({
        name,
        unit: 'ms',
        site: samples.large.map((sample) => sample[name]),
        reference: samples.small.map((sample) => sample[name]),
        against: `${builtIn} games`,
      }),
    );
  },
};
