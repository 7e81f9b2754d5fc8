/** Rooftop Cats: jumps twice on the first roof, then once at every edge and chimney of the town, until the cat is lost. */
import { expect } from '@playwright/test';
import { METRE } from '@/games/rooftop-cats/config';
import { createCourse } from '@/games/rooftop-cats/course';
import type { GameTable } from '../game-table';
import type { PressMethod } from '../press-by';
import type { GamePlayer } from './player';

/** The first jumps, in meters, on a roof that is sixteen meters long. */
const FIRST_JUMPS = [1, 3];
/** From here on the player does nothing, so that every run ends soon. */
const LAST_JUMP = 40;
const MAX_END_MS = 60_000;
/** Short, because the cat runs a meter in a sixth of a second. */
const POLL_MS = 30;
const JUMP_METRES = 2;

/** Returns the distances, in meters, at which the cat jumps: a little before each obstacle. */
const jumpsFor = (seed: string): readonly number[] => {
  const course = createCourse(seed, 'endless');
  course.reach(LAST_JUMP * METRE);
  const roofs = course.footings.filter(({ kind }) => kind === 'roof');
  const edges = roofs.flatMap(({ end }, index) => ((roofs[index + 1]?.x ?? end) > end ? [end] : []));
  const chimneys = course.footings.flatMap(({ kind, x }) => (kind === 'chimney' ? [x] : []));
  const metres = [...edges, ...chimneys].map((x) => Math.floor(x / METRE) - 1);
  return metres.filter((metre) => metre <= LAST_JUMP).sort((a, b) => a - b);
};

const readDistance = async ({ frame }: GameTable): Promise<number> =>
  parseInt((await frame.getByText(/^\d+ m$/).textContent()) ?? '', 10);

const isOver = ({ result }: GameTable): Promise<boolean> => result.isVisible();

const waitForDistance = (table: GameTable, metres: number): Promise<void> =>
  expect
    .poll(async () => (await isOver(table)) || (await readDistance(table)) >= metres, {
      intervals: [POLL_MS],
      timeout: MAX_END_MS,
    })
    .toBe(true);

const jumpAt = async (table: GameTable, by: PressMethod, metre: number): Promise<void> => {
  await waitForDistance(table, metre);
  if (await isOver(table)) return;
  const landing = (await readDistance(table)) + JUMP_METRES;
  const roofs = table.frame.getByRole('application');
  await by.hold(
    table,
    roofs,
    () => waitForDistance(table, landing),
    () => isOver(table),
  );
};

export const rooftopCats: GamePlayer = {
  game: { slug: 'rooftop-cats', title: 'Rooftop Cats', mode: { key: 'endless', label: 'Endless' } },
  endOf: () => /^(Bumped|Down to the street)$/,
  isLeft: false,
  ways: ['mouse', 'touch', 'keys'],
  movesFor: (seed) => [
    async (table, by) => {
      for (const metre of FIRST_JUMPS) await jumpAt(table, by, metre);
    },
    async (table, by) => {
      const route = await readDistance(table);
      expect(route, 'goes on where it was saved').toBeGreaterThanOrEqual(Math.max(...FIRST_JUMPS));
      for (const metre of jumpsFor(seed).filter((jump) => jump > route)) await jumpAt(table, by, metre);
      await waitForDistance(table, Infinity);
    },
  ],
  // Each jump is two moves, a press and its release, and the cat continues to run between jumps.
  expectSaved: (table) => table.expectSaved(2 * FIRST_JUMPS.length, [POLL_MS]),
  // The distance run has already taken the required time.
  wait: () => Promise.resolve(),
};
