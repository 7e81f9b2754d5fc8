/** Bubble Orchard: picks a few fruits, keeps shooting, then stops. */
import { expect } from '@playwright/test';
import { CANNON, FIELD_WIDTH, MIN_MS_PER_SHOT } from '@/games/bubble-orchard/config';
import { createPlay, shootBubble } from '@/games/bubble-orchard/play';
import { MARGIN_MS, type GamePlayer } from './player';

const SHOT_COUNT = 12;
const FIRST_TREE_SHOTS = 30;
/** The distance from the cannon at which the field is pressed, in the field's units. */
const PRESS_DISTANCE = 9_000;
/** Aims in half degrees from vertical, the straight ones first: each equals that many presses of an arrow key. */
const AIM_ANGLES = Array.from({ length: 30 }, (_, at) => [2 * at, -2 * at]).flat();

/**
 * The number of shots that pick something. With more shots, the tree could be cleared, and the count of shots would
 * restart.
 */
const PICKING_SHOT_COUNT = 3;

/** Returns the aims of a run: the first shots pick as few fruits as possible, the others pick none. */
const aimsFor = (seed: string): number[] => {
  const play = createPlay({ seed, mode: 'orchard' });
  let picks = 0;
  return Array.from({ length: SHOT_COUNT }, (_, at) => {
    const turned = [
      ...AIM_ANGLES.slice((at * 7) % AIM_ANGLES.length),
      ...AIM_ANGLES.slice(0, (at * 7) % AIM_ANGLES.length),
    ];
    const tries = turned
      .map((aim) => ({ aim, ...shootBubble(structuredClone(play), aim, 0) }))
      .filter(({ bonus }) => bonus === 0);
    const picking = tries.filter(({ points }) => points > 0).sort((one, other) => one.points - other.points);
    const wanted = picks < PICKING_SHOT_COUNT ? picking[0] : tries.find(({ points }) => points === 0);
    const aim = (wanted ?? tries[0])?.aim ?? 0;
    if (shootBubble(play, aim, 0).points > 0) picks += 1;
    return aim;
  });
};

export const bubbleOrchard: GamePlayer = {
  game: { slug: 'bubble-orchard', title: 'Bubble Orchard', mode: { key: 'orchard', label: 'Orchard' } },
  endOf: () => 'Enough for today',
  isLeft: true,
  ways: ['mouse', 'touch', 'keys'],
  movesFor: (seed) =>
    aimsFor(seed).map((aim, shot) => async (table, by) => {
      const field = table.frame.getByRole('application');
      const left = table.frame.getByText(`${FIRST_TREE_SHOTS - shot - 1} left.`);
      const pressField = async (): Promise<void> => {
        if (by.name === 'keys') {
          await field.focus();
          await table.page.keyboard.press('ArrowUp');
          for (let turn = 0; turn < Math.abs(aim); turn += 1)
            await table.page.keyboard.press(aim < 0 ? 'ArrowLeft' : 'ArrowRight');
          return table.page.keyboard.press('Space');
        }
        const box = await field.boundingBox();
        if (!box) throw new Error('The field is not on the page.');
        const angle = (aim * Math.PI) / 360;
        const x = box.x + (box.width * (CANNON.x + PRESS_DISTANCE * Math.sin(angle))) / FIELD_WIDTH;
        const y = box.y + (box.width * (CANNON.y - PRESS_DISTANCE * Math.cos(angle))) / FIELD_WIDTH;
        if (by.name === 'mouse') await table.page.mouse.click(x, y);
        else await table.page.touchscreen.tap(x, y);
      };
      // The cannon ignores input while a fruit flies, so the player presses again.
      await expect(async () => {
        if (!(await left.isVisible())) await pressField();
        await expect(left).toBeVisible({ timeout: 1_000 });
      }).toPass();
    }),
  // The game shows no clock, so the time since the reload must cover all shots.
  wait: (table) => table.waitSinceOpen(SHOT_COUNT * MIN_MS_PER_SHOT + MARGIN_MS),
};
