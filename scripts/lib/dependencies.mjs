/** Installs the dependencies that the lock file pins, when they are missing or older than the lock file. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { say, step } from './console.mjs';
import { root, run } from './run.mjs';

const OLDEST = [20, 19];

/** Exits with a clear message when Node.js is too old. */
export const requireNode = () => {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > OLDEST[0] || (major === OLDEST[0] && minor >= OLDEST[1])) return;
  say(`Node.js ${OLDEST.join('.')} or newer is needed; this is ${process.versions.node}.`);
  process.exit(1);
};

export const ensureDependencies = async () => {
  const stamp = join(root, 'node_modules', '.lock-hash');
  const hash = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return;
  await step('Installing the packages', () =>
    // Not `npm ci`, which refuses a lock file that lacks the optional binaries of platforms other than the one that
    // wrote it.
    run('npm', ['install', '--no-save', '--no-audit', '--no-fund', '--include=dev'], { quiet: true }),
  );
  writeFileSync(stamp, hash);
};
