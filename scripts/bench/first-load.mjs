/** Script that a browser loads for each route until it is idle, beside a Next page that says hello. */
import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { chromium } from 'playwright';
import { root, run } from '../lib/run.mjs';

const CHROMIUMS = [chromium.executablePath(), '/usr/bin/chromium', '/usr/bin/google-chrome'];
// As scripts/lib/compress.mjs does.
const SMALLEST = 800;
const sentSize = (body) =>
  body.length < SMALLEST
    ? body.length
    : brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } }).length;

const FILES = {
  'package.json': '{ "name": "bare", "private": true, "type": "module" }',
  'next.config.js': `export default {
    turbopack: { root: ${JSON.stringify(root)} },
    outputFileTracingRoot: ${JSON.stringify(root)},
  };`,
  'pages/index.jsx': `export default function Hello() { return <p>Hello</p>; }
export const getServerSideProps = async () => ({ props: {} });`,
};

/** Bytes of a page with nothing on it, as Next builds it by default. */
export const bareNextBytes = async () => {
  const folder = join(root, '.build/bench/bare-next');
  await rm(folder, { recursive: true, force: true });
  await mkdir(join(folder, 'pages'), { recursive: true });
  for (const [name, text] of Object.entries(FILES)) await writeFile(join(folder, name), text);
  await run(process.execPath, [join(root, 'node_modules/next/dist/bin/next'), 'build'], {
    cwd: folder,
    quiet: true,
    env: { NEXT_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' },
  });
  const manifest = JSON.parse(await readFile(join(folder, '.next/build-manifest.json'), 'utf8'));
  const files = new Set([...manifest.pages['/_app'], ...manifest.pages['/'], ...manifest.lowPriorityFiles]);
  let bytes = 0;
  for (const file of files) {
    if (file.endsWith('.js')) bytes += sentSize(await readFile(join(folder, '.next', file)));
  }
  return bytes;
};

/** Bytes of script bodies as sent, by route. */
export const routeBytes = async (siteUrl, routes) => {
  const browser = await chromium.launch({
    executablePath: CHROMIUMS.find((file) => existsSync(file)),
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });
  const found = {};
  try {
    for (const route of routes) {
      const page = await browser.newPage({ serviceWorkers: 'block' });
      const scripts = [];
      page.on('response', (response) => {
        if (response.request().resourceType() === 'script') scripts.push(response.request());
      });
      await page.goto(`${siteUrl}${route}`, { waitUntil: 'networkidle' });
      const sizes = await Promise.all(scripts.map((request) => request.sizes()));
      found[route] = sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
      await page.close();
    }
  } finally {
    await browser.close();
  }
  return found;
};
