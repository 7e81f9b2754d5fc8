/** The measured journeys in one browser engine, on the desktop and on a phone. Run by `npm run journeys`. */
import { defineConfig } from '@playwright/test';
import base from './playwright.config';
import { engine } from './support/engine';

const PHONE_VIEWPORT = { width: 375, height: 812 };
/** Playwright's drivers of the other engines do not send touch events. */
const hasTouch = engine.name === 'chromium';

export default defineConfig({
  ...base,
  testMatch: '**/e2e/browsers/journeys/*.journey.ts',
  outputDir: `../../test-results/journeys-${engine.name}`,
  projects: [
    { name: 'desktop', use: { viewport: { width: 1344, height: 900 } } },
    { name: 'phone', use: { viewport: PHONE_VIEWPORT, hasTouch, isMobile: hasTouch } },
  ],
});
