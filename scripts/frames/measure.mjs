/** Measures the frame times of one page: the busiest ten seconds of half a minute of random but legal play. */
import { setTimeout as wait } from 'node:timers/promises';

const SLOWDOWN = 4;
const PLAY_MS = 24_000;
const BLANK_MS = 11_000;
const WINDOW_MS = 10_000;
const SLOW_FRAME_MS = 25;
const KEYS = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Space', 'Enter'];

const quantile = (sorted, share) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

const summarizeTimes = (times) => {
  const sorted = times.toSorted((left, right) => left - right);
  return {
    p50: quantile(sorted, 0.5),
    p95: quantile(sorted, 0.95),
    slowShare: times.filter((time) => time > SLOW_FRAME_MS).length / times.length,
    mean: times.reduce((sum, time) => sum + time, 0) / times.length,
  };
};

/** Returns the window with the longest frames on average. */
const findBusiestWindow = (stamps) => {
  let worst = null;
  for (let from = 0; from < stamps.length; from += 30) {
    const times = [];
    for (let at = from + 1; at < stamps.length && stamps[at] - stamps[from] <= WINDOW_MS; at += 1)
      times.push(stamps[at] - stamps[at - 1]);
    if (stamps.at(-1) - stamps[from] < WINDOW_MS && worst) break;
    const summary = summarizeTimes(times);
    if (!worst || summary.mean > worst.mean) worst = summary;
  }
  return worst;
};

const recordFrameTimes = () => {
  const stamps = [];
  globalThis.frameStamps = stamps;
  const recordFrame = (at) => {
    stamps.push(at);
    requestAnimationFrame(recordFrame);
  };
  requestAnimationFrame(recordFrame);
};

/**
 * Slows down a page or a frame. In most browsers the frame has its own process; otherwise the page's slowdown already
 * applies to it.
 */
const slowDown = async (context, target) => {
  const session = await context.newCDPSession(target).catch((error) => {
    if (/part of the parent frame's session/.test(error.message)) return null;
    throw error;
  });
  await session?.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
};

export const measureBlank = async (browser, device) => {
  const context = await browser.newContext(device);
  const page = await context.newPage();
  await page.goto('data:text/html,<title>blank</title>');
  await slowDown(context, page);
  await page.evaluate(recordFrameTimes);
  await wait(BLANK_MS);
  const stamps = await page.evaluate(() => globalThis.frameStamps);
  await context.close();
  return findBusiestWindow(stamps);
};

const press = async (page, control, hasTouch) => {
  const box = await control.boundingBox();
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await (hasTouch ? page.touchscreen.tap(x, y) : page.mouse.click(x, y));
};

/** Taps, drags and presses keys over the middle of the game, with the same random numbers every time. */
const playWildly = async (page, box, hasTouch) => {
  let state = 7;
  const nextRandom = () => (state = (state * 48271) % 2147483647) / 2147483647;
  const at = (size, from) => from + size * (0.2 + nextRandom() * 0.6);
  const endsAt = Date.now() + PLAY_MS;
  while (Date.now() < endsAt) {
    const [x, y] = [at(box.width, box.x), at(box.height, box.y)];
    const kind = nextRandom();
    if (kind < 0.4) await (hasTouch ? page.touchscreen.tap(x, y) : page.mouse.click(x, y));
    else if (kind < 0.7 && !hasTouch) {
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(x + (nextRandom() - 0.5) * 160, y + (nextRandom() - 0.5) * 160, { steps: 6 });
      await page.mouse.up();
    } else await page.keyboard.press(KEYS[Math.floor(nextRandom() * KEYS.length)], { delay: 60 });
    await wait(120);
  }
};

export const measureGame = async (browser, device, url, slug) => {
  const context = await browser.newContext(device);
  const page = await context.newPage();
  await page.goto(`${url}/gameplayer/${slug}`);
  await press(page, page.getByRole('button', { name: /^Play / }).first(), device.hasTouch);
  const element = page.locator('iframe').first();
  await element.waitFor();
  await page.locator('.game-player[data-state="hidden"]').waitFor({ timeout: 15_000 });
  await wait(2_000);
  const inside = await (await element.elementHandle()).contentFrame();
  await slowDown(context, page);
  await slowDown(context, inside);
  await inside.evaluate(recordFrameTimes);
  await playWildly(page, await element.boundingBox(), device.hasTouch);
  const stamps = await inside.evaluate(() => globalThis.frameStamps);
  if (process.env.FRAMES_PICTURE)
    await page.screenshot({ path: `${process.env.FRAMES_PICTURE}/${slug}-${device.viewport.width}.png` });
  await context.close();
  return findBusiestWindow(stamps);
};
