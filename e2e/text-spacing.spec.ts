/** Widens text as much as WCAG 1.4.12 allows, on the narrowest phone: nothing is cut off, nothing scrolls sideways. */
import type { Page } from '@playwright/test';
import { LAYOUT_COOKIE } from '@/lib/domain/site/layout';
import { expect, test } from './support/test';

const SPACED_PATHS = [
  '/',
  '/online/all-games?device=1',
  '/search/zzyxlamp',
  '/gamelanding/quiet-sudoku',
  '/gamelanding/quiet-sudoku/archive',
  '/gameplayer/quiet-sudoku',
  '/account/login',
  '/account/register',
  '/about/contact',
  '/help/faq',
  '/purchase/subscribe',
];

/** Widens all text of the page through the CSSOM, which its policy allows. */
const widenText = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '*{line-height:1.5!important;letter-spacing:.12em!important;word-spacing:.16em!important}p{margin-bottom:2em!important}',
    );
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  });

/** Returns the controls that are cut off at an edge of the page or by a box around them. */
const findTruncated = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isShown = (element: Element): boolean =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      element.closest('.sr, [aria-hidden="true"]') === null;
    const findClip = (element: Element): DOMRect | null => {
      for (let box = element.parentElement; box; box = box.parentElement) {
        const { overflowX } = getComputedStyle(box);
        if (overflowX === 'auto' || overflowX === 'scroll') return null;
        if (overflowX === 'hidden' || overflowX === 'clip') return box.getBoundingClientRect();
      }
      return new DOMRect(0, 0, document.documentElement.clientWidth, 0);
    };
    return [...document.querySelectorAll('a, button, input, select, textarea, summary, label')].flatMap(
      (element) => {
        const { left, right, width } = element.getBoundingClientRect();
        const clip = findClip(element);
        if (width < 2 || !isShown(element) || !clip) return [];
        const isCut = left < clip.left - 1 || right > clip.right + 1;
        const isClipped =
          getComputedStyle(element).overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1;
        const name = `${element.localName}.${element.className} “${(element.textContent ?? '').trim().slice(0, 40)}”`;
        return isCut || (isClipped && !element.matches('input, select, textarea')) ? [name] : [];
      },
    );
  });

for (const layout of ['modern', 'classic'])
  test(`shows widened text completely on a narrow screen in the ${layout} layout`, async ({
    page,
    context,
    baseURL,
  }) => {
    await context.addCookies([{ name: LAYOUT_COOKIE, value: layout, url: baseURL ?? '' }]);
    await page.setViewportSize({ width: 320, height: 640 });
    for (const path of SPACED_PATHS) {
      await page.goto(path, { waitUntil: 'networkidle' });
      await widenText(page);
      expect.soft(await findTruncated(page), path).toEqual([]);
      const overflowing = await page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement;
        if (scrollWidth <= clientWidth) return [];
        return [...document.querySelectorAll('body *')]
          .filter((each) => each.getBoundingClientRect().right > clientWidth + 1)
          .map((each) => `${each.localName}.${each.className}`);
      });
      expect.soft(overflowing, `${path} scrolls sideways`).toEqual([]);
    }
  });
