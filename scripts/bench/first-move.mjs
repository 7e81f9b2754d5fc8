/** Opens a game on a slowed processor and makes its first move as soon as its board can be pressed. */

const SLOWDOWN = 4;
const WITHIN_MS = 60_000;
/** The time between the pointer's arrival at Play and the press. */
const HOVER_MS = 1_000;
/** 10 Mbit/s, and a latency of 40 ms from a request to its response. */
const NETWORK = { offline: false, latency: 40, downloadThroughput: 1_250_000, uploadThroughput: 1_250_000 };
/** Keeps frames with an opaque origin in the process of their page, so that the slowdown applies to them from the start. */
export const BROWSER_ARGS = ['--disable-features=IsolateSandboxedIframes'];

/**
 * Runs in every document. The page records when it was first pressed and when it saved the game's first move, and notifies the
 * frame once the player's own surface is gone. The frame presses its board then, as soon as no dialog covers it: commands from
 * outside the browser would add their own delay to each step.
 */
const recordMarks = ({ board, key }) => {
  const marks = {};
  globalThis.benchMarks = marks;
  addEventListener('click', ({ timeStamp }) => (marks.pressed ??= performance.timeOrigin + timeStamp), {
    capture: true,
  });
  const { setItem } = Storage.prototype;
  Storage.prototype.setItem = function (name, value) {
    setItem.call(this, name, value);
    if (marks.accepted || !name.startsWith('sw_save:')) return;
    const { puzzles = {} } = JSON.parse(value);
    if (Object.values(puzzles).some(({ moves }) => moves?.length > 0))
      marks.accepted = performance.timeOrigin + performance.now();
  };

  const watchSurface = () => {
    const theatre = document.querySelector('.game-theatre[data-state="hidden"] iframe');
    if (theatre) theatre.contentWindow.postMessage('bench: the board is open', '*');
    else requestAnimationFrame(watchSurface);
  };
  const pressBoard = () => {
    const isShown = (element) => element.getClientRects().length > 0;
    const isCovered = [...document.querySelectorAll('[role="dialog"], .kit-screen')].some(isShown);
    const element = isCovered ? null : document.querySelector(board);
    if (!element) return requestAnimationFrame(pressBoard);
    const { left, top, width, height } = element.getBoundingClientRect();
    const at = { bubbles: true, cancelable: true, clientX: left + width / 2, clientY: top + height / 2 };
    for (const [Kind, name, buttons] of [
      [PointerEvent, 'pointerdown', 1],
      [PointerEvent, 'pointerup', 0],
      [MouseEvent, 'click', 0],
    ])
      element.dispatchEvent(new Kind(name, { ...at, buttons, isPrimary: true, pointerId: 1 }));
    if (key) document.activeElement.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
  };
  if (window.parent === window) watchSurface();
  else addEventListener('message', ({ data }) => data === 'bench: the board is open' && pressBoard());
};

/**
 * Opens a game's page with an empty cache, presses Play, and plays until the page has saved the first move.
 * @param {import('playwright').Browser} browser started with BROWSER_ARGS
 * @param {{ url: string, slug: string, board: string, key?: string }} game `board` selects what the first move presses
 * @returns {Promise<number>} milliseconds from the press on Play
 */
export const playFirstMove = async (browser, { url, slug, ...move }) => {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  try {
    const page = await context.newPage();
    await page.addInitScript(recordMarks, move);
    await page.goto(`${url}/gamelanding/${slug}`, { waitUntil: 'networkidle' });
    const play = page.locator('.landing-stage [data-play]').first();
    // Hovers over the button for a while before the press, because the page then starts to load the game.
    await play.hover();
    await page.waitForTimeout(HOVER_MS);
    await page.waitForLoadState('networkidle');
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    await session.send('Network.emulateNetworkConditions', NETWORK);
    await play.click();
    const marks = await page.waitForFunction(
      () => globalThis.benchMarks.accepted && globalThis.benchMarks,
      undefined,
      { timeout: WITHIN_MS },
    );
    const { pressed, accepted } = await marks.jsonValue();
    return accepted - pressed;
  } finally {
    await context.close();
  }
};
