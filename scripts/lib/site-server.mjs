/** Runs the built site in a separate process: on a free port, without the caller's settings. */
import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { root } from './run.mjs';

const READY_WITHIN_MS = 120_000;
const ENDED_WITHIN_MS = 30_000;
const MAX_OUTPUT = 40_000;

// Empty settings, so that neither the caller's environment nor a .env file connects a test to a real database.
export const BLANK_SETTINGS = Object.fromEntries(
  [
    'ENVIRONMENT',
    'DATABASE_URL',
    'BASE_URL',
    'TRUST_PROXY',
    'PRODUCT_NAME',
    'PRODUCT_API_URL',
    'SCORES_API_URL',
    'GAMES_ORIGIN',
    'CATALOGUE_HOSTS',
    'FORCED_MODERN_PATHS',
    'FORCED_CLASSIC_PATHS',
    'SMTP_URL',
    'MAIL_FROM',
    'STRIPE_SECRET_KEY',
    'STRIPE_WEBHOOK_SECRET',
    'POSTHOG_KEY',
    'POSTHOG_HOST',
    'GA4_MEASUREMENT_ID',
    'SOCIAL_PIXEL_ID',
    'ADVERTISING',
    'ADS_ORIGIN',
    'RAMP_HOSTS',
    'RAMP_PUBLISHER_ID',
    'RAMP_SITE_ID',
    'METRICS_TOKEN',
  ].map((key) => [key, '']),
);

/**
 * Returns a port that nothing listens on.
 * @returns {Promise<number>}
 */
export const findFreePort = () =>
  new Promise((resolve, reject) => {
    const server = createServer().on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });

/**
 * @typedef {object} SiteOptions
 * @property {string} dataDir
 * @property {number} [port]
 * @property {Record<string, string>} [env]
 * @property {string} [siteRoot] a built copy of the project; by default this one
 */

/**
 * Starts the built site without waiting until it is ready.
 * @param {SiteOptions} options
 * @returns its URL, its output, and functions that end it
 */
export const spawnSite = async ({ dataDir, port, env = {}, siteRoot = root }) => {
  const chosen = port ?? (await findFreePort());
  const child = spawn(process.execPath, ['--enable-source-maps', join(siteRoot, '.build/server/main.mjs')], {
    cwd: siteRoot,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      ...BLANK_SETTINGS,
      NODE_ENV: 'production',
      NEXT_TELEMETRY_DISABLED: '1',
      HOST: '127.0.0.1',
      PORT: String(chosen),
      DATA_DIR: dataDir,
      ...env,
    },
  });
  let output = '';
  const save = (chunk) => {
    output = (output + chunk).slice(-MAX_OUTPUT);
  };
  child.stdout.on('data', save);
  child.stderr.on('data', save);
  /** @type {Promise<{ code: number | null, signal: string | null }>} */
  const ended = new Promise((resolve) => child.once('close', (code, signal) => resolve({ code, signal })));
  return {
    url: `http://127.0.0.1:${chosen}`,
    port: chosen,
    pid: child.pid,
    ended,
    output: () => output,
    /** Stops reading the site's output, as when its launcher is killed. */
    closeOutput: () => {
      child.stdout.destroy();
      child.stderr.destroy();
    },
    /** Ends the site with a signal; resolves with its exit code and signal. */
    end: async (/** @type {NodeJS.Signals} */ signal = 'SIGTERM') => {
      child.kill(signal);
      const timer = setTimeout(() => child.kill('SIGKILL'), ENDED_WITHIN_MS);
      const how = await ended;
      clearTimeout(timer);
      return how;
    },
  };
};

/**
 * Starts the built site and waits until it is ready.
 * @param {SiteOptions} options
 * @throws with its output when it exits before that
 */
export const startSite = async (options) => {
  const site = await spawnSite(options);
  let isOver = false;
  void site.ended.then(() => (isOver = true));
  const deadline = Date.now() + READY_WITHIN_MS;
  for (;;) {
    const isReady = await fetch(`${site.url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return site;
    if (isOver) throw new Error(`The site exited before it was ready:\n${site.output()}`);
    if (Date.now() > deadline) {
      await site.end('SIGKILL');
      throw new Error(`The site was not ready in time:\n${site.output()}`);
    }
    await wait(50);
  }
};
