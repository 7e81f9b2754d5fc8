/** Runs the example of the SDK alone and in the player's frame. */
import type { Route } from '@playwright/test';
import { openSession, registerMember } from './support/member';
import { expect, test } from './support/test';

const REQUIRED_TAPS = 10;

test('plays the example as a plain page', async ({ page }) => {
  await page.goto('/sdk/example/index.html');
  const button = page.getByRole('button');
  await expect(button).toHaveText('Start');
  await button.click();
  for (let tap = 0; tap < REQUIRED_TAPS; tap += 1) await button.click();
  await expect(button).toHaveText(/^\d+ ms, rank/);
});

test('connects the example to the player and shows it', async ({ page, baseURL }) => {
  const replaceFile = (file: string) => (route: Route) =>
    route.continue({ url: `${baseURL}/sdk/example/${file}` });
  await page.route('**/play/quiet-sudoku/index.html*', replaceFile('index.html'));
  await page.route('**/play/quiet-sudoku/tap.js', replaceFile('tap.js'));
  await page.goto('/gameplayer/quiet-sudoku');
  await page.locator('.arch').click();
  await expect(page.locator('.game-theatre')).toHaveAttribute('data-state', 'hidden');
  await expect(page.frameLocator('iframe').getByRole('button')).toHaveText('Start');
});

for (const path of ['/play/quiet-sudoku/index.html', '/play/flash.html', '/sdk/example/index.html'])
  test(`opens ${path} with an opaque origin, and without access to the session`, async ({
    page,
    context,
    baseURL: base = '',
    watch,
  }) => {
    const { name } = await registerMember(base);
    await context.addCookies([await openSession(base, name)]);
    // The browser logs each refusal.
    watch.expectWords(
      /CORS policy|Failed to load resource|policy violation: connect-src|Content Security Policy/,
    );
    await page.goto(path);
    const found = await page.evaluate(async () => {
      const attemptRead = (read: () => unknown): unknown => {
        try {
          return read();
        } catch (error) {
          return (error as Error).name;
        }
      };
      return {
        origin: self.origin,
        storage: attemptRead(() => localStorage.length),
        cookie: attemptRead(() => document.cookie),
        session: await fetch('/sw/api/session', { credentials: 'include' }).then(
          (answer) => answer.status,
          (error: Error) => error.name,
        ),
      };
    });
    expect(found).toEqual({
      origin: 'null',
      storage: 'SecurityError',
      cookie: 'SecurityError',
      session: 'TypeError',
    });
  });
