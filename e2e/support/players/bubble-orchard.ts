/** Bubble Orchard: shoots over the whole tree, then stops. */
import { expect } from '@playwright/test';
import { MIN_MS_PER_SHOT } from '@/games/bubble-orchard/config';
import { MARGIN_MS, type Player } from './player';

const SHOTS = 12;
const FIRST_TREE_SHOTS = 30;
/** Aims over the whole tree, as shares of the field's width. */
const AIMS = [0.5, 0.2, 0.8, 0.35, 0.65, 0.1, 0.9, 0.45, 0.55, 0.25, 0.75, 0.5];

/** Presses of an arrow from the leftmost of these aims to the rightmost. */
const KEY_TURNS = 60;

export const bubbleOrchard: Player = {
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
