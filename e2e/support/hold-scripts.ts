/** Holds a page in its state before hydration. */
import type { Page } from '@playwright/test';

/** Blocks the page's scripts, and returns the function that releases them. */
export const holdScripts = async (page: Page): Promise<() => void> => {
  let release = (): void => undefined;
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/_next/static/**/*.js', async (route) => {
    await gate;
    await route.continue();
  });
  return release;
};
