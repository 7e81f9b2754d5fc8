/** Tests a phone that is turned to landscape during a crossword: no part overlaps another. */
import { openLevel } from './support/begin-game';
import { GameTable } from './support/game-table';
import { PRESSES } from './support/press-by';
import { expect, test } from './support/test';

/** The minimum size of a key in a low frame. */
const MIN_KEY_PX = 32;
/** Phones in landscape, without the browser's bars. */
const FRAME_SIZES = ['667x375', '740x340', '812x375', '844x340', '844x390', '932x430'];
const PART_SELECTORS = ['.kit-card', '.kit-heading', '.kit-subtitle', '.kit-time', '.kit-pause']
  .concat('.cd-bar', '.cd-legend', '.kit-tools', '.cd-keyboard')
  .join();

test.use({ viewport: { width: 375, height: 667 }, hasTouch: true, isMobile: true });

/** Returns the parts of the screen that overlap or are cut off by the edge of the frame. */
const listCollisions = (node: HTMLElement, parts: string): string[] => {
  const boxes = [...node.ownerDocument.querySelectorAll<HTMLElement>(parts)]
    .filter((part) => part.checkVisibility())
    .map((part) => ({ name: part.className, box: part.getBoundingClientRect() }));
  const { clientWidth, clientHeight } = node.ownerDocument.documentElement;
  const cut = boxes
    .filter(({ box }) => box.top < 0 || box.left < 0 || box.right > clientWidth || box.bottom > clientHeight)
    .map(({ name }) => `${name} is cut`);
  const overlaps = boxes.flatMap((a, i) =>
    boxes
      .slice(i + 1)
      .filter(({ box }) => a.box.left < box.right - 0.5 && box.left < a.box.right - 0.5)
      .filter(({ box }) => a.box.top < box.bottom - 0.5 && box.top < a.box.bottom - 0.5)
      .map((b) => `${a.name} and ${b.name}`),
  );
  return [...cut, ...overlaps];
};

/** Returns the shorter side of the smallest key. */
const smallestKeySize = (node: HTMLElement): number =>
  Math.min(
    ...[...node.querySelectorAll('.cd-key, .cd-number')]
      .map((key) => key.getBoundingClientRect())
      .map(({ width, height }) => Math.min(width, height)),
  );

for (const [slug, title] of [
  ['cross-and-down', 'Cross & Down'],
  ['clueless-cross', 'Clueless Cross'],
] as const)
  test(`shows ${title} in landscape without any overlap`, async ({ page }) => {
    const byTouch = PRESSES.find(({ name }) => name === 'touch')!;
    const table = new GameTable(page, { slug, title, mode: { key: 'large', label: 'Large' } });
    await page.goto(table.path);
    await openLevel(table, byTouch, true);
    const main = table.frame.locator('.kit-puzzle');
    for (const size of FRAME_SIZES) {
      const [width = 0, height = 0] = size.split('x').map(Number);
      await page.setViewportSize({ width, height });
      await expect.poll(() => main.evaluate(() => window.innerWidth > window.innerHeight)).toBe(true);
      await expect.poll(() => main.evaluate(listCollisions, PART_SELECTORS), `at ${size}`).toEqual([]);
      expect(await main.evaluate(smallestKeySize), `at ${size}`).toBeGreaterThanOrEqual(MIN_KEY_PX);
    }
  });
