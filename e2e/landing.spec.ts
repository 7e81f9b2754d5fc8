/** Uses a game's page by mouse and keys: sharing, reporting a problem, and finding the recently played game. */
import type { Locator, Page } from '@playwright/test';
import { LAYOUT_COOKIE, type Layout } from '@/lib/domain/site/layout';
import { GUEST_OWNER, recentKeyOf } from '@/lib/domain/play/recent-key';
import { LANDING_MESSAGES } from '@/lib/landing-messages';
import { MESSAGES } from '@/lib/messages';
import { findViolations } from './support/axe';
import { expect, test } from './support/test';
import { expectStill } from './support/watch';

const LANDING_PATH = '/gamelanding/quiet-sudoku';
const PLAYER_PATH = '/gameplayer/quiet-sudoku';
const REPORT_URL = '**/sw/api/game/report-problem';
const RECENT_GAMES_KEY = recentKeyOf(GUEST_OWNER);
const MAX_TABS = 90;

/** Moves the focus to a control with Tab only. */
const tabTo = async (page: Page, control: Locator): Promise<void> => {
  await expect(control).toBeVisible();
  for (let tabs = 0; !(await control.evaluate((element) => element === document.activeElement)); tabs += 1) {
    expect(tabs, 'Tab leads there').toBeLessThan(MAX_TABS);
    await page.keyboard.press('Tab');
  }
};

const chooseLayout = async (page: Page, layout: Layout, baseURL: string | undefined): Promise<void> =>
  page.context().addCookies([{ name: LAYOUT_COOKIE, value: layout, url: baseURL }]);

test.describe('sharing', () => {
  const shareButton = (page: Page): Locator => page.getByRole('button', { name: 'Share Quiet Sudoku' });

  test('copies the link, and shows a confirmation', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(LANDING_PATH, { waitUntil: 'networkidle' });
    await shareButton(page).click();
    await expect(page.getByText(LANDING_MESSAGES.linkCopied)).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      `Quiet Sudoku\n${new URL(LANDING_PATH, page.url()).href}`,
    );
  });

  test('shows text to copy by keyboard, when there is neither a share sheet nor a clipboard', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      for (const name of ['share', 'clipboard']) Reflect.deleteProperty(Navigator.prototype, name);
    });
    await page.goto(LANDING_PATH, { waitUntil: 'networkidle' });
    await tabTo(page, shareButton(page));
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Share this game' });
    await tabTo(page, dialog.getByRole('textbox', { name: 'Text to copy' }));
    await expect(dialog.getByRole('textbox')).toHaveValue(
      `Quiet Sudoku\n${new URL(LANDING_PATH, page.url()).href}`,
    );
    expect(await page.evaluate(() => getSelection()?.toString())).toContain(LANDING_PATH);
    expect(await findViolations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(shareButton(page)).toBeFocused();
  });
});

test.describe('the space below Play on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('stays free of a reserve for modes in a game with a single mode', async ({ page }) => {
    await page.goto('/gamelanding/whitehead-solitaire');
    const play = (await page.locator('.landing-stage [data-play]').first().boundingBox())!;
    const panel = (await page.locator('.landing-hero').boundingBox())!;
    expect(panel.y + panel.height - play.y - play.height).toBeLessThan(40);
  });

  test('shows the outline of the choice of modes until the choice has loaded', async ({ page }) => {
    await page.goto('/gamelanding/rooftop-cats', { waitUntil: 'networkidle' });
    const choice = page.locator('.mode-choice');
    const shown = await choice.evaluate((element) => getComputedStyle(element, '::after').content);
    expect(shown).toContain('Usual');
    const before = (await choice.boundingBox())!;
    await page.keyboard.press('Shift');
    await expect(choice.getByRole('combobox', { name: 'Mode' })).toBeVisible();
    expect(await choice.evaluate((element) => getComputedStyle(element, '::after').content)).toBe('none');
    expect(await choice.boundingBox()).toEqual(before);
  });
});

test('shows the visitor’s best results and more dailies once they are near the viewport', async ({
  page,
}) => {
  await page.goto(LANDING_PATH, { waitUntil: 'networkidle' });
  await page.locator('.near-place[data-of="beside"]').scrollIntoViewIfNeeded();
  const best = page.getByRole('region', { name: 'Your best' });
  await expect(best.getByText('Finish a game to get on the board.')).toBeVisible();
  const picks = page.getByRole('region', { name: 'More for tonight' });
  await expect(picks.getByRole('link')).toHaveCount(4);
  await expectStill(page);
  expect(await findViolations(page)).toEqual([]);
  await picks.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/gamelanding\/(?!quiet-sudoku)/);
});

