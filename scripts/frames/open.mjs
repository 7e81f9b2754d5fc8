/**
 * How long a game takes to open on a slowed processor, with nothing kept in the browser: from the press on the page's play
 * to the first frame that takes a press, and from the press on the game's own play to the first frame without its start.
 */

const SLOWDOWN = 4;
const TRIES = 3;
const WITHIN_MS = 60_000;
/** A slowdown holds for one process: frames without an origin stay in their page's, so that it holds from before they are there. */
export const OPENING_ARGS = ['--disable-features=IsolateSandboxedIframes'];

/** Runs in every document. `openMarks` are epoch milliseconds: of presses, and of the second frame after what they led to. */
const note = () => {
  const now = () => performance.timeOrigin + performance.now();
  const marks = {};
  globalThis.openMarks = marks;
  const isGame = location.pathname.startsWith('/play/');
  const START = '.kit-screen.is-start .kit-button.is-play';
  // A Flash game's emulator may still be on its way when its start is pressed.
  const BEFORE_BOARD = `${START}, .kit-screen.is-wait`;
  const watch = (key, isThere) => {
    const look = () => {
      if (isThere()) requestAnimationFrame(() => requestAnimationFrame(() => (marks[key] = now())));
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  };
  const pressed = isGame ? START : '.game-theatre .arch';
  addEventListener(
    'click',
    ({ timeStamp, target }) => {
      if (marks.pressed || !target.closest?.(pressed)) return;
      marks.pressed = performance.timeOrigin + timeStamp;
      if (isGame) watch('board', () => !document.querySelector(BEFORE_BOARD));
    },
    { capture: true },
  );
  if (isGame) watch('start', () => document.querySelector(START));
  // The page's surface lets presses through to the game.
  else watch('open', () => document.querySelector('.game-theatre[data-state="hidden"]'));
};

const marksOf = (frame, key) =>
  frame
    .waitForFunction((name) => globalThis.openMarks?.[name] && globalThis.openMarks, key, {
      timeout: WITHIN_MS,
    })
    .then((handle) => handle.jsonValue());

const openOnce = async (browser, device, url, slug) => {
  const context = await browser.newContext({ ...device, serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.addInitScript(note);
  await page.goto(`${url}/gameplayer/${slug}`, { waitUntil: 'networkidle' });
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await page.locator('.game-theatre .arch').click();
  const outside = await marksOf(page, 'open');
  const frame = await (await page.locator('.game-theatre iframe').elementHandle()).contentFrame();
  const { start } = await marksOf(frame, 'start');
  await frame.locator('.kit-screen.is-start .kit-button.is-play').click();
  const inside = await marksOf(frame, 'board');
  await context.close();
  return { startMs: Math.max(start, outside.open) - outside.pressed, boardMs: inside.board - inside.pressed };
};

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

/**
 * The median of three openings, each without a cache, in a browser started with `OPENING_ARGS`.
 * @returns {Promise<{ startMs: number, boardMs: number }>}
 */
export const measureOpening = async (browser, device, url, slug) => {
  const tries = [];
  for (let count = 0; count < TRIES; count += 1) tries.push(await openOnce(browser, device, url, slug));
  return {
    startMs: median(tries.map(({ startMs }) => startMs)),
    boardMs: median(tries.map(({ boardMs }) => boardMs)),
  };
};
