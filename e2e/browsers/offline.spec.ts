/** A game that was begun online is resumed and played on without a network. */
import { openLevel } from '../support/begin-game';
import { GameTable } from '../support/game-table';
import { lanternWordsPlayers } from '../support/players/lantern-words';
import { PRESSES } from '../support/press-by';
import { expect, test } from './support/test';

const MOVES = 2;
const [mouse] = PRESSES;

/** Opens the level that was begun; the start has no cover without a network. */
const resume = async (table: GameTable): Promise<void> => {
  await mouse!.on(table, table.arch);
  await mouse!.chooseMode(table);
  await expect(table.go).toHaveText('Resume');
  await mouse!.on(table, table.go);
  await expect(table.frame.getByRole('dialog')).toHaveCount(0);
};

test('resumes a game after a reload without a network, and reconnects', async ({
  page,
  gateway,
  problems,
}) => {
  const player = lanternWordsPlayers[0]!;
  const table = new GameTable(page, player.game);
  await page.goto(`/gameplayer/${player.game.slug}`);
  const moves = player.movesFor(await openLevel(table, mouse!, true));
  for (const move of moves.slice(0, MOVES)) await move(table, mouse!);
  await table.expectSaved(MOVES);
  await expect.poll(() => page.evaluate(async () => Boolean(await caches.match('/kept-note')))).toBe(true);

  // Every request fails from now on, and browsers log each of them.
  problems.expect(
    /API call failed|ERR_|Failed to load resource|NetworkError|network|CORS|Load failed|blocked/i,
  );
  await gateway.disconnect();
  await page.reload();
  await resume(table);
  await moves[MOVES]!(table, mouse!);
  await table.expectSaved(MOVES + 1);

  await gateway.reconnect();
  await page.goto('/help');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
