/** Dependencies as the lock file pins them, installed when they are missing or older than it. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { say, step } from './console.mjs';
import { root, run } from './run.mjs';

const OLDEST = [20, 19];

/** Ends with a clear message on a Node that is too old. */
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
    // Not `npm ci`: it refuses a lock that lacks the optional binaries of platforms its writer could not see.
    run('npm', ['install', '--no-save', '--no-audit', '--no-fund', '--include=dev'], { quiet: true }),
  );
  writeFileSync(stamp, hash);
};
