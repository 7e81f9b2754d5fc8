/** Measures the frame rate of games that redraw everything, with an almost empty canvas as the baseline. */
import { setTimeout as wait } from 'node:timers/promises';
import type { Locator } from '@playwright/test';
import { PRESSES } from '../../support/press-by';
import { GameTable } from '../../support/game-table';
import { openLevel } from '../../support/begin-game';
import { engine } from '../support/engine';
import { test } from '../support/test';

const MEASURED_GAMES = [
  { slug: 'copper-rally', title: 'Copper Rally' },
  { slug: 'crown-and-cobble', title: 'Crown & Cobble' },
  { slug: 'needle-drop', title: 'Needle Drop' },
] as const;
/** The games choose their resolution in this time. */
const ADAPTING_MS = 10_000;
const MEASURED_MS = 5_000;

const [mouse] = PRESSES;

interface FrameCountingWindow extends Window {
  frameCount?: number;
  countedSince?: number;
}

/** Returns the frames per second of a document, and the size of its canvases in pixels. */
const measureFrameRate = async (body: Locator): Promise<string> => {
  await body.evaluate(() => {
    const counting = window as FrameCountingWindow;
    Object.assign(counting, { frameCount: 0, countedSince: performance.now() });
    const countFrame = () => {
      counting.frameCount = (counting.frameCount ?? 0) + 1;
      requestAnimationFrame(countFrame);
    };
    requestAnimationFrame(countFrame);
  });
  await wait(MEASURED_MS);
  return body.evaluate((node) => {
    const { frameCount = 0, countedSince = 0 } = window as FrameCountingWindow;
    const rate = (frameCount * 1000) / (performance.now() - countedSince);
    const sizes = [...node.ownerDocument.querySelectorAll('canvas')].map(
      ({ width, height }) => `${width}x${height}`,
    );
    return `${rate.toFixed(1)} frames per second, canvases ${sizes.join(' ')}`;
  });
};

test('measures a canvas that draws one square', async ({ page, gateway }) => {
  await page.goto(`${gateway.url}/robots.txt`);
  const body = page.locator('body');
  await body.evaluate((node) => {
    const canvas = node.ownerDocument.createElement('canvas');
    Object.assign(canvas, { width: 1280, height: 760 });
    node.replaceChildren(canvas);
    const pen = canvas.getContext('2d')!;
    let at = 0;
    const drawFrame = () => {
      pen.clearRect(0, 0, 1280, 760);
      pen.fillRect((at += 1) % 900, 100, 40, 40);
      requestAnimationFrame(drawFrame);
    };
    drawFrame();
  });
  console.log(`frames: ${engine.name}: one square: ${await measureFrameRate(body)}`);
});

for (const game of MEASURED_GAMES)
  test(`measures ${game.title}`, async ({ page }) => {
    const table = new GameTable(page, { ...game, mode: { key: '', label: '' } });
    await page.goto(table.path);
    await openLevel(table, mouse!, true);
    const begin = table.frame.getByRole('button', { name: 'Begin', exact: true });
    if (await begin.count()) await mouse!.on(table, begin);
    await wait(ADAPTING_MS);
    console.log(
      `frames: ${engine.name}: ${game.title}: ${await measureFrameRate(table.frame.locator('body'))}`,
    );
  });
