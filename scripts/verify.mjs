/** `npm run verify`: format, lint with the boundaries, types, dead links. */
import { ensureDependencies, requireNode } from './lib/dependencies.mjs';
import { say } from './lib/console.mjs';
import { root, run } from './lib/run.mjs';
import { findDeadLinks } from './lib/dead-links.mjs';
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
];

const check = async ([name, work]) => {
  const startedAt = performance.now();
  try {
    await work();
    say(`✓ ${name} (${((performance.now() - startedAt) / 1000).toFixed(1)} s)`);
    return true;
  } catch (error) {
    say(`✗ ${name}\n${error.message}`);
    return false;
  }
};

requireNode();
await ensureDependencies();
const results = await Promise.all(CHECKS.map(check));
const failed = results.filter((ok) => !ok).length;
say(`${results.length - failed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);
