/** `npm run verify`: checks format, lint rules with the boundaries, types, dead links and language. */
import { ensureDependencies, requireNode } from './lib/dependencies.mjs';
import { say } from './lib/console.mjs';
import { root, run } from './lib/run.mjs';
import { findDeadLinks } from './lib/dead-links.mjs';
import { runAndReport } from './lib/report.mjs';
import { join } from 'node:path';

const bin = (name) => join(root, 'node_modules', ...name);
const node = (...args) => run(process.execPath, args, { quiet: true });

const CHECKS = [
  [
    'format',
    () =>
      node(
        bin(['prettier', 'bin', 'prettier.cjs']),
        '--check',
        '--log-level',
        'warn',
        '--cache',
        '--cache-location',
        join(root, '.build/prettier-cache'),
        '.',
      ),
  ],
  ['lint', () => node(bin(['eslint', 'bin', 'eslint.js']), '--max-warnings', '0', '.')],
  ['types', () => node(bin(['typescript', 'bin', 'tsc']), '--noEmit')],
  [
    'links',
    async () => {
      const dead = await findDeadLinks(root);
      if (dead.length > 0) throw new Error(`Dead links:\n${dead.join('\n')}`);
    },
  ],
  [
    'language',
    async () => {
      // Imported late, because it loads TypeScript, which verify may have to install first.
      const { checkLanguage } = await import('./language-check/check-language.mjs');
      const { faults, notes } = await checkLanguage(root);
      for (const note of notes) say(note);
      if (faults.length > 0) throw new Error(faults.join('\n'));
    },
  ],
];

const check = async ([name, work]) => {
  const startedAt = performance.now();
  try {
    await work();
    say(`✓ ${name} (${((performance.now() - startedAt) / 1000).toFixed(1)} s)`);
    return null;
  } catch (error) {
    say(`✗ ${name}\n${error.message}`);
    return `verify › ${name}`;
  }
};

/** Runs all checks in parallel, and counts them like the tests of a suite. */
export const runVerify = async () => {
  const failures = (await Promise.all(CHECKS.map(check))).filter((failure) => failure !== null);
  return { passed: CHECKS.length - failures.length, failed: failures.length, skipped: 0, failures };
};

if (process.argv[1] === import.meta.filename) {
  requireNode();
  await ensureDependencies();
  await runAndReport(runVerify);
}
