/** The main journeys and the opening of every game in one browser engine. Run by `npm run test:browsers`. */
import { defineConfig, type PlaywrightTestConfig } from '@playwright/test';
import { testZone } from '../support/today';
import { engine } from './support/engine';

const report = process.env.PLAYWRIGHT_REPORT;

const isRoot = process.getuid?.() === 0;

const LAUNCH_OPTIONS: PlaywrightTestConfig['use'] = {
  browserName: engine.name,
  ...(engine.driver === 'moz-firefox' && { channel: 'moz-firefox' }),
  launchOptions: {
    executablePath: engine.executablePath,
    // Chromium's own sandbox needs a user other than root.
    args: engine.name === 'chromium' && isRoot ? ['--no-sandbox'] : [],
    firefoxUserPrefs: { 'ui.prefersReducedMotion': 1 },
  },
};

export default defineConfig({
  testDir: '..',
  testMatch: '**/e2e/browsers/**/*.spec.ts',
  outputDir: `../../test-results/browsers-${engine.name}`,
  forbidOnly: Boolean(process.env.CI),
  // A second try would hide an unstable test, and qualification counts consecutive passes.
  retries: 0,
  // A second browser at the same time would slow down the games that are played against the clock.
  workers: 1,
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: report ? [['list'], ['json', { outputFile: report }]] : 'list',
  use: {
    timezoneId: testZone,
    locale: 'en-GB',
    viewport: { width: 1280, height: 800 },
    actionTimeout: 30_000,
    contextOptions: engine.name === 'firefox' ? {} : { reducedMotion: 'reduce' },
    ...LAUNCH_OPTIONS,
  },
});
