/** Lantern Words: marks every word of the level. */
import { expect } from '@playwright/test';
import { EDITIONS, MIN_MS_PER_WORD, type Edition } from '@/games/lantern-words/config';
import { levelFor } from '@/games/lantern-words/rules';
import { dragPointer } from '../press-by';
import { cellLocator, pressCell } from './cells';
import { MARGIN_MS, type GamePlayer } from './player';

const requireLevel = (edition: Edition, seed: string) => {
  const level = levelFor(edition, { seed, mode: 'easy' });
  if (!level) throw new Error('no level');
  return level;
};

const createPlayer = (edition: Edition, index: number): GamePlayer => ({
  game: { slug: edition.slug, title: edition.title, mode: { key: 'easy', label: 'Easy' } },
  endOf: () => 'All found',
  isLeft: false,
  isEdition: index > 0,
  ways: ['mouse', 'touch', 'keys'],
  movesFor: (seed) => {
    const level = requireLevel(edition, seed);
    return level.words.map(({ cells }, index) => async (table, by) => {
      const [from, to] = [cells[0] ?? 0, cells.at(-1) ?? 0];
      const cellPoint = (cell: number) => table.pointOf(cellLocator(table, cell));
      // A mouse drags; fingers and keys mark both ends.
      if (by.name === 'mouse') await dragPointer(table, await cellPoint(from), await cellPoint(to));
      else {
        await pressCell(table, by, level.columns, from, 'Enter');
        await pressCell(table, by, level.columns, to, 'Enter');
      }
      if (index < level.words.length - 1)
        await expect(
          table.frame.getByText(`${index + 1} of ${level.words.length}`, { exact: true }),
        ).toBeVisible();
    });
  },
  wait: (table, seed) =>
    table.waitForHonestTime(requireLevel(edition, seed).words.length * MIN_MS_PER_WORD + MARGIN_MS),
});

export const lanternWordsPlayers = EDITIONS.map(createPlayer);
