/** Starts the reference servers in separate processes, each on a free port. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { root } from '../lib/run.mjs';
import { findFreePort } from '../lib/site-server.mjs';
import { atEnd } from '../lib/teardown.mjs';
import { readResponse } from './read-response.mjs';

const READY_WITHIN_MS = 60_000;
const POLL_MS = 20;

const isUp = async (url) => {
  const response = await fetch(url).catch(() => null);
  await response?.arrayBuffer();
  return response?.ok ?? false;
};

/**
 * Starts a Node program that listens on PORT, and waits until `path` responds with 200.
 * @param {string[]} args
 * @param {{ path: string, cwd?: string }} options
 * @returns {Promise<{ url: string, pid: number, stop: () => Promise<void> }>}
 * @throws with the program's output when it exits or is not ready in time
 */
export const startServer = async (args, { path, cwd = root }) => {
  const port = await findFreePort();
  let output = '';
  const child = spawn(process.execPath, args, {
    cwd,
    env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1', PORT: String(port) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const append = (chunk) => (output = (output + chunk).slice(-4000));
  child.stdout.on('data', append);
  child.stderr.on('data', append);
  const ended = once(child, 'exit');
  const stop = atEnd(async () => {
    child.kill('SIGTERM');
    await ended;
  });
  const url = `http://127.0.0.1:${port}`;
  const deadline = Date.now() + READY_WITHIN_MS;
  while (!(await isUp(`${url}${path}`))) {
    const hasExited = child.exitCode !== null || child.signalCode !== null;
    if (hasExited || Date.now() > deadline) {
      await stop();
      throw new Error(`${args.join(' ')} ${hasExited ? 'exited' : 'is not ready'}:\n${output}`);
    }
    await wait(POLL_MS);
  }
  return { url, pid: child.pid, stop };
};

/** Headers that a browser sends; they make the site compress its responses. */
export const BROWSER_HEADERS = { 'accept-encoding': 'gzip, deflate, br' };
// Node.js sets these headers itself.
const OWN_HEADERS = new Set(['date', 'connection', 'keep-alive', 'transfer-encoding']);

/**
 * Starts `node:http` that repeats responses of the site, byte for byte.
 * @param {string} siteUrl
 * @param {string[]} paths
 * @param {string} file stores the responses
 */
export const startBareBytes = async (siteUrl, paths, file) => {
  const responses = {};
  for (const path of paths) {
    const { headers, body } = await readResponse(`${siteUrl}${path}`, BROWSER_HEADERS);
    const copied = Object.entries(headers).filter(([name]) => !OWN_HEADERS.has(name));
    responses[path] = { headers: Object.fromEntries(copied), body: body.toString('base64') };
  }
  await writeFile(file, JSON.stringify(responses));
  return startServer([join(root, 'scripts/bench/bare-bytes.mjs'), file], { path: '/ready' });
};

/** Starts `node:http` that searches with PostgreSQL's trigrams. */
export const startBareSearch = (connectionFile) =>
  startServer([join(root, 'scripts/bench/bare-search.mjs'), connectionFile], { path: '/ready' });
