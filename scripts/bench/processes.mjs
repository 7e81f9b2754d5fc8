/** What the bench starts, and ends by its own handle: the site on a free port, and the bare servers beside it. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { root } from '../lib/run.mjs';

const START_WITHIN_MS = 60_000;

const freePort = async () => {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address();
  probe.close();
  await once(probe, 'close');
  return port;
};

const stopChild = async (child) => {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
};

/** Starts a Node program that answers on PORT; resolves once `path` answers 200. */
const startServer = async (args, { path, env = {} }) => {
  const port = await freePort();
  let output = '';
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, ...env, NODE_ENV: 'production', PORT: String(port) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const keep = (chunk) => (output = (output + chunk).slice(-4000));
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  const url = `http://127.0.0.1:${port}`;
  const deadline = Date.now() + START_WITHIN_MS;
  for (;;) {
    if (child.exitCode !== null) throw new Error(`${args.join(' ')} ended with ${child.exitCode}\n${output}`);
    const answer = await fetch(`${url}${path}`).catch(() => null);
    await answer?.arrayBuffer();
    if (answer?.ok) return { url, pid: child.pid, stop: () => stopChild(child) };
    if (Date.now() > deadline) {
      await stopChild(child);
      throw new Error(`${args.join(' ')} did not answer in time.\n${output}`);
    }
    await wait(100);
  }
};

/** The built site as `npm start` runs it, on data of its own. */
export const startSite = (dataDir) =>
  startServer(['--enable-source-maps', join(root, '.build/server/main.mjs')], {
    path: '/readyz',
    env: { DATA_DIR: dataDir, DATABASE_URL: '', NEXT_TELEMETRY_DISABLED: '1' },
  });

export const startBareBytes = (answersFile) =>
  startServer([join(root, 'scripts/bench/bare-bytes.mjs'), answersFile], { path: '/ready' });

export const startBareQuery = (queryFile) =>
  startServer([join(root, 'scripts/bench/bare-query.mjs'), queryFile], { path: '/ready' });

export const startBareSearch = (queryFile) =>
  startServer([join(root, 'scripts/bench/bare-search.mjs'), queryFile], { path: '/ready' });

/** Fills the catalogue with made-up games, or takes them out again; tells the running site. */
export const generateGames = async (dataDir, count) => {
  const child = spawn(process.execPath, [join(root, 'scripts/catalogue.mjs'), 'generate', String(count)], {
    cwd: root,
    env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' },
    stdio: 'ignore',
  });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`generate ${count} ended with ${code}`);
};
