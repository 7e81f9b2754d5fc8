/** Runs the journeys in a browser, against a separate site on an empty data folder. */
import { join } from 'node:path';
import { ensureChromium } from './chromium.mjs';
import { say, step } from './console.mjs';
import { removeDataFolder } from './data-folder.mjs';
import { root } from './run.mjs';
import { startSite } from './site-server.mjs';
import { runPlaywright } from './suites.mjs';
import { atEnd } from './teardown.mjs';

const dataDir = join(root, '.data-e2e');

/**
 * Runs the journeys, and prints the site's last lines if one fails.
 * @returns the counts of a suite
 */
export const runJourneys = async (name, { args = [], env = {} } = {}) => {
  const chromium = await ensureChromium();
  await removeDataFolder(dataDir);
  const site = await step('Starting the site', () => startSite({ dataDir }));
  const stop = atEnd(async () => {
    await site.end();
    await removeDataFolder(dataDir);
  });
  const counts = await runPlaywright(name, { chromium, baseUrl: site.url, args, env });
  if (counts.failed > 0) say(site.output().split('\n').slice(-40).join('\n'));
  await stop();
  return counts;
};
