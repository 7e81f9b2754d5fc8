/** Tests that every page works while the browser translates it, although React finds texts wrapped or replaced. */
import type { Page } from '@playwright/test';
import { LAYOUT_COOKIE, THEME_COOKIE } from '@/lib/domain/site/layout';
import { SCREEN_ROUTES } from '../scripts/screens/book.mjs';
import { openSession, registerMember } from './support/member';
import { expect, test } from './support/test';
import { translatePage, TRANSLATOR_KINDS } from './support/translate';

/** Pages whose texts change most; `npm run test:deep` translates all of them. */
const SAMPLED_ROUTES = [
  'home',
  'list-genre',
  'search-results',
  'landing-daily',
  'account-overview',
  'contact',
];
const TRANSLATED_LAYOUTS = [
  { layout: 'modern', theme: 'modern' },
  { layout: 'classic', theme: 'default' },
];
const isDeep = process.env.DEEP === '1';
const TRANSLATED_ROUTES = SCREEN_ROUTES.filter(
  ({ name, status }) => status === 200 && (isDeep || SAMPLED_ROUTES.includes(name)),
);
const CONTROL_SELECTOR =
  'button, summary, input[type="checkbox"], input[type="radio"], select, [role="tab"], [role="option"]';
/** Controls that leave the page: another layout reloads it, and a random game is another page. */
const LEAVING_LABEL = /layout|classic|modern|random/i;
/** A limit, because a page with more controls has many of one kind. */
const MAX_PRESSES = 60;

test.describe.configure({ mode: 'parallel' });

/** Presses every visible control, including those that a press adds; links do not navigate in the meantime. */
const pressControls = (page: Page): Promise<number> =>
  page.evaluate(
    async ({ controls, max, leaving }) => {
      const preventNavigation = (event: Event): void => {
        const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
        if (link) event.preventDefault();
      };
      document.addEventListener('click', preventNavigation, { capture: true });
      const waitForPaint = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 40)));
      const pressed = new Set<Element>();
      const nextControl = () =>
        [...document.querySelectorAll<HTMLElement>(controls)].find(
          (control) =>
            !pressed.has(control) &&
            control.checkVisibility() &&
            !control.matches(':disabled') &&
            !leaving.test(
              `${control.ariaLabel} ${control.textContent} ${control.closest('form')?.className}`,
            ),
        );
      for (let control = nextControl(); control && pressed.size < max; control = nextControl()) {
        pressed.add(control);
        if (control instanceof HTMLSelectElement) {
          control.selectedIndex = (control.selectedIndex + 1) % control.options.length;
          control.dispatchEvent(new Event('change', { bubbles: true }));
        } else control.click();
        await waitForPaint();
      }
      document.removeEventListener('click', preventNavigation, { capture: true });
      return pressed.size;
    },
    { controls: CONTROL_SELECTOR, max: MAX_PRESSES, leaving: LEAVING_LABEL },
  );

for (const [index, { name, path, isPrivate }] of TRANSLATED_ROUTES.entries()) {
  const translator = TRANSLATOR_KINDS[index % TRANSLATOR_KINDS.length]!;
  const { layout, theme } =
    TRANSLATED_LAYOUTS[Math.floor(index / TRANSLATOR_KINDS.length) % TRANSLATED_LAYOUTS.length]!;
  test(`works after every press on ${name} in ${layout} while a translator ${translator}`, async ({
    page,
    context,
    baseURL: base = '',
    watch,
  }) => {
    await context.addCookies([
      { name: LAYOUT_COOKIE, value: layout, url: base },
      { name: THEME_COOKIE, value: theme, url: base },
    ]);
    if (isPrivate) await context.addCookies([await openSession(base, (await registerMember(base)).name)]);
    // A press may submit an empty form, or request something for members only.
    watch.expectStatus(/\/(sw|user|api|scores)\//, 400);
    watch.expectStatus(/\/(sw|user|api|scores)\//, 401);
    watch.expectStatus(/\/(sw|user|api|scores)\//, 422);
    await page.goto(path, { waitUntil: 'networkidle' });
    await translatePage(page, translator);
    expect(await pressControls(page)).toBeGreaterThan(0);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await expect(page.getByText('Something went wrong')).toHaveCount(0);
    expect(await page.locator('font').count()).toBeGreaterThan(10);
  });
}

test('updates suggestions while a translator replaces them', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  await translatePage(page, 'replaces each text');
  const field = page.getByRole('combobox').first();
  await field.click();
  for (const typed of ['sud', 'sudo', 'solit', 'sol']) {
    await field.fill(typed);
    await expect(page.getByRole('option').last()).toContainText(new RegExp(`“·?${typed}·?”`));
    expect(await page.getByRole('option').count()).toBeGreaterThan(1);
  }
});
