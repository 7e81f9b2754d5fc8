/** Presses any control of a page or game by mouse, touch or keys. */
import { expect, type Locator } from '@playwright/test';
import type { GameTable } from './game-table';

export interface Point {
  x: number;
  y: number;
}

export interface PressMethod {
  name: 'mouse' | 'touch' | 'keys';
  on(table: GameTable, control: Locator): Promise<void>;
  /** Holds the mouse button, a finger or the Space key on a control until the condition is met; the game may end earlier. */
  hold(
    table: GameTable,
    control: Locator,
    until: () => Promise<void>,
    isOver?: () => Promise<boolean>,
  ): Promise<void>;
}

const holdMouse = async ({ page }: GameTable, { x, y }: Point) => {
  await page.mouse.move(x, y);
  await page.mouse.down();
  return () => page.mouse.up();
};

const holdFinger = async ({ page }: GameTable, point: Point) => {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
  return async () => {
    await browser.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await browser.detach();
  };
};

const createPointerPress = (name: 'mouse' | 'touch'): PressMethod => {
  const on: PressMethod['on'] = async (table, control) => {
    await control.scrollIntoViewIfNeeded();
    const { x, y } = await table.pointOf(control);
    if (name === 'mouse') await table.page.mouse.click(x, y);
    else await table.page.touchscreen.tap(x, y);
  };
  return {
    name,
    on,
    hold: async (table, control, until) => {
      const point = await table.pointOf(control);
      const letGo = name === 'mouse' ? await holdMouse(table, point) : await holdFinger(table, point);
      await until();
      await letGo();
    },
  };
};

// High, because a crossword's words are tab stops too, and Tab reaches controls before the board only by going around
// the page.
const MAX_TABS = 200;

const hasFocus = (control: Locator): Promise<boolean> =>
  control.evaluate((node) => node === node.ownerDocument.activeElement);

/** Returns whether the focus is in the control's own document, after the control. */
const isBeforeFocus = (control: Locator): Promise<boolean> =>
  control.evaluate((node) => {
    const { activeElement, body } = node.ownerDocument;
    if (!activeElement || activeElement === body || !node.ownerDocument.hasFocus()) return false;
    return Boolean(node.compareDocumentPosition(activeElement) & Node.DOCUMENT_POSITION_FOLLOWING);
  });

/** Tabs to a control, backward when it precedes the focus, because a race would end while Tab goes around the page. */
const tabTo = async (table: GameTable, control: Locator): Promise<void> => {
  await expect(control).toBeVisible();
  const key = (await isBeforeFocus(control)) ? 'Shift+Tab' : 'Tab';
  for (let tabs = 0; !(await hasFocus(control)); tabs += 1) {
    if (tabs > MAX_TABS) throw new Error(`${key} does not lead there.`);
    await table.page.keyboard.press(key);
  }
};

const byKeys: PressMethod = {
  name: 'keys',
  on: async (table, control) => {
    await tabTo(table, control);
    await table.page.keyboard.press('Enter');
  },
  hold: async (table, control, until, isOver = () => Promise.resolve(false)) => {
    await expect.poll(async () => (await hasFocus(control)) || (await isOver())).toBe(true);
    // By then, another control may have the focus, and Space would press that control.
    if (!(await hasFocus(control))) return;
    await table.page.keyboard.down('Space');
    await until();
    await table.page.keyboard.up('Space');
  },
};

export const PRESSES: readonly PressMethod[] = [
  createPointerPress('mouse'),
  createPointerPress('touch'),
  byKeys,
];

/** Moves the cursor over a grid of cells with the arrow keys. */
export const walkCursor = async (
  table: GameTable,
  columns: number,
  from: number,
  to: number,
): Promise<void> => {
  const { keyboard } = table.page;
  const moveCursor = async (key: string, times: number) => {
    for (let step = 0; step < times; step += 1) await keyboard.press(key);
  };
  const down = Math.floor(to / columns) - Math.floor(from / columns);
  const right = (to % columns) - (from % columns);
  await moveCursor(down > 0 ? 'ArrowDown' : 'ArrowUp', Math.abs(down));
  await moveCursor(right > 0 ? 'ArrowRight' : 'ArrowLeft', Math.abs(right));
};

/** Drags the mouse from one point to another. */
export const dragPointer = async ({ page }: GameTable, from: Point, to: Point): Promise<void> => {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 4 });
  await page.mouse.up();
};

/** Drags a finger from one point to another. */
export const dragFinger = async ({ page }: GameTable, from: Point, to: Point): Promise<void> => {
  const browser = await page.context().newCDPSession(page);
  const between = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  await browser.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [from] });
  for (const point of [between, to])
    await browser.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [point] });
  await browser.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await browser.detach();
};
