/** Measures frame rates with motion in one browser engine. Run by `npm run frames -- --engines`. */
import { defineConfig } from '@playwright/test';
import base from './playwright.config';

const { launchOptions } = base.use ?? {};

export default defineConfig({
  ...base,
  testMatch: '**/e2e/browsers/frames/*.measure.ts',
  outputDir: '../../test-results/frames',
  use: {
    ...base.use,
    contextOptions: {},
    launchOptions: { ...launchOptions, firefoxUserPrefs: {} },
  },
});
