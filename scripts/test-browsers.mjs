/**
 * `npm run test:browsers [-- <engine>…] [-- --grep <text>] [--qualified | --unqualified] [--record]`: runs the main
 * journeys and the opening of every game in Chromium, Firefox and WebKit (docs/testing-browsers.md).
 */
import { parseArgs } from 'node:util';
import { ENGINE_NAMES } from './lib/browser-engines.mjs';
import { runBrowsers } from './lib/browser-journeys.mjs';
import { ensureDependencies, requireNode } from './lib/dependencies.mjs';
import { runAndReport } from './lib/report.mjs';

const readArguments = () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      grep: { type: 'string', short: 'g' },
      qualified: { type: 'boolean' },
      unqualified: { type: 'boolean' },
      record: { type: 'boolean' },
    },
  });
  const unknown = positionals.find((name) => !ENGINE_NAMES.includes(name));
  if (unknown) throw new Error(`Unknown engine “${unknown}”. Use ${ENGINE_NAMES.join(', ')}.`);
  return { ...values, ...(positionals.length > 0 && { engines: positionals }) };
};

const main = async () => {
  const options = readArguments();
  requireNode();
  await ensureDependencies();
  const { buildSite } = await import('./build.mjs');
  await buildSite();
  return runBrowsers(options);
};

await runAndReport(main);
