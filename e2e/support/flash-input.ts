/** Plays Orbit Keeper by mouse, touch and keys: the positions of its own buttons, and how to start, play and end a game. */
import { expect, type FrameLocator, type Page } from '@playwright/test';

export interface FlashInputMethods {
  name: string;
  isTouch: boolean;
  /** Presses Play or Resume on the start screen, and then the button of the help screen if there is one. */
  begin(page: Page, frame: FrameLocator): Promise<void>;
  /** Presses “Play again”, the first button at the end of a game; during a game, this is a pulse. */
  again(page: Page, frame: FrameLocator): Promise<void>;
  /** Steers for a moment. */
  steer(page: Page, frame: FrameLocator, turn: number): Promise<void>;
  /** Pauses, and ends the game from the pause screen. */
  end(page: Page, frame: FrameLocator): Promise<void>;
}

const stageBox = async (frame: FrameLocator) => {
  const box = await frame.getByRole('application').boundingBox();
  if (!box) throw new Error('The game is not on the page.');
  return box;
};

const BUTTON_HEIGHT = 52;
const BUTTON_STEP = BUTTON_HEIGHT + 12;
/** The index of the last of four buttons on the pause screen. */
const LAST_BUTTON = 3;
/** Presses the start button of the page while it is visible. */
const pressStart = async (frame: FrameLocator, press: 'click' | 'tap'): Promise<void> => {
  const button = frame.getByRole('button', { name: /^(Play|Resume)$/ });
  if (!(await button.isVisible())) return;
  await button[press]();
  await expect(frame.getByRole('application')).toBeFocused();
};

/** Enough time for the game to draw its next screen at its own pace. */
const FADE_MS = 600;

const byKeys: FlashInputMethods = {
  name: 'keys',
  isTouch: false,
  begin: (page) => page.keyboard.press('Enter', { delay: 60 }),
  again: (page) => page.keyboard.press('Enter', { delay: 60 }),
  steer: (page, _frame, turn) =>
    page.keyboard.press(turn % 3 === 2 ? 'ArrowUp' : 'ArrowRight', { delay: 400 }),
  async end(page) {
    await page.keyboard.press('p', { delay: 60 });
    for (let step = 0; step <= LAST_BUTTON; step += 1) await page.keyboard.press('ArrowDown', { delay: 60 });
    await page.keyboard.press('Enter', { delay: 60 });
  },
};

const byMouse: FlashInputMethods = {
  name: 'mouse',
  isTouch: false,
  async begin(page, frame) {
    await pressStart(frame, 'click');
    await page.waitForTimeout(FADE_MS);
    const { x, y, width, height } = await stageBox(frame);
    // Before the first game, this clicks “Got it” below the five rows of HowTo.hx. In later games, it fires a pulse.
    const [top, foot, rows] = [82, 84, 5 * 58];
    const gaps = Math.min(5 * 22, height - top - foot - rows - 16);
    const done = (height - top - foot - rows - gaps) / 2 + top + rows + gaps;
    await page.mouse.click(x + width / 2, y + done + 27, { delay: 60 });
  },
  async again(page, frame) {
    const { x, y, width, height } = await stageBox(frame);
    // The layout of Over.hx on a stage that is not low.
    const room = Math.min(380, width - 40);
    await page.mouse.click(x + width / 2 - room * 0.19, y + height / 2 + 54 + 27, { delay: 60 });
  },
  async steer(page, frame, turn) {
    const { x, y, width, height } = await stageBox(frame);
    const reach = Math.min(width, height) * 0.26;
    await page.mouse.move(x + width / 2 + Math.cos(turn) * reach, y + height / 2 + Math.sin(turn) * reach, {
      steps: 8,
    });
    await page.mouse.down();
    await page.mouse.up();
  },
  async end(page, frame) {
    const { x, y, width, height } = await stageBox(frame);
    const edge = Math.min(24, width * 0.022);
    await page.mouse.click(x + edge + 22, y + edge + 22, { delay: 60 });
    const first = (height - (LAST_BUTTON + 1) * BUTTON_STEP) / 2 + 22;
    await page.mouse.click(x + width / 2, y + first + LAST_BUTTON * BUTTON_STEP + BUTTON_HEIGHT / 2, {
      delay: 60,
    });
  },
};

const byTouch: FlashInputMethods = {
  name: 'touch',
  isTouch: true,
  async begin(page, frame) {
    await pressStart(frame, 'tap');
    await page.waitForTimeout(FADE_MS);
    await frame.getByRole('button', { name: 'Pulse', exact: true }).tap();
  },
  again: (_page, frame) => frame.getByRole('button', { name: 'Pulse', exact: true }).tap(),
  async steer(page, frame, turn) {
    const { x, y, width, height } = await stageBox(frame);
    const reach = Math.min(width, height) * 0.26;
    const at = (angle: number) => [
      { x: x + width / 2 + Math.cos(angle) * reach, y: y + height / 2 + Math.sin(angle) * reach },
    ];
    const browser = await page.context().newCDPSession(page);
    await browser.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(turn) });
    for (let part = 0.1; part <= 1; part += 0.1)
      await browser.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(turn + part) });
    await browser.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await browser.detach();
  },
  async end(page, frame) {
    const { x, y } = await stageBox(frame);
    await page.touchscreen.tap(x + 32, y + 32);
    for (let step = 0; step <= LAST_BUTTON; step += 1)
      await frame.getByRole('button', { name: 'Down', exact: true }).tap();
    await frame.getByRole('button', { name: 'Pulse', exact: true }).tap();
  },
};

export const FLASH_INPUT_METHODS: readonly FlashInputMethods[] = [byKeys, byMouse, byTouch];
