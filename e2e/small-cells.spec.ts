/** Tests the largest nonogram on a phone: zooming by the button and by two fingers, and drawing with one. */
import type { CDPSession } from '@playwright/test';
import { openLevel } from './support/begin-game';
import { GameTable } from './support/game-table';
import { cellLocator } from './support/players/cells';
import { type Point, PRESSES } from './support/press-by';
import { expect, test } from './support/test';

/** The minimum size of a touch target. */
const MIN_PX = 24;
const FILLED_LABEL = /, filled/;

test.use({ viewport: { width: 375, height: 667 }, hasTouch: true, isMobile: true });

const dispatchTouch = async (
  browser: CDPSession,
  type: 'touchStart' | 'touchMove' | 'touchEnd',
  points: Point[],
) => {
  const touchPoints = points.map(({ x, y }, id) => ({ x, y, id }));
  await browser.send('Input.dispatchTouchEvent', { type, touchPoints });
};

/** Puts two fingers down one after the other, moves them in steps, and lifts them. */
const moveTwoFingers = async (
  browser: CDPSession,
  from: [Point, Point],
  to: [Point, Point],
): Promise<void> => {
  const interpolatePoints = (share: number) =>
    from.map((point, i) => ({
      x: point.x + (to[i]!.x - point.x) * share,
      y: point.y + (to[i]!.y - point.y) * share,
    }));
  await dispatchTouch(browser, 'touchStart', from.slice(0, 1));
  await dispatchTouch(browser, 'touchStart', from);
  for (let step = 1; step <= 8; step += 1)
    await dispatchTouch(browser, 'touchMove', interpolatePoints(step / 8));
  await dispatchTouch(browser, 'touchEnd', []);
};

test('enlarges cells that are too small for a finger, and lets the player draw, move and zoom out', async ({
  page,
}) => {
  const byTouch = PRESSES.find(({ name }) => name === 'touch')!;
  const game = { slug: 'nonogram-garden', title: 'Nonogram Garden', mode: { key: 'hard', label: 'Hard' } };
  const table = new GameTable(page, game);
  await page.goto(table.path);
  await openLevel(table, byTouch, true);
  const cells = table.frame.getByRole('gridcell');
  const cellBox = async (index: number) => (await cellLocator(table, index).boundingBox())!;
  const zoom = table.frame.getByRole('button', { name: 'Zoom' });
  await expect(cells).toHaveCount(225);
  const fitted = await cellBox(0);
  expect(fitted.width).toBeLessThan(MIN_PX);

  await byTouch.on(table, zoom);
  await expect(zoom).toHaveAttribute('aria-pressed', 'true');
  expect((await cellBox(0)).width).toBeGreaterThanOrEqual(MIN_PX);
  await byTouch.on(table, cellLocator(table, 48));
  await expect(cellLocator(table, 48)).toHaveAttribute('aria-label', FILLED_LABEL);

  // Two fingers move the board without drawing; the row clues stay in place.
  const browser = await page.context().newCDPSession(page);
  const before = await cellBox(48);
  const clue = table.frame.getByRole('rowheader').nth(6);
  const clueLeft = (await clue.boundingBox())!.x;
  const start: [Point, Point] = [
    { x: 240, y: 300 },
    { x: 280, y: 360 },
  ];
  await moveTwoFingers(browser, start, [
    { x: 160, y: 300 },
    { x: 200, y: 360 },
  ]);
  await expect.poll(async () => (await cellBox(48)).x).toBeLessThan(before.x - 60);
  expect((await clue.boundingBox())!.x).toBeCloseTo(clueLeft);
  await expect(table.frame.getByText(/^1 of \d+$/)).toBeAttached();

  // Spreading the fingers zooms in further; pinching shows the complete board.
  const { width } = await cellBox(0);
  await moveTwoFingers(browser, start, [
    { x: 200, y: 260 },
    { x: 320, y: 420 },
  ]);
  await expect.poll(async () => (await cellBox(0)).width).toBeGreaterThan(width);
  await moveTwoFingers(
    browser,
    [
      { x: 100, y: 250 },
      { x: 320, y: 480 },
    ],
    [
      { x: 200, y: 350 },
      { x: 220, y: 370 },
    ],
  );
  await expect(zoom).toHaveAttribute('aria-pressed', 'false');
  expect((await cellBox(0)).width).toBeCloseTo(fitted.width);
});
