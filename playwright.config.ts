/** Journeys in a real browser against the built site, which a script has started at BASE_URL. */
import { existsSync } from 'node:fs';
import { chromium, defineConfig } from '@playwright/test';

const INSTALLED = [
  chromium.executablePath(),
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  // A second try would hide what goes wrong once in a while.
  retries: 0,
  workers: 1,
  fullyParallel: false,
  reporter: 'list',
  use: {
    baseURL: process.env.BASE_URL ?? 'http://localhost:3000',
    serviceWorkers: 'block',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? INSTALLED.find((file) => existsSync(file)),
      // Chromium's own sandbox needs a user other than root.
      args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
    },
  },
});
