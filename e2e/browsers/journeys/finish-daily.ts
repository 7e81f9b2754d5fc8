/** Plays today's Lantern Words on an open board to its end; it is the daily with the fewest moves. */
import { expect, type Locator, type Page } from '@playwright/test';
import { editionOf, MIN_MS_PER_WORD } from '@/games/lantern-words/config';
import { levelFor } from '@/games/lantern-words/rules';
import { dailySeed } from '@/lib/domain/days/daily-seed';
import { GameTable } from '../../support/game-table';
import { cellLocator } from '../../support/players/cells';
import { MARGIN_MS } from '../../support/players/player';
import { dragPointer } from '../../support/press-by';
import { localToday } from '../../support/today';

const DAILY_TITLE = { slug: 'lantern-words', title: 'Lantern Words', mode: { key: 'daily', label: 'Daily' } };

export const DAILY_PATH = `/gamelanding/${DAILY_TITLE.slug}`;

/** @returns the panel with the result */
export const finishDaily = async (page: Page): Promise<Locator> => {
  const table = new GameTable(page, DAILY_TITLE);
  const edition = editionOf(DAILY_TITLE.slug);
  const level =
    edition && levelFor(edition, { seed: dailySeed(DAILY_TITLE.slug, localToday()), mode: 'daily' });
  if (!level) throw new Error('Lantern Words has no level today.');
  for (const [index, { cells }] of level.words.entries()) {
    const isLast = index === level.words.length - 1;
    if (isLast) await table.waitForHonestTime(level.words.length * MIN_MS_PER_WORD + MARGIN_MS);
    const [from, to] = [cellLocator(table, cells[0]!), cellLocator(table, cells.at(-1)!)];
    await dragPointer(table, await table.pointOf(from), await table.pointOf(to));
    if (!isLast)
      await expect(
        table.frame.getByText(`${index + 1} of ${level.words.length}`, { exact: true }),
      ).toBeVisible();
  }
  await expect(table.result).toBeVisible();
  return table.result;
};

/** Opens the page of the daily, presses Play and finishes it. */
export const playDaily = async (page: Page): Promise<Locator> => {
  await page.goto(DAILY_PATH);
  await page.getByRole('link', { name: /^(Play|Resume) today$/ }).click();
  return finishDaily(page);
};
