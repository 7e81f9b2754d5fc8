/** Holds a page in its state before hydration. */
import type { Page } from '@playwright/test';

/** Blocks the page's scripts, and returns the function that releases them. */
export const holdScripts = async (page: Page): Promise<() => void> => {
  let releaseScripts = (): void => undefined;
  const gate = new Promise<void>((resolve) => {
    releaseScripts = resolve;
  });
  await page.route('**/_next/static/**/*.js', async (route) => {
    await gate;
    await route.continue();
  });
  return releaseScripts;
};
