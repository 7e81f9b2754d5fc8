/** Windmill Nine: plays a hole in one on the first hole and skips the other two. */
import { expect } from '@playwright/test';
import { dragPointer, dragFinger, type PressMethod } from '../press-by';
import type { GameTable } from '../game-table';
import { MARGIN_MS, type GamePlayer } from './player';
import { circlePartOf } from '@/games/windmill-nine/aim';
import { CIRCLE, EDITIONS, MIN_MS_PER_MOVE, MODE_LABELS } from '@/games/windmill-nine/config';
import { COURSES } from '@/games/windmill-nine/courses';
import type { CourseKey } from '@/games/windmill-nine/types';

/** A stroke in this direction at full strength holes the ball from the first tee of a course. */
const HOLE_IN_ONE_DIRECTIONS: Record<CourseKey, number> = { garden: 1361, rooftops: 1361, canal: 895 };
/** Key presses from the initial to the full strength, with one to spare. */
const KEYS_TO_ALL = 16;
const COARSE_TURN = 8;
const PULL_SHARE = 0.42;
/** The hole of the second input method, after the ace and a skipped hole. */
const SECOND_METHOD_HOLE = 2;

type HoleStep = (table: GameTable, by: PressMethod) => Promise<void>;

/** Turns from the initial aim to a direction of the circle, and strikes at full strength. */
const strikeByKeys = async ({ page, frame }: GameTable, from: number, part: number): Promise<void> => {
  await frame.getByRole('application').focus();
  const turn = ((part - from + CIRCLE * 1.5) % CIRCLE) - CIRCLE / 2;
  const key = turn < 0 ? 'ArrowLeft' : 'ArrowRight';
  for (let i = 0; i < Math.floor(Math.abs(turn) / COARSE_TURN); i += 1) await page.keyboard.press(key);
  for (let i = 0; i < Math.abs(turn) % COARSE_TURN; i += 1) await page.keyboard.press(`Shift+${key}`);
  for (let i = 0; i < KEYS_TO_ALL; i += 1) await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
};

const strikeByHand = async (table: GameTable, by: PressMethod, part: number): Promise<void> => {
  const box = await table.frame.getByRole('application').boundingBox();
  if (!box) throw new Error('The hole is not on the page.');
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const isTurned = box.width > box.height;
  const pull = Math.min(isTurned ? box.width : box.height, 620) * PULL_SHARE;
  const angle = (part / CIRCLE) * 2 * Math.PI;
  const [x, y] = [Math.sin(angle), -Math.cos(angle)];
  const screenDirection = isTurned ? { x: -y, y: x } : { x, y };
  const to = { x: middle.x - screenDirection.x * pull, y: middle.y - screenDirection.y * pull };
  await (by.name === 'mouse' ? dragPointer : dragFinger)(table, middle, to);
};

const createPlayer = (index: number, isEdition: boolean): GamePlayer => {
  const { slug, title, course } = EDITIONS[index]!;
  const holes = COURSES[course];
  const strikeBall = async (table: GameTable, by: PressMethod, hole: number, part: number): Promise<void> => {
    const { tee, cup } = holes[hole]!;
    if (by.name !== 'keys') return strikeByHand(table, by, part);
    return strikeByKeys(table, circlePartOf(cup[0] - tee[0], cup[1] - tee[1], CIRCLE), part);
  };
  const nextHole: HoleStep = async (table, by) => {
    const next = table.frame.getByRole('button', { name: 'Next hole' });
    await expect(next).toBeVisible({ timeout: 12_000 });
    if (by.name === 'keys') await table.page.keyboard.press('Enter');
    else await by.on(table, next);
    await expect(next).toBeHidden();
  };
  const pickUp: HoleStep = async (table, by) => {
    await by.on(table, table.frame.getByRole('button', { name: 'Pick up' }));
    await by.on(table, table.frame.getByRole('button', { name: /^Sure/ }));
  };
  return {
    game: { slug, title, mode: { key: 'three', label: MODE_LABELS.three } },
    isEdition,
    endOf: () => 'Round played',
    isLeft: false,
    ways: ['mouse', 'touch', 'keys'],
    movesFor: () => [
      async (table, by) => {
        await strikeBall(table, by, 0, HOLE_IN_ONE_DIRECTIONS[course]);
        await expect(table.frame.getByText('Hole in one')).toBeVisible({ timeout: 12_000 });
        await nextHole(table, by);
      },
      async (table, by) => {
        await pickUp(table, by);
        await nextHole(table, by);
      },
      pickUp,
    ],
    tries: (table, by) => strikeBall(table, by, SECOND_METHOD_HOLE, 0),
    // One for the ace, and eight for each skipped hole.
    scoreOf: () => 17,
    wait: (table) => table.waitSinceOpen(3 * MIN_MS_PER_MOVE + MARGIN_MS),
  };
};

export const windmillNinePlayer = createPlayer(0, false);
export const rooftopsPlayer = createPlayer(1, true);
export const frozenCanalPlayer = createPlayer(2, true);
