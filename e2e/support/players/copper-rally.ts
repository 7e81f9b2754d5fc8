/** Copper Rally and its table: plays the assisted warm-up with little use of the wheel or pedal, up to the finish. */
import { expect } from '@playwright/test';
import { EDITIONS } from '@/games/copper-rally/config';
import type { GameTable } from '../game-table';
import type { GamePlayer } from './player';

const POLL_MS = 40;
const MAX_WAIT_MS = 30_000;
const HOLD_SECONDS = 1;
/** Short, because the warm-up takes only five seconds, including the key presses from the wheel to Pause. */
const PRESS_SECONDS = 0.2;
/** The browser saves every full second of a race. */
const SAVED_TICKS = 60;

const readSeconds = async ({ frame }: GameTable): Promise<number> => {
  const text = (await frame.getByRole('timer').textContent()) ?? '';
  const [minutes = 0, seconds = 0] = text.split(':').map(Number);
  return minutes * 60 + seconds;
};

const waitForTime = (table: GameTable, seconds: number): Promise<void> =>
  expect
    .poll(() => readSeconds(table), { intervals: [POLL_MS], timeout: MAX_WAIT_MS })
    .toBeGreaterThanOrEqual(seconds);

/** Each hold of the wheel or pedal is two moves: the press and the release. */
const HELD_MOVES = 2;

const savedTicks = ({ page, game }: GameTable): Promise<number> =>
  page.evaluate(
    ([key, mode]) => {
      const save = JSON.parse(localStorage.getItem(`sw_save:${key}`) ?? 'null') as {
        puzzles?: Record<string, { ticks: number }>;
      } | null;
      return save?.puzzles?.[mode ?? '']?.ticks ?? 0;
    },
    [game.slug, game.mode.key],
  );

const createPlayer = (index: number, key: string): GamePlayer => {
  const { slug, title } = EDITIONS[index]!;
  return {
    game: { slug, title, mode: { key, label: 'Warm-up' } },
    // The warm-up takes five seconds, but a stage takes a minute.
    openingMode: { key: `${key.slice(0, 1)}1e`, label: '1.' },
    isEdition: index > 0,
    endOf: () => /^(Gold|Silver|Bronze|Home)$/,
    isLeft: false,
    ways: ['mouse', 'touch', 'keys'],
    movesFor: () => [
      (table, by) =>
        by.hold(table, table.frame.getByRole('application'), () => waitForTime(table, HOLD_SECONDS)),
      async (table) => {
        expect(await readSeconds(table), 'goes on where it was saved').toBeGreaterThanOrEqual(HOLD_SECONDS);
        await expect(table.result).toBeVisible({ timeout: MAX_WAIT_MS });
      },
    ],
    tries: async (table, by) => {
      const from = await readSeconds(table);
      await by.hold(table, table.frame.getByRole('application'), () =>
        waitForTime(table, from + PRESS_SECONDS),
      );
    },
    expectSaved: async (table) => {
      await expect
        .poll(() => savedTicks(table), { intervals: [POLL_MS] })
        .toBeGreaterThanOrEqual(SAVED_TICKS);
      await expect.poll(() => table.savedMoves()).toBeGreaterThanOrEqual(HELD_MOVES);
    },
    // The driven distance has already taken the required time.
    wait: () => Promise.resolve(),
  };
};

export const copperRallyPlayer = createPlayer(0, 'r0');
export const tabletopPlayer = createPlayer(1, 't0');
