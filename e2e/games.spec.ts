/** Plays games to their end by mouse, touch and keys, with a reload in the middle; the service verifies the runs. */
import { expectAccessible, openLevel, openModes, pauseAndResume } from './support/begin-game';
import { GameTable } from './support/game-table';
import {
  isEveryInputMethod,
  joinNames,
  testedPlayers,
  fullRunInputMethods,
  type InputMethods,
} from './support/input-methods';
import type { GamePlayer } from './support/players/player';
import type { PressMethod } from './support/press-by';
import { expect, test } from './support/test';

// Runs the tests in parallel. Otherwise, a single worker would play all games long after the other two have finished.
// The timeout is long enough for a solitaire game of 150 cards with every input method.
test.describe.configure({ mode: 'parallel', timeout: isEveryInputMethod ? 900_000 : 180_000 });

const leaveGame = async (table: GameTable, by: PressMethod): Promise<void> => {
  const finish = table.frame.getByRole('button', { name: 'Finish', exact: true });
  await by.on(table, finish);
  await by.on(table, table.frame.getByRole('button', { name: 'Sure? Press again' }));
};

const playToTheEnd = async (
  table: GameTable,
  [by, second]: InputMethods,
  player: GamePlayer,
): Promise<void> => {
  await table.page.emulateMedia({ reducedMotion: 'reduce' });
  await table.page.goto(table.path);
  const seed = await openLevel(table, by, true);
  // A drag that leaves the board selects no text.
  await expect(table.frame.locator('body')).toHaveCSS('user-select', 'none');
  const moves = player.movesFor(seed);
  const half = Math.floor(moves.length / 2);
  for (const move of moves.slice(0, half)) await move(table, by);
  if (player.expectSaved) await player.expectSaved(table, half, seed);
  else await table.expectSaved(half);

  const saved = await table.savedMoves();

  await table.page.reload();
  await openLevel(table, second ?? by, false);
  await pauseAndResume(table, second ?? by);
  await expectAccessible(table);
  // The first move after the reload uses the second input method, and all other moves use the first input method.
  for (const [at, move] of moves.slice(half, -1).entries()) await move(table, (at === 0 && second) || by);
  await player.wait(table, seed);
  const finish = table.finish();
  // In a run with two moves, the last move uses the second input method.
  await moves.at(-1)?.(table, (moves.length <= 2 && second) || by);
  if (player.isLeft) await leaveGame(table, by);
  const { verified, value, rank, moveCount } = await finish;
  expect(verified).toBe(true);
  expect(rank).toBe(1);
  expect(value).toBeGreaterThan(0);
  if (moves.length <= 2 && second) expect(moveCount, 'the second hand is heard').toBeGreaterThan(saved);
  if (player.scoreOf) expect(value).toBe(player.scoreOf(seed));
  await expect(table.result.getByText(player.endOf(seed)).first()).toBeVisible();
  await expectAccessible(table);

  // The mode picker shows the result.
  await table.page.reload();
  await openLevel(table, by, false);
  await openModes(table, by);
  await expect(table.modeChoice).toContainText(/Best|today/);
  // Every game has the same mode picker, so only the deep run checks each.
  if (isEveryInputMethod) await expectAccessible(table);
};

for (const [index, player] of testedPlayers.entries())
  for (const inputMethods of fullRunInputMethods(player, index))
    test.describe(`${player.game.title} by ${joinNames(inputMethods)}`, () => {
      if (inputMethods[0].name === 'touch')
        test.use({ viewport: { width: 375, height: 667 }, hasTouch: true, isMobile: true });

      test('plays to its end', async ({ page }) => {
        await playToTheEnd(new GameTable(page, player.game), inputMethods, player);
      });
    });
