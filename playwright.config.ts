/** Journeys in a real browser against the built site, which a script has started at BASE_URL. */
import { existsSync } from 'node:fs';
import { chromium, defineConfig } from '@playwright/test';
import { testZone } from './e2e/support/today';

const INSTALLED = [
  chromium.executablePath(),
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];
const report = process.env.PLAYWRIGHT_REPORT;

export default defineConfig({
  testDir: 'e2e',
  // e2e/deep runs in `npm run test:deep`, e2e/browsers in `npm run test:browsers`.
  testIgnore: ['**/e2e/browsers/**', ...(process.env.DEEP ? [] : ['deep/**'])],
  outputDir: 'test-results',
  forbidOnly: Boolean(process.env.CI),
  // A second try would hide what goes wrong once in a while.
  retries: 0,
  // Journeys wait for honest times, so four at once, a file each, are faster even on two processors.
  workers: 4,
  fullyParallel: false,
  // Ends a test that hangs. No test depends on how long a busy machine takes.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: report ? [['list'], ['json', { outputFile: report }]] : 'list',
  use: {
    baseURL: process.env.BASE_URL ?? 'http://localhost:3000',
    serviceWorkers: 'block',
    timezoneId: testZone,
    locale: 'en-GB',
    screenshot: 'only-on-failure',
    actionTimeout: 30_000,
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? INSTALLED.find((file) => existsSync(file)),
      // Chromium's own sandbox needs a user other than root.
      args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
    },
  },
});
