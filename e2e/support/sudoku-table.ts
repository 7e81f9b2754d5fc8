/** Represents Quiet Sudoku as a player sees it in the frame of the page: its board, its digits and its screens. */
import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';
import { editionOf, MIN_MS_PER_CELL } from '@/games/quiet-sudoku/config';
import { levelFor } from '@/games/quiet-sudoku/rules';
import type { Level } from '@/games/quiet-sudoku/types';
import { dailySeed } from '@/lib/domain/days/daily-seed';

const SUDOKU_KEYWORD = 'quiet-sudoku';
const SAVE_KEY = `sw_save:${SUDOKU_KEYWORD}`;
/** A margin, because the server's clock starts later than the browser's and ends earlier. */
const MARGIN_MS = 1_500;

export const dailyLevel = (day: string): Level => {
  const edition = editionOf(SUDOKU_KEYWORD);
  const level = edition && levelFor(edition, { seed: dailySeed(SUDOKU_KEYWORD, day), mode: 'daily' });
  if (!level) throw new Error(`no level for ${day}`);
  return level;
};

export interface Point {
  x: number;
  y: number;
}

export interface SudokuStep {
  cell: number;
  digit: number;
}

export class SudokuTable {
  readonly frame: FrameLocator;
  readonly steps: readonly SudokuStep[];

  constructor(
    readonly page: Page,
    readonly level: Level,
  ) {
    this.frame = page.frameLocator('iframe[title="Quiet Sudoku"]');
    this.steps = level.givens.flatMap((given, cell) =>
      given === 0 ? [{ cell, digit: level.solution[cell] ?? 0 }] : [],
    );
  }

  screen(name: string): Locator {
    return this.frame.getByRole('dialog', { name });
  }

  /** The result that the page shows over the finished board. */
  get result(): Locator {
    return this.page.getByRole('region', { name: /^Result: / });
  }

  button(name: string): Locator {
    return this.frame.getByRole('dialog').getByRole('button', { name, exact: true });
  }

  get filled(): Locator {
    return this.frame.getByText(new RegExp(`^\\d+ of ${this.steps.length}$`));
  }

  cell(index: number): Locator {
    return this.frame.getByRole('gridcell').nth(index);
  }

  digit(value: number): Locator {
    return this.frame
      .getByRole('group', { name: 'Digits' })
      .getByRole('button')
      .nth(value - 1);
  }

  /** Returns the middle of a control on the page; a locator's own click misjudges the position inside the frame. */
  async pointOf(control: Locator): Promise<Point> {
    await expect(control).toBeVisible();
    const box = await control.boundingBox();
    if (!box) throw new Error('The control is not on the page.');
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  }

  /** @param count the number of cells with a digit, including the givens */
  async expectFilled(count: number): Promise<void> {
    await expect(this.filled).toHaveText(`${count - this.givenCount} of ${this.steps.length}`);
  }

  get givenCount(): number {
    return this.level.givens.filter((given) => given !== 0).length;
  }

  /** Waits until the displayed clock shows the minimum time that a person needs. */
  async waitForHonestTime(): Promise<void> {
    const needed = this.steps.length * MIN_MS_PER_CELL + MARGIN_MS;
    const read = async () => {
      const [minutes = 0, seconds = 0] = ((await this.frame.getByRole('timer').textContent()) ?? '')
        .split(':')
        .map(Number);
      return (minutes * 60 + seconds) * 1000;
    };
    await expect.poll(read, { timeout: needed + 15_000, intervals: [250] }).toBeGreaterThanOrEqual(needed);
  }

  /** Waits until the page has saved this many moves of today's puzzle. */
  async waitForSaved(moves: number): Promise<void> {
    const read = () =>
      this.page.evaluate((key) => {
        const save = JSON.parse(localStorage.getItem(key) ?? 'null') as {
          puzzles?: { daily?: { moves: unknown[] } };
        } | null;
        return save?.puzzles?.daily?.moves.length ?? 0;
      }, SAVE_KEY);
    await expect.poll(read).toBe(moves);
  }
}
