/**
 * Measures how long a game takes to open on a slowed processor, with an empty cache: from the press on Play to the
 * open board.
 */

const SLOWDOWN = 4;
const TRIES = 3;
const WITHIN_MS = 60_000;
/** A slowdown applies to one process, so frames with an opaque origin must stay in the process of their page. */
export const OPENING_ARGS = ['--disable-features=IsolateSandboxedIframes'];

/**
 * Runs in every document. `openMarks` are epoch milliseconds: the time of the press, and of the second frame after the
 * game has opened.
 */
const recordMarks = () => {
  const now = () => performance.timeOrigin + performance.now();
  const marks = {};
  globalThis.openMarks = marks;
  const watchForMark = (key, isThere) => {
    const checkForMark = () => {
      if (isThere()) requestAnimationFrame(() => requestAnimationFrame(() => (marks[key] = now())));
      else requestAnimationFrame(checkForMark);
    };
    requestAnimationFrame(checkForMark);
  };
  if (location.pathname.startsWith('/play/')) {
    // A Flash game's emulator may still be loading after the page has opened the game.
    watchForMark(
      'board',
      () => document.querySelector('#game > *') && !document.querySelector('.kit-screen'),
    );
    return;
  }
  addEventListener(
    'click',
    ({ timeStamp, target }) => {
      if (target.closest?.('.game-theatre .arch')) marks.pressed ??= performance.timeOrigin + timeStamp;
    },
    { capture: true },
  );
  watchForMark('open', () => document.querySelector('.game-theatre[data-state="hidden"]'));
};

const waitForMark = (frame, key) =>
  frame
    .waitForFunction((name) => globalThis.openMarks?.[name] && globalThis.openMarks, key, {
      timeout: WITHIN_MS,
    })
    .then((handle) => handle.jsonValue());

const openOnce = async (browser, device, url, slug) => {
  const context = await browser.newContext({ ...device, serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.addInitScript(recordMarks);
  await page.goto(`${url}/gameplayer/${slug}`, { waitUntil: 'networkidle' });
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await page.locator('.game-theatre .arch').click();
  const outside = await waitForMark(page, 'open');
  const frame = await (await page.locator('.game-theatre iframe').elementHandle()).contentFrame();
  const inside = await waitForMark(frame, 'board');
  await context.close();
  return Math.max(inside.board, outside.open) - outside.pressed;
};

const computeMedian = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

/**
 * Returns the median of three openings in milliseconds, each without a cache, in a browser started with `OPENING_ARGS`.
 * @returns {Promise<number>}
 */
export const measureOpening = async (browser, device, url, slug) => {
  const tries = [];
  for (let count = 0; count < TRIES; count += 1) tries.push(await openOnce(browser, device, url, slug));
  return computeMedian(tries);
};
