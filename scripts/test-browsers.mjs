/**
 * `npm run test:browsers [-- <engine>…] [-- --grep <text>] [--qualified | --unqualified] [--record]`: the main journeys and
 * the opening of every game in Chromium, Firefox and WebKit (docs/testing-browsers.md).
 */
import { parseArgs } from 'node:util';
import { ENGINE_NAMES } from './lib/browser-engines.mjs';
import { runBrowsers } from './lib/browser-journeys.mjs';
import { say } from './lib/console.mjs';
import { ensureDependencies, requireNode } from './lib/dependencies.mjs';
import { failureLines } from './lib/suites.mjs';
import { closeAll } from './lib/teardown.mjs';

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

const report = async (counts) => {
  await closeAll();
  for (const line of failureLines(counts)) say(line);
  say(`${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`);
  process.exit(counts.failed > 0 ? 1 : 0);
};

main().then(report, (error) => {
  process.stderr.write(`${error.stack ?? error}\n`);
  return report({ passed: 0, failed: 1, skipped: 0 });
});
