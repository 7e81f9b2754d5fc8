/** Resumes a game that was started online, and continues it without a network. */
import { openLevel } from '../support/begin-game';
import { GameTable } from '../support/game-table';
import { lanternWordsPlayers } from '../support/players/lantern-words';
import { PRESSES } from '../support/press-by';
import { expect, test } from './support/test';

const MOVES = 2;
const [mouse] = PRESSES;

test('resumes a game after a reload without a network, and reconnects', async ({
  page,
  gateway,
  problems,
}) => {
  const player = lanternWordsPlayers[0]!;
  const table = new GameTable(page, player.game);
  await page.goto(table.path);
  const moves = player.movesFor(await openLevel(table, mouse!, true));
  for (const move of moves.slice(0, MOVES)) await move(table, mouse!);
  await table.expectSaved(MOVES);
  await expect.poll(() => page.evaluate(async () => Boolean(await caches.match('/kept-note')))).toBe(true);

  // From now on every request fails, and browsers log each failure.
  problems.expect(
    /API call failed|ERR_|Failed to load resource|NetworkError|network|CORS|Load failed|blocked/i,
  );
  await gateway.disconnect();
  await page.reload();
  await openLevel(table, mouse!, false);
  await moves[MOVES]!(table, mouse!);
  await table.expectSaved(MOVES + 1);

  await gateway.reconnect();
  await page.goto('/help');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
