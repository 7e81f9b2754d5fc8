/** Plays today's Lantern Words by mouse to its end. */
import { expect, type Page } from '@playwright/test';
import { editionOf, HINT_PENALTY_MS, MIN_MS_PER_WORD } from '@/games/lantern-words/config';
import { levelFor } from '@/games/lantern-words/rules';
import { openLevel } from './begin-game';
import { GameTable } from './game-table';
import { cellLocator } from './players/cells';
import { MARGIN_MS } from './players/player';
import { dragPointer, PRESSES } from './press-by';

const LANTERN_WORDS_TITLE = {
  slug: 'lantern-words',
  title: 'Lantern Words',
  mode: { key: '', label: 'Daily' },
};

interface FinishedDaily {
  table: GameTable;
  /** The hidden words. */
  words: readonly string[];
}

/** Opens the player's page, uses a hint if requested, and marks every word in the time that a person needs. */
export const finishLanternWords = async (page: Page, { hasHint = false } = {}): Promise<FinishedDaily> => {
  const table = new GameTable(page, LANTERN_WORDS_TITLE);
  const [byMouse] = PRESSES;
  await page.goto('/gameplayer/lantern-words');
  const seed = await openLevel(table, byMouse!, true);
  const words = levelFor(editionOf('lantern-words')!, { seed, mode: 'daily' })?.words ?? [];
  if (hasHint) await page.keyboard.press('h');
  // The clock of the game includes the time that a hint costs.
  const minMs = words.length * MIN_MS_PER_WORD + MARGIN_MS + (hasHint ? HINT_PENALTY_MS : 0);
  for (const [found, { cells }] of words.entries()) {
    const isLast = found === words.length - 1;
    if (isLast) await table.waitForHonestTime(minMs);
    const [from, to] = [cellLocator(table, cells[0]!), cellLocator(table, cells.at(-1)!)];
    await dragPointer(table, await table.pointOf(from), await table.pointOf(to));
    if (!isLast)
      await expect(table.frame.getByText(`${found + 1} of ${words.length}`, { exact: true })).toBeVisible();
  }
  return { table, words: words.map(({ text }) => text) };
};
