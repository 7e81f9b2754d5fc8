/** Counts the presses and seconds of one journey, and reports them with the test. */
import { expect, type Locator, type Page, type TestInfo } from '@playwright/test';

/** The type of the annotation that `scripts/journeys.mjs` reads. */
const JOURNEY_ANNOTATION = 'journey';

export class Journey {
  #presses = 0;
  #startedAt = performance.now();

  constructor(
    private readonly testInfo: TestInfo,
    private readonly hasTouch: boolean,
  ) {}

  /** Restarts the clock and the count of presses; without this call, both start with the journey. */
  start(): void {
    this.#startedAt = performance.now();
    this.#presses = 0;
  }

  async press(control: Locator): Promise<void> {
    this.#presses += 1;
    await (this.hasTouch ? control.tap() : control.click());
  }

  /** Types text, which counts as one press. */
  async type(field: Locator, text: string): Promise<void> {
    this.#presses += 1;
    await field.pressSequentially(text);
  }

  async pressKey(page: Page, key: string): Promise<void> {
    this.#presses += 1;
    await page.keyboard.press(key);
  }

  end(): void {
    const seconds = (performance.now() - this.#startedAt) / 1000;
    const measured = { presses: this.#presses, seconds: Number(seconds.toFixed(1)) };
    this.testInfo.annotations.push({ type: JOURNEY_ANNOTATION, description: JSON.stringify(measured) });
  }
}

/** Waits until a board is open for play: the game has started, and nothing covers it. */
export const expectBoard = async (page: Page): Promise<void> => {
  await expect(page.locator('.game-player')).toHaveAttribute('data-state', 'hidden');
  const frame = page.frameLocator('.game-player iframe');
  await expect(frame.locator('#game > *').first()).toBeVisible();
  await expect(frame.getByRole('dialog')).toHaveCount(0);
};
