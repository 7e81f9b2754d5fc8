/** Represents a game as a player sees it in the frame of the page: its screens, its run and its end. */
import {
  expect,
  type Frame,
  type FrameLocator,
  type Locator,
  type Page,
  type Response,
} from '@playwright/test';

export interface GameOnTable {
  slug: string;
  title: string;
  mode: { key: string; label: string };
}

interface FinishedResult {
  verified: boolean;
  value: number;
  rank: number | null;
  moveCount: number;
}

export class GameTable {
  readonly frame: FrameLocator;

  constructor(
    readonly page: Page,
    readonly game: GameOnTable,
  ) {
    this.frame = page.frameLocator(`iframe[title="${game.title}"]`);
  }

  /** Returns the game's own document. */
  async document(): Promise<Frame> {
    const element = await this.page.locator(`iframe[title="${this.game.title}"]`).elementHandle();
    const frame = await element?.contentFrame();
    if (!frame) throw new Error('The game has no frame.');
    return frame;
  }

  get arch(): Locator {
    return this.page.getByRole('button', { name: `Play ${this.game.title}`, exact: true });
  }

  /** The path of the player's page, with the mode that Play opens. */
  get path(): string {
    return `/gameplayer/${this.game.slug}${this.game.mode.key ? `?mode=${this.game.mode.key}` : ''}`;
  }

  /** The result that the page shows over the finished board. */
  get result(): Locator {
    return this.page.getByRole('region', { name: /^Result: / });
  }

  button(name: string): Locator {
    return this.frame.getByRole('dialog').getByRole('button', { name, exact: true });
  }

  /** The mode in the picker; its label is pressed, because its radio button is hidden. */
  get modeChoice(): Locator {
    return this.frame.locator('.kit-choice', { hasText: this.game.mode.label });
  }

  /** Returns the middle of a control on the page; a locator's own click misjudges the position inside the frame. */
  async pointOf(control: Locator): Promise<{ x: number; y: number }> {
    await expect(control).toBeVisible();
    const box = await control.boundingBox();
    if (!box) throw new Error('The control is not on the page.');
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  }

  /** Returns the seed of the next run that the page requests. */
  async seedOfNextRun(): Promise<string> {
    const response = await this.page.waitForResponse(
      (answer) => answer.request().method() === 'POST' && answer.url().endsWith('/scores/runs'),
    );
    const { run } = (await response.json()) as { run: { seed: string } };
    return run.seed;
  }

  /** Waits without a time limit for the end of the run, and returns the service's response and the number of moves sent. */
  async finish(): Promise<FinishedResult> {
    const isFinish = (answer: Response) => answer.url().endsWith('/finish');
    const response = await this.page.waitForResponse(isFinish, { timeout: 0 });
    const { moves = [] } = response.request().postDataJSON() as { moves?: unknown[] };
    return { ...((await response.json()) as Omit<FinishedResult, 'moveCount'>), moveCount: moves.length };
  }

  /** Waits until the browser has saved this many moves of the mode; `intervals` are in milliseconds. */
  async expectSaved(moves: number, intervals?: number[]): Promise<void> {
    await expect.poll(() => this.savedMoves(), intervals && { intervals }).toBe(moves);
  }

  /** Returns how many moves of this mode the browser has saved. */
  savedMoves(): Promise<number> {
    return this.page.evaluate(
      ([key, mode]) => {
        const save = JSON.parse(localStorage.getItem(`sw_save:${key}`) ?? 'null') as {
          puzzles?: Record<string, { moves: unknown[] }>;
        } | null;
        return save?.puzzles?.[mode ?? '']?.moves.length ?? 0;
      },
      [this.game.slug, this.game.mode.key],
    );
  }

  /** Waits until the page has been open for this time. */
  async waitSinceOpen(neededMs: number): Promise<void> {
    const read = () => this.page.evaluate(() => performance.now());
    await expect.poll(read, { timeout: neededMs + 15_000 }).toBeGreaterThanOrEqual(neededMs);
  }

  /** Waits until the game's clock shows the minimum time that a person needs. */
  async waitForHonestTime(neededMs: number): Promise<void> {
    const read = async () => {
      const text = (await this.frame.getByRole('timer').textContent()) ?? '';
      const [minutes = 0, seconds = 0] = text.split(':').map(Number);
      return (minutes * 60 + seconds) * 1000;
    };
    await expect.poll(read, { timeout: neededMs + 15_000 }).toBeGreaterThanOrEqual(neededMs);
  }
}
