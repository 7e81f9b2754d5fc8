/** A page as it is painted and not yet alive. */
import type { Page } from '@playwright/test';

/** Keeps back the page's scripts; gives what lets them come. */
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
