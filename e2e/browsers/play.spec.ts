/** Plays a game to its end; its result is verified and ranked on the board. */
import { openLevel } from '../support/begin-game';
import { GameTable } from '../support/game-table';
import { lanternWordsPlayers } from '../support/players/lantern-words';
import { PRESSES } from '../support/press-by';
import { waitForExchange } from './support/exchange';
import { expect, test } from './support/test';

test('plays a game to its end, shows the verified result, and ranks it on the board', async ({
  page,
  gateway,
}) => {
  const [player, [mouse]] = [lanternWordsPlayers[0]!, PRESSES];
  const table = new GameTable(page, player.game);
  await page.goto(table.path);
  const seed = await openLevel(table, mouse!, true);
  const moves = player.movesFor(seed);
  for (const move of moves.slice(0, -1)) await move(table, mouse!);
  await player.wait(table, seed);
  // The gateway records requests in every engine; Playwright does not see them in a stock Firefox.
  const finish = waitForExchange(gateway, ({ url }) => url.endsWith('/finish'));
  await moves.at(-1)?.(table, mouse!);
  const { requestBody, responseBody } = await finish;
  expect(JSON.parse(requestBody).moves).toHaveLength(moves.length);
  expect(JSON.parse(responseBody)).toMatchObject({ verified: true });
  await expect(table.result.getByText(player.endOf(seed)).first()).toBeVisible();

  await page.goto(`/gamelanding/${player.game.slug}`);
  const board = page.getByRole('region', { name: 'Leaderboard' });
  await board.getByLabel('Mode').selectOption(player.game.mode.key);
  await expect(board.getByRole('row').filter({ hasText: 'You' })).toContainText('Guest');
});
