/** Runs Playwright's test runner in a separate process. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { root } from './run.mjs';
import { atEnd } from './teardown.mjs';

/**
 * Runs Playwright to its end, with its list of tests on the console.
 * @param {string} config path from the root
 * @param {readonly string[]} args
 * @param {Record<string, string>} env
 */
export const runPlaywright = async (config, args, env) => {
  const child = spawn(
    process.execPath,
    [join(root, 'node_modules/@playwright/test/cli.js'), 'test', '--config', join(root, config), ...args],
    { cwd: root, stdio: ['ignore', 'inherit', 'inherit'], env: { ...process.env, ...env } },
  );
  const ended = new Promise((resolve, reject) => child.once('error', reject).once('close', resolve));
  const end = atEnd(async () => {
    // Playwright closes its browsers only on an interrupt.
    child.kill('SIGINT');
    await ended;
  });
  await ended;
  await end();
};
