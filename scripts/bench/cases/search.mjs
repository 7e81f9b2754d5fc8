/** Compares suggestions and searches with PostgreSQL's own trigrams on 2,000 generated games. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { alternate } from '../alternate.mjs';
import { startBareSearch } from '../bare-servers.mjs';
import { generateGames } from '../catalog-commands.mjs';
import { createResult } from '../statistics.mjs';
import { generateTerms, measureP99 } from '../terms.mjs';

const GAMES = 2_000;
const TERMS = { full: 400, short: 100 };
const TITLES_PER_PAGE = 100;
const INDEX_MS = 3_000;
// After these requests, both sides have compiled their code and planned their queries.
const WARM_UPS = { full: 3, short: 1 };
const AGAINST = '`word_similarity` of pg_trgm behind `node:http`';
const CALLS = {
  'suggestions, p99': { site: '/api/games/suggestions?q=', bare: '/suggest?q=' },
  'search, p99': { site: '/api/games/search?title=', bare: '/search?q=' },
};

const listTitles = async (siteUrl) => {
  const titles = [];
  for (let page = 0; titles.length < GAMES; page += 1) {
    const query = `items_per_page=${TITLES_PER_PAGE}&page=${page}`;
    const { rows } = await (await fetch(`${siteUrl}/api/games/search?${query}`)).json();
    if (rows.length === 0) break;
    titles.push(...rows.map(({ title }) => title));
  }
  return titles;
};

const compareSearch = async ({ site, bare, rounds, size }) => {
  const titles = await listTitles(site.url);
  let seed = 1;
  const results = [];
  for (const [name, paths] of Object.entries(CALLS)) {
    // Requests each term only once, so that no response comes from a cache.
    const measure = (base, path) => () =>
      measureP99(base, (term) => `${path}${term}`, generateTerms(titles, TERMS[size], (seed += 7919)));
    const sides = { bare: measure(bare.url, paths.bare), site: measure(site.url, paths.site) };
    await alternate(sides, { rounds: WARM_UPS[size], hasWarmUp: false });
    const samples = await alternate(sides, { rounds, hasWarmUp: false });
    results.push(
      createResult({ name, unit: 'ms', site: samples.site, reference: samples.bare, against: AGAINST }),
    );
  }
  return results;
};

export const search = {
  name: 'search',
  title: 'Search in memory and in the database',
  description:
    'Fifty clients search 2,000 generated games for beginnings of titles and misspelled titles; each term is requested once.',
  run: async ({ openSite, openDatabase, siteRoot, dataDir, folder, isShort, rounds }) => {
    const site = await openSite();
    const { connection } = await openDatabase();
    const file = join(folder, 'connection.json');
    await writeFile(file, JSON.stringify(connection));
    const bare = await startBareSearch(file);
    await generateGames({ siteRoot, dataDir, count: GAMES });
    try {
      // The site rebuilds its index after the catalog's notification.
      await wait(INDEX_MS);
      return await compareSearch({ site, bare, rounds, size: isShort ? 'short' : 'full' });
    } finally {
      await generateGames({ siteRoot, dataDir, count: 0 });
      await bare.stop();
    }
  },
};
