/** Compares a cached page and a cached API response with bare Node that serves the same bytes. */
import { join } from 'node:path';
import { alternate } from '../alternate.mjs';
import { BROWSER_HEADERS, startBareBytes } from '../bare-servers.mjs';
import { measureRate } from '../load.mjs';
import { createResult } from '../statistics.mjs';

const PATHS = { 'home page': '/', '/api/games/home': '/api/games/home' };
const AGAINST = '`node:http` with the same bytes and headers';
const resultsOf = (name, { site, bare }) => {
  const rate = createResult({
    name: `${name}, responses`,
    unit: 'per second',
    better: 'higher',
    against: AGAINST,
    site: site.map(({ perSecond }) => perSecond),
    reference: bare.map(({ perSecond }) => perSecond),
  });
  if ([...site, ...bare].some(({ processorUs }) => processorUs === null)) return [rate];
  const processor = createResult({
    name: `${name}, processor time of a response`,
    unit: 'µs',
    against: AGAINST,
    site: site.map(({ processorUs }) => processorUs),
    reference: bare.map(({ processorUs }) => processorUs),
  });
  return [rate, processor];
};

export const cached = {
  name: 'cached',
  title: 'Cached responses',
  description:
    'Fifty connections request one path for some seconds. The bare server holds the site’s own compressed response in memory.',
  run: async ({ openSite, folder, rounds, seconds }) => {
    const site = await openSite();
    const bare = await startBareBytes(site.url, Object.values(PATHS), join(folder, 'responses.json'));
    const results = [];
    for (const [name, path] of Object.entries(PATHS)) {
      const measure = (server) => () => measureRate(server, path, { seconds, headers: BROWSER_HEADERS });
      results.push(
        ...resultsOf(name, await alternate({ bare: measure(bare), site: measure(site) }, { rounds })),
      );
    }
    await bare.stop();
    return results;
  },
};
