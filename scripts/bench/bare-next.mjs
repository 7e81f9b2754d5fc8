/** Builds bare Next.js projects below `.build/bench`, as the reference for the cost of the framework alone. */
import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { root, run } from '../lib/run.mjs';
import { startServer } from './bare-servers.mjs';

const NEXT = join(root, 'node_modules/next/dist/bin/next');
// The same limit as in the site's build.
const SMALLEST_COMPRESSED = 800;
const QUALITY = 11;

const PROJECT = {
  'package.json': '{ "name": "bare", "private": true, "type": "module" }',
  'next.config.js': `export default {
    turbopack: { root: ${JSON.stringify(root)} },
    outputFileTracingRoot: ${JSON.stringify(root)},
  };`,
};

const HELLO_PAGE = `export default function Hello() { return <p>Hello</p>; }
export const getServerSideProps = async () => ({ props: {} });`;

const pendingBuilds = new Map();

const buildProject = async (name, files) => {
  const folder = join(root, '.build/bench', name);
  await rm(folder, { recursive: true, force: true });
  for (const [path, content] of Object.entries({ ...PROJECT, ...files })) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), content);
  }
  await run(process.execPath, [NEXT, 'build'], {
    cwd: folder,
    quiet: true,
    env: { NEXT_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' },
  });
  return folder;
};

/**
 * Builds a project, once in this process.
 * @param {string} name names its folder
 * @param {Record<string, string | Buffer>} files by their path in the project
 * @returns {Promise<string>} its folder
 */
export const buildBareNext = (name, files) => {
  if (!pendingBuilds.has(name)) pendingBuilds.set(name, buildProject(name, files));
  return pendingBuilds.get(name);
};

/** Builds a project whose only page says hello. */
export const buildBareHello = () => buildBareNext('bare-hello', { 'pages/index.jsx': HELLO_PAGE });

/** The arguments with which Node serves a built project on PORT. */
export const NEXT_START = [NEXT, 'start'];

/** Serves a built project with `next start`. */
export const startBareNext = (folder) => startServer(NEXT_START, { path: '/', cwd: folder });

const sentBytes = (body) =>
  body.length < SMALLEST_COMPRESSED
    ? body.length
    : brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } }).length;

/** Returns the bytes of script that a built project's home page loads, compressed as the site's build does. */
export const scriptBytesOf = async (folder) => {
  const manifest = JSON.parse(await readFile(join(folder, '.next/build-manifest.json'), 'utf8'));
  const files = new Set([...manifest.pages['/_app'], ...manifest.pages['/'], ...manifest.lowPriorityFiles]);
  let bytes = 0;
  for (const file of files) {
    const path = join(folder, '.next', file);
    if (file.endsWith('.js') && existsSync(path)) bytes += sentBytes(await readFile(path));
  }
  return bytes;
};
