/** Players of three games: they make the level from the run's seed and know what to do in it. */
import { expect, type Locator } from '@playwright/test';
import { editionOf as lanternEdition, MIN_MS_PER_WORD } from '@/games/lantern-words/config';
import { levelFor as lanternLevel } from '@/games/lantern-words/rules';
import { MIN_MS_PER_SHOT } from '@/games/bubble-orchard/config';
import { editionOf as gardenEdition, MIN_MS_PER_BLOCK } from '@/games/nonogram-garden/config';
import { levelFor as gardenLevel } from '@/games/nonogram-garden/rules';
import type { GameOnTable, GameTable } from './game-table';
import { walk, type Press } from './press-by';

/** The server's clock starts after ours and ends before it. */
const MARGIN_MS = 1_500;

export interface Player {
  game: GameOnTable;
  /** The moves of a run, in order; each ends once the game shows it. */
  movesFor(seed: string): readonly ((table: GameTable, press: Press) => Promise<void>)[];
  /** Waits until the run may end honestly. */
  wait(table: GameTable, seed: string): Promise<void>;
  /** The title of the result. */
  endOf(seed: string): string;
  /** The player stops before the game ends the run. */
  isLeft: boolean;
  ways: readonly Press['name'][];
}

const cellOf = (table: GameTable, index: number): Locator => table.frame.getByRole('gridcell').nth(index);

/** Index of the cell that the keys stand on. */
const cursorOf = (table: GameTable): Promise<number> =>
  table.frame
    .getByRole('gridcell')
    .evaluateAll((cells) => cells.findIndex((cell) => cell.getAttribute('tabindex') === '0'));

const press = async (table: GameTable, by: Press, columns: number, cell: number, key: string) => {
  if (by.name !== 'keys') return by.on(table, cellOf(table, cell));
  await walk(table, columns, await cursorOf(table), cell);
  await expect(cellOf(table, cell)).toHaveAttribute('tabindex', '0');
  await table.page.keyboard.press(key);
};

const drag = async (table: GameTable, from: number, to: number): Promise<void> => {
  const [start, end] = [await table.pointOf(cellOf(table, from)), await table.pointOf(cellOf(table, to))];
  await table.page.mouse.move(start.x, start.y);
  await table.page.mouse.down();
  await table.page.mouse.move(end.x, end.y, { steps: 4 });
  await table.page.mouse.up();
};

const lanternOf = (seed: string) => {
  const edition = lanternEdition('lantern-words');
  const level = edition && lanternLevel(edition, { seed, mode: 'easy' });
  if (!level) throw new Error('no level');
  return level;
};

const lanternWords: Player = {
  game: { slug: 'lantern-words', title: 'Lantern Words', mode: { key: 'easy', label: 'Easy' } },
  endOf: () => 'All found',
  isLeft: false,
  ways: ['mouse', 'touch', 'keys'],
  movesFor: (seed) => {
    const level = lanternOf(seed);
    return level.words.map(({ cells }, index) => async (table, by) => {
      const [from, to] = [cells[0] ?? 0, cells.at(-1) ?? 0];
      // A mouse drags; a finger, like the keys, marks both ends.
      if (by.name === 'mouse') await drag(table, from, to);
      else {
        await press(table, by, level.columns, from, 'Enter');
        await press(table, by, level.columns, to, 'Enter');
      }
      if (index < level.words.length - 1)
        await expect(
          table.frame.getByText(`${index + 1} of ${level.words.length}`, { exact: true }),
        ).toBeVisible();
    });
  },
  wait: (table, seed) => table.waitForHonestTime(lanternOf(seed).words.length * MIN_MS_PER_WORD + MARGIN_MS),
};

const gardenOf = (seed: string) => {
  const edition = gardenEdition('nonogram-garden');
  const level = edition && gardenLevel(edition, { seed, mode: 'easy' });
  if (!level) throw new Error('no level');
  return level;
};

const nonogramGarden: Player = {
  game: { slug: 'nonogram-garden', title: 'Nonogram Garden', mode: { key: 'easy', label: 'Easy' } },
  endOf: (seed) => gardenOf(seed).name,
  isLeft: false,
  ways: ['mouse', 'touch', 'keys'],
  movesFor: (seed) => {
    const level = gardenOf(seed);
    const cells = level.solution.flatMap((isFilled, cell) => (isFilled ? [cell] : []));
    return cells.map((cell, index) => async (table, by) => {
      await press(table, by, level.size, cell, 'Space');
      if (index < cells.length - 1)
        await expect(cellOf(table, cell)).toHaveAttribute('aria-label', /, filled/);
    });
  },
  wait: (table, seed) =>
    table.waitForHonestTime(gardenOf(seed).rows.flat().length * MIN_MS_PER_BLOCK + MARGIN_MS),
};

const SHOTS = 12;
const FIRST_TREE_SHOTS = 30;
/** Aims over the whole tree, as shares of the field's width. */
const AIMS = [0.5, 0.2, 0.8, 0.35, 0.65, 0.1, 0.9, 0.45, 0.55, 0.25, 0.75, 0.5];

/** Presses of an arrow from the leftmost of these aims to the rightmost. */
const KEY_TURNS = 60;

const bubbleOrchard: Player = {
  game: { slug: 'bubble-orchard', title: 'Bubble Orchard', mode: { key: 'orchard', label: 'Orchard' } },
  endOf: () => 'Enough for today',
  isLeft: true,
  ways: ['mouse', 'touch', 'keys'],
  movesFor: () =>
    Array.from({ length: SHOTS }, (_, shot) => async (table, by) => {
      const field = table.frame.getByRole('application');
      const left = table.frame.getByText(`${FIRST_TREE_SHOTS - shot - 1} left.`);
      const shoot = async (): Promise<void> => {
        if (by.name === 'keys') {
          await field.focus();
          await table.page.keyboard.press('ArrowUp');
          const turns = Math.round(((AIMS[shot] ?? 0.5) - 0.5) * KEY_TURNS);
          for (let turn = 0; turn < Math.abs(turns); turn += 1)
            await table.page.keyboard.press(turns < 0 ? 'ArrowLeft' : 'ArrowRight');
          return table.page.keyboard.press('Space');
        }
        const box = await field.boundingBox();
        if (!box) throw new Error('The field is not on the page.');
        const [x, y] = [box.x + box.width * (AIMS[shot] ?? 0.5), box.y + box.height * 0.3];
        if (by.name === 'mouse') await table.page.mouse.click(x, y);
        else await table.page.touchscreen.tap(x, y);
      };
      // While a fruit flies the cannon takes nothing: a player presses again.
      await expect(async () => {
        if (!(await left.isVisible())) await shoot();
        await expect(left).toBeVisible({ timeout: 1_000 });
      }).toPass();
    }),
  // It shows no clock: what is played after the reload is long enough alone.
  wait: (table) => table.waitSinceOpen(SHOTS * MIN_MS_PER_SHOT + MARGIN_MS),
};

export const PLAYERS: readonly Player[] = [lanternWords, nonogramGarden, bubbleOrchard];
