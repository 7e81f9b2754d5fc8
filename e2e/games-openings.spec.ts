/** Opens, starts, pauses and continues games with the input methods that games.spec.ts does not use for them. */
import {
  expectAccessible,
  expectInstructionsWithoutKeys,
  openLevel,
  pauseAndResume,
} from './support/begin-game';
import { GameTable } from './support/game-table';
import {
  isPlayedToEnd,
  joinNames,
  openingInputMethods,
  testedPlayers,
  type InputMethods,
} from './support/input-methods';
import type { GamePlayer } from './support/players/player';
import type { PressMethod } from './support/press-by';
import { expect, test } from './support/test';

test.describe.configure({ mode: 'parallel' });

/** The moves before the pause; a game with few moves is paused after the first one. */
const BEFORE_PAUSE = 2;

const expectMoves = async (
  table: GameTable,
  player: GamePlayer,
  count: number,
  seed: string,
): Promise<void> => {
  if (player.expectSaved) await player.expectSaved(table, count, seed);
  else await table.expectSaved(count);
};

/** Makes a move with the second input method, and expects one more move than before. */
const expectHeard = async (
  table: GameTable,
  by: PressMethod,
  tries: NonNullable<GamePlayer['tries']>,
): Promise<void> => {
  const saved = await table.savedMoves();
  await tries(table, by);
  await pauseAndResume(table, by);
  await expect.poll(() => table.savedMoves()).toBeGreaterThan(saved);
};

const playOpening = async (
  table: GameTable,
  [first, second]: InputMethods,
  player: GamePlayer,
  isFirstOfGame: boolean,
): Promise<void> => {
  await table.page.emulateMedia({ reducedMotion: 'reduce' });
  await table.page.goto(table.path);
  const seed = await openLevel(table, first, true);
  if (first.name === 'touch') await expectInstructionsWithoutKeys(table, first);
  const moves = player.movesFor(seed);
  const before = Math.min(BEFORE_PAUSE, Math.max(1, Math.floor(moves.length / 2)));
  for (const move of moves.slice(0, before)) await move(table, first);
  await pauseAndResume(table, first);
  // No test plays this game to its end, so axe checks its board here, once for each game.
  if (isFirstOfGame && !isPlayedToEnd(player)) await expectAccessible(table);
  // The continued game accepts the next move. In an action game, the next move ends the game, and may be possible only
  // after a minute.
  if (moves.length > 2) {
    await moves[before]!(table, first);
    await expectMoves(table, player, before + 1, seed);
  }
  if (moves.length <= 2) await expectMoves(table, player, before, seed);
  if (!second) return;
  await table.page.reload();
  await openLevel(table, second, false);
  if (player.tries) return expectHeard(table, second, player.tries);
  await pauseAndResume(table, second);
  await moves[before + 1]!(table, second);
  await expectMoves(table, player, before + 2, seed);
};

for (const [index, player] of testedPlayers.entries())
  for (const [at, inputMethods] of openingInputMethods(player, index).entries())
    test.describe(`${player.game.title} by ${joinNames(inputMethods)}`, () => {
      if (inputMethods[0].name === 'touch')
        test.use({ viewport: { width: 375, height: 667 }, hasTouch: true, isMobile: true });

      test('starts, pauses and continues', async ({ page }) => {
        const { game, openingMode = game.mode } = player;
        await playOpening(
          new GameTable(page, { ...game, mode: openingMode }),
          inputMethods,
          player,
          at === 0,
        );
      });
    });
