/** Finds the browsers of `npm run test:browsers`: Playwright's own builds, or Debian's packages. */
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { installPackages } from './apt.mjs';
import { ensureChromium } from './chromium.mjs';
import { step } from './console.mjs';

export const ENGINE_NAMES = ['chromium', 'firefox', 'webkit'];

/**
 * @typedef {{ name: string, driver: 'playwright' | 'moz-firefox' | 'webkit-gtk', executablePath: string }} Engine
 * @typedef {{ name: string, missing: string }} MissingEngine
 */

const findInPath = (name) =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find((file) => existsSync(file));

const findPlaywrightBuild = async (name) => {
  const browsers = await import('playwright');
  const executablePath = browsers[name].executablePath();
  return existsSync(executablePath) ? { name, driver: 'playwright', executablePath } : null;
};

const findFirefox = () => {
  const executablePath = findInPath('firefox-esr') ?? findInPath('firefox');
  return executablePath ? { name: 'firefox', driver: 'moz-firefox', executablePath } : null;
};

const LIBRARIES = '/usr/lib';

/** MiniBrowser is in the library folder of the machine's architecture. */
const findMiniBrowser = () => {
  if (!existsSync(LIBRARIES)) return undefined;
  return readdirSync(LIBRARIES)
    .map((folder) => join(LIBRARIES, folder, 'webkit2gtk-4.1/MiniBrowser'))
    .find((file) => existsSync(file));
};

const findWebKit = () => {
  const executablePath = findMiniBrowser();
  const hasTools = findInPath('WebKitWebDriver') && findInPath('Xvfb');
  return executablePath && hasTools ? { name: 'webkit', driver: 'webkit-gtk', executablePath } : null;
};

const SYSTEM = {
  firefox: { find: findFirefox, packages: ['firefox-esr'] },
  webkit: { find: findWebKit, packages: ['webkit2gtk-driver', 'xvfb'] },
};

const installInCi = async (name) => {
  const { find, packages } = SYSTEM[name];
  if (!process.env.CI || process.getuid?.() !== 0) return null;
  await step(`Installing ${packages.join(' and ')}`, () => installPackages(...packages));
  return find();
};

const findChromium = async () => {
  try {
    return { name: 'chromium', driver: 'playwright', executablePath: await ensureChromium() };
  } catch (error) {
    return { name: 'chromium', missing: error.message };
  }
};

/**
 * Finds a browser of an engine. In continuous integration on Debian it is installed when it is missing.
 * @param {string} name
 * @returns {Promise<Engine | MissingEngine>}
 */
export const findEngine = async (name) => {
  if (name === 'chromium') return findChromium();
  const { find, packages } = SYSTEM[name];
  const engine = (await findPlaywrightBuild(name)) ?? find() ?? (await installInCi(name));
  const hint = `run \`npx playwright install ${name}\` or \`apt-get install ${packages.join(' ')}\``;
  return engine ?? { name, missing: `not installed: ${hint}` };
};
