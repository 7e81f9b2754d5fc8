/** Keeps a page in the state before hydration. */
import type { Page } from '@playwright/test';

/** Holds the page's scripts back; returns the function that releases them. */
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
