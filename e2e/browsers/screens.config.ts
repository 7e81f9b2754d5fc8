/** Takes screenshots of a player's journey in Chromium. Run by `npm run screens -- --set player`. */
import { defineConfig } from '@playwright/test';
import base from './playwright.config';

export default defineConfig({
  ...base,
  testMatch: '**/e2e/browsers/screens/*.shots.ts',
  outputDir: '../../test-results/screens',
  timeout: 600_000,
});
