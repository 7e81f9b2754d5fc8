/** Compares a cached page and a cached API response with bare Node that serves the same bytes. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { alternate } from '../alternate.mjs';
import { startBareBytes } from '../bare-servers.mjs';
import { measureRate } from '../load.mjs';
import { readResponse } from '../read-response.mjs';
import { createResult } from '../statistics.mjs';

const PATHS = { 'home page': '/', '/api/games/home': '/api/games/home' };
const AGAINST = '`node:http` with the same bytes and headers';
const BROWSER = { 'accept-encoding': 'gzip, deflate, br' };
// Node sets these itself.
const OWN_HEADERS = new Set(['date', 'connection', 'keep-alive', 'transfer-encoding']);

/** Stores responses as the site sent them, for the bare server. */
const writeResponses = async (siteUrl, file) => {
  const responses = {};
  for (const path of Object.values(PATHS)) {
    const { headers, body } = await readResponse(`${siteUrl}${path}`, BROWSER);
    const copied = Object.entries(headers).filter(([name]) => !OWN_HEADERS.has(name));
    responses[path] = { headers: Object.fromEntries(copied), body: body.toString('base64') };
  }
  await writeFile(file, JSON.stringify(responses));
  return file;
};

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
    const bare = await startBareBytes(await writeResponses(site.url, join(folder, 'responses.json')));
    const results = [];
    for (const [name, path] of Object.entries(PATHS)) {
      const measure = (server) => () => measureRate(server, path, { seconds, headers: BROWSER });
      results.push(
        ...resultsOf(name, await alternate({ bare: measure(bare), site: measure(site) }, { rounds })),
      );
    }
    await bare.stop();
    return results;
  },
};
