/** Opens a game on a slowed processor and makes its first move, pressing whatever a player has to press before it. */

const SLOWDOWN = 4;
const WITHIN_MS = 60_000;
const MAX_PRESSES = 8;
/** 10 Mbit/s, and 40 ms from a request to its response. */
const NETWORK = { offline: false, latency: 40, downloadThroughput: 1_250_000, uploadThroughput: 1_250_000 };
/** Frames of an opaque origin stay in the process of their page, so that the slowdown holds from their first moment. */
export const BROWSER_ARGS = ['--disable-features=IsolateSandboxedIframes'];

/** Runs in every document: records when the page was first pressed, and when it saved the game's first move. */
const recordMarks = () => {
  const marks = {};
  globalThis.benchMarks = marks;
  addEventListener('click', ({ timeStamp }) => (marks.pressed ??= performance.timeOrigin + timeStamp), {
    capture: true,
  });
  const { setItem } = Storage.prototype;
  Storage.prototype.setItem = function (key, value) {
    setItem.call(this, key, value);
    if (marks.accepted || !key.startsWith('sw_save:')) return;
    const { puzzles = {} } = JSON.parse(value);
    if (Object.values(puzzles).some(({ moves }) => moves?.length > 0))
      marks.accepted = performance.timeOrigin + performance.now();
  };
};

/** Runs in the game: returns the dialog's button to press, or the board once nothing covers it. */
const findNext = (board) => {
  const isShown = (element) => element.getClientRects().length > 0;
  const dialogs = [...document.querySelectorAll('[role="dialog"], .kit-screen')].filter(isShown);
  const buttons = dialogs.flatMap((dialog) => [...dialog.querySelectorAll('button')]).filter(isShown);
  const button = buttons.find(({ textContent }) => /^(Play|Got it)$/.test(textContent.trim()));
  if (button) return button;
  return dialogs.length === 0 ? document.querySelector(board) : null;
};

const pressElement = async (page, element) => {
  const box = await element.boundingBox();
  if (!box) throw new Error('An element of the game cannot be pressed.');
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
};

const pressUntilBoard = async (page, frame, board) => {
  for (let presses = 0; presses < MAX_PRESSES; presses += 1) {
    const handle = await frame.waitForFunction(findNext, board, { timeout: WITHIN_MS });
    const element = handle.asElement();
    if (await element.evaluate((node, selector) => node.matches(selector), board)) return presses;
    await pressElement(page, element);
    await element.waitForElementState('hidden', { timeout: WITHIN_MS });
  }
  throw new Error(`The board is not open after ${MAX_PRESSES} presses.`);
};

const makeMove = async (page, frame, { board, key }) => {
  await pressElement(page, await frame.waitForSelector(board, { timeout: WITHIN_MS }));
  if (key) await page.keyboard.press(key);
};

/**
 * Opens a game with an empty cache and plays until the page has saved its first move.
 * @param {import('playwright').Browser} browser started with BROWSER_ARGS
 * @param {{ url: string, slug: string, board: string, key?: string }} game `board` selects what the first move presses
 * @returns {Promise<{ ms: number, presses: number }>} from the press on the page's Play; `presses` includes that one, not the move
 */
export const playFirstMove = async (browser, { url, slug, ...move }) => {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  try {
    const page = await context.newPage();
    await page.addInitScript(recordMarks);
    await page.goto(`${url}/gameplayer/${slug}`, { waitUntil: 'networkidle' });
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    await session.send('Network.emulateNetworkConditions', NETWORK);
    await page.locator('.game-theatre .arch').click();
    const frame = await (await page.locator('.game-theatre iframe').elementHandle()).contentFrame();
    // The board is in the document before its puzzle is open.
    await page.waitForSelector('.game-theatre[data-state="hidden"]', { timeout: WITHIN_MS });
    const presses = 1 + (await pressUntilBoard(page, frame, move.board));
    await makeMove(page, frame, move);
    const marks = await page.waitForFunction(
      () => globalThis.benchMarks.accepted && globalThis.benchMarks,
      undefined,
      { timeout: WITHIN_MS },
    );
    const { pressed, accepted } = await marks.jsonValue();
    return { ms: accepted - pressed, presses };
  } finally {
    await context.close();
  }
};
