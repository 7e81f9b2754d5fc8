/** Finds a Chromium to test with: an installed one, Playwright's own download, or Debian's package. */
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { installPackages } from './apt.mjs';
import { say, step } from './console.mjs';
import { root } from './run.mjs';
import { succeeds } from './succeeds.mjs';

const DOWNLOAD_WITHIN_MS = 240_000;

// Prefers the headless shell, as Playwright does, because it halves the work on a small machine.
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'microsoft-edge',
];
const USUAL_PLACES = {
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  ],
  win32: ['ProgramFiles', 'ProgramFiles(x86)', 'LOCALAPPDATA']
    .map((name) => process.env[name])
    .filter(Boolean)
    .flatMap((folder) => [
      join(folder, 'Google/Chrome/Application/chrome.exe'),
      join(folder, 'Chromium/Application/chrome.exe'),
      join(folder, 'Microsoft/Edge/Application/msedge.exe'),
    ]),
};

/** Returns whether a browser exists and can run; some are stubs that only explain how to install one, and some lack libraries. */
const canRun = async (file) =>
  existsSync(file) &&
  (process.platform === 'win32' || (await succeeds(file, ['--version'], { timeout: 30_000 })));

const listCandidates = () => [
  ...(process.env.PATH ?? '').split(delimiter).flatMap((folder) => NAMES.map((name) => join(folder, name))),
  ...(USUAL_PLACES[process.platform] ?? []),
];

const findInstalled = async () => {
  for (const file of listCandidates()) if (await canRun(file)) return file;
  return null;
};

const ownChromium = async () => {
  const { chromium } = await import('playwright');
  const file = chromium.executablePath();
  return (await canRun(file)) ? file : null;
};

const downloadChromium = async () => {
  await succeeds(process.execPath, [join(root, 'node_modules/playwright/cli.js'), 'install', 'chromium'], {
    timeout: DOWNLOAD_WITHIN_MS,
    env: { PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '15000', ...process.env },
  });
  return ownChromium();
};

const installPackage = async () => {
  const installWithFonts = (name) => installPackages(name, 'fonts-liberation');
  if (!(await installWithFonts('chromium-headless-shell'))) await installWithFonts('chromium');
  return findInstalled();
};

const findOrFetch = async () => {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (await canRun(named)) return named;
    throw new Error(`CHROMIUM_PATH is ${named}, which cannot be started.`);
  }
  const present = (await findInstalled()) ?? (await ownChromium());
  if (present) return present;
  const found =
    (await step('Downloading a Chromium', downloadChromium)) ??
    (process.platform === 'linux' ? await step('Installing the system’s Chromium', installPackage) : null);
  if (!found)
    throw new Error('Chromium could not be installed. Install it, or set its path: CHROMIUM_PATH=… npm test');
  say(`  ${found}`);
  return found;
};

let sought;
/**
 * Returns the path of a Chromium that runs here; searches only once.
 * @throws an error that says what to do when none is available
 */
export const ensureChromium = () => (sought ??= findOrFetch());
