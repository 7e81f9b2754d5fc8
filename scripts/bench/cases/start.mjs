/** Measures how long the site takes to start: with `npm start`, and with the server's process alone. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { BLANK_SETTINGS, findFreePort } from '../../lib/site-server.mjs';
import { atEnd } from '../../lib/teardown.mjs';
import { alternate } from '../alternate.mjs';
import { buildBareHello, NEXT_START } from '../bare-next.mjs';
import { copySite, removeCopy } from '../site-copy.mjs';
import { createResult } from '../statistics.mjs';

const POLL_MS = 10;
const WITHIN_MS = 120_000;
const AGAINST = '`next start` of a page that says hello';

const isReady = (url) =>
  fetch(url).then(
    async (response) => {
      await response.arrayBuffer();
      return response.ok;
    },
    () => false,
  );

/**
 * Starts a program that listens on PORT, measures the time until a path responds, and stops the program.
 * @returns {Promise<number>} seconds
 */
const timeStart = async (command, args, { cwd, path, env = {} }) => {
  const port = await findFreePort();
  const startedAt = performance.now();
  const child = spawn(command, args, {
    cwd,
    env: { ...process.env, ...env, NODE_ENV: 'production', PORT: String(port), HOST: '127.0.0.1' },
    stdio: ['ignore', 'pipe', 'pipe'],
    // npm starts the site through a shell, so the signal goes to the whole process group.
    detached: process.platform !== 'win32',
  });
  let output = '';
  const append = (chunk) => (output = (output + chunk).slice(-4000));
  child.stdout.on('data', append);
  child.stderr.on('data', append);
  const ended = once(child, 'close');
  const stop = atEnd(async () => {
    if (child.exitCode === null)
      process.kill(process.platform === 'win32' ? child.pid : -child.pid, 'SIGTERM');
    await ended;
  });
  try {
    while (!(await isReady(`http://127.0.0.1:${port}${path}`))) {
      if (child.exitCode !== null) throw new Error(`${command} ${args.join(' ')} exited:\n${output}`);
      if (performance.now() - startedAt > WITHIN_MS) throw new Error(`${path} is not ready:\n${output}`);
      await wait(POLL_MS);
    }
    return (performance.now() - startedAt) / 1000;
  } finally {
    await stop();
  }
};

export const start = {
  name: 'start',
  title: 'Cold start',
  description:
    'Seconds until `/readyz` responds, in a copy of the built project with data from an earlier start. `npm start` also checks that nothing has to be built; the server process is Node with the built server. The reference is the time until a bare Next.js page responds.',
  run: async ({ siteRoot, folder, rounds }) => {
    const copy = join(folder, 'site-copy');
    await copySite(siteRoot, copy);
    const bare = await buildBareHello();
    const site = { cwd: copy, path: '/readyz', env: { ...BLANK_SETTINGS, DATA_DIR: '' } };
    const byNpm = () => timeStart('npm', ['start', '--silent'], site);
    const server = () =>
      timeStart(process.execPath, ['--enable-source-maps', '.build/server/main.mjs'], site);
    try {
      // The first start creates the database.
      await byNpm();
      const samples = await alternate(
        { bare: () => timeStart(process.execPath, NEXT_START, { cwd: bare, path: '/' }), byNpm, server },
        { rounds, hasWarmUp: false },
      );
      const result = (name, key) =>
        createResult({
          name,
          unit: 's',
          site: samples[key],
          reference: samples.bare,
          against: AGAINST,
        });
      return [result('second `npm start`', 'byNpm'), result('server process', 'server')];
    } finally {
      await removeCopy(copy);
    }
  },
};
