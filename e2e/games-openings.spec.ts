/** Games opened, begun, paused and gone on with by the hands that do not play them to their end in games.spec.ts. */
import { openLevel } from './support/begin-game';
import { GameTable } from './support/game-table';
import { openingHandsOf, players } from './support/hands';
import type { Player } from './support/players/player';
import type { Press } from './support/press-by';
import { expect, test } from './support/test';

test.describe.configure({ mode: 'parallel' });

/** Moves before the pause where a game has many; one that has few is paused after the first of them. */
const BEFORE_PAUSE = 2;

const pauseAndResume = async (table: GameTable, by: Press): Promise<void> => {
  const board = table.frame.locator('.kit-screen');
  await by.on(table, table.frame.getByRole('button', { name: 'Pause', exact: true }));
  await expect(table.frame.getByRole('dialog', { name: 'Paused' })).toBeVisible();
  await by.on(table, table.button('Resume'));
  await expect(board).toHaveCount(0);
};

const playOpening = async (table: GameTable, by: Press, player: Player): Promise<void> => {
  await table.page.emulateMedia({ reducedMotion: 'reduce' });
  await table.page.goto(`/gameplayer/${table.game.slug}`);
  const seed = await openLevel(table, by, true);
  const moves = player.movesFor(seed);
  const before = Math.min(BEFORE_PAUSE, Math.max(1, Math.floor(moves.length / 2)));
  for (const move of moves.slice(0, before)) await move(table, by);
  await pauseAndResume(table, by);
  // What is gone on with takes the next move; an action's is its end, which may be a minute away.
  if (moves.length <= 2) return;
  for (const move of moves.slice(before, before + 1)) await move(table, by);
  if (player.expectSaved) await player.expectSaved(table, before + 1, seed);
  else await table.expectSaved(before + 1);
};

for (const [index, player] of players.entries())
  for (const by of openingHandsOf(player, index))
    test.describe(`${player.game.title} by ${by.name}`, () => {
      if (by.name === 'touch')
        test.use({ viewport: { width: 375, height: 667 }, hasTouch: true, isMobile: true });

      test('is begun, paused and gone on with', async ({ page }) => {
        await playOpening(new GameTable(page, player.game), by, player);
      });
    });