test.describe('reporting a problem', () => {
  const openReportDialog = async (page: Page): Promise<Locator> => {
    await page.goto(LANDING_PATH, { waitUntil: 'networkidle' });
    await page.getByRole('button', { name: 'Report a problem' }).click();
    const dialog = page.getByRole('dialog', { name: 'Report a problem' });
    await expect(dialog).toBeVisible();
    return dialog;
  };

  /**
   * Intercepts reports, because the server accepts only ten an hour from one IP address. Only one
   * journey sends its report to the server.
   */
  const acceptReports = (page: Page): Promise<unknown> =>
    page.route(REPORT_URL, (route) => route.fulfill({ json: { ok: true } }));

  for (const layout of ['modern', 'classic'] as const)
    test(`requires a description of an unlisted problem, and then accepts the report (${layout})`, async ({
      page,
      baseURL,
    }) => {
      await chooseLayout(page, layout, baseURL);
      if (layout === 'classic') await acceptReports(page);
      const dialog = await openReportDialog(page);
      await dialog.getByRole('radio', { name: 'Something else' }).check();
      await dialog.getByRole('button', { name: 'Send report' }).click();
      const field = dialog.getByRole('textbox', { name: 'What happened?' });
      await expect(field).toBeFocused();
      await expect(dialog.getByText(MESSAGES.required)).toBeVisible();
      expect(await findViolations(page)).toEqual([]);
      await field.fill('The hints are in the wrong language.');
      await expect(dialog.getByText(MESSAGES.required)).toBeHidden();
      await dialog.getByRole('button', { name: 'Send report' }).click();
      await expect(dialog.getByRole('status')).toHaveText(LANDING_MESSAGES.problemSent);
      // Waits until the notification is gone, because its contrast is too low while it fades.
      await expect(page.locator('.site-toaster button')).toHaveCount(0);
      expect(await findViolations(page)).toEqual([]);
    });

  test('works by keyboard only, and returns the focus', async ({ page }) => {
    await acceptReports(page);
    await page.goto(LANDING_PATH, { waitUntil: 'networkidle' });
    const button = page.getByRole('button', { name: 'Report a problem' });
    await tabTo(page, button);
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Report a problem' });
    await tabTo(page, dialog.getByRole('radio', { name: 'It does not work' }));
    await page.keyboard.press('ArrowDown');
    await expect(dialog.getByRole('radio', { name: /should not/ })).toBeChecked();
    await page.keyboard.press('Tab');
    await page.keyboard.type('A rude word.');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('status')).toHaveText(LANDING_MESSAGES.problemSent);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(button).toBeFocused();
  });

  test('explains that there were too many reports, and sends one report for several presses', async ({
    page,
    watch,
  }) => {
    watch.expectStatus(/report-problem$/, 429);
    let requested = 0;
    await page.route(REPORT_URL, async (route) => {
      requested += 1;
      await new Promise((resolve) => setTimeout(resolve, 400));
      await route.fulfill({
        status: 429,
        json: { code: 'tooManyRequests', message: 'Too many.', requestId: 'x' },
      });
    });
    const dialog = await openReportDialog(page);
    await dialog.getByRole('button', { name: 'Send report' }).dblclick();
    await expect(dialog.getByRole('alert')).toHaveText(LANDING_MESSAGES.problemTooMany);
    expect(requested).toBe(1);
  });
});

test.describe('the list of recently played games', () => {
  const landingShelf = (page: Page, name: string): Locator => page.getByRole('region', { name });

  const playBy = {
    mouse: async (page: Page) => page.getByRole('button', { name: 'Play Quiet Sudoku', exact: true }).click(),
    keys: async (page: Page) => {
      await tabTo(page, page.getByRole('button', { name: 'Play Quiet Sudoku', exact: true }));
      await page.keyboard.press('Enter');
    },
  };

  const INPUT_METHODS_OF = { modern: 'mouse', classic: 'keys' } as const;
  for (const [inputMethod, play] of Object.entries(playBy))
    for (const layout of ['modern', 'classic'] as const) {
      if (process.env.EVERY_INPUT_METHOD !== '1' && INPUT_METHODS_OF[layout] !== inputMethod) continue;
      test(`appears on the home page and on another game’s page (by ${inputMethod}, ${layout})`, async ({
        page,
        baseURL,
      }) => {
        await chooseLayout(page, layout, baseURL);
        await page.goto('/', { waitUntil: 'networkidle' });
        await expect(landingShelf(page, 'Continue playing')).toBeHidden();

        await page.goto(PLAYER_PATH, { waitUntil: 'networkidle' });
        await play(page);
        await expect(page.locator('.game-theatre[data-state="hidden"]')).toBeVisible();
        await expect
          .poll(() => page.evaluate((key) => localStorage.getItem(key), RECENT_GAMES_KEY))
          .not.toBeNull();

        await page.goto('/', { waitUntil: 'networkidle' });
        const card = landingShelf(page, 'Continue playing').getByRole('link', { name: 'Quiet Sudoku' });
        await expect(card).toBeVisible();
        await expectStill(page);
        expect(await findViolations(page)).toEqual([]);
        if (inputMethod === 'keys') {
          await tabTo(page, card);
          await page.keyboard.press('Enter');
        } else await card.click();
        await expect(page).toHaveURL(new RegExp(`${LANDING_PATH}$`));
        await expect(landingShelf(page, 'Recently played')).toHaveCount(0);

        await page.goto('/gamelanding/lantern-words', { waitUntil: 'networkidle' });
        await expect(
          landingShelf(page, 'Recently played').getByRole('link', { name: 'Quiet Sudoku' }),
        ).toBeVisible();
        await expectStill(page);
        expect(await findViolations(page)).toEqual([]);
      });
    }
});

test('shows more similar games at a press, and moves the focus to them', async ({ page }) => {
  await page.goto(LANDING_PATH, { waitUntil: 'networkidle' });
  const games = page.locator('.landing-more a[data-kind]');
  const before = await games.count();
  const more = page.getByRole('button', { name: 'Show more games' });
  await tabTo(page, more);
  await page.keyboard.press('Enter');
  await expect(games.nth(before)).toBeFocused();
  expect(await games.count()).toBeGreaterThan(before);
});
