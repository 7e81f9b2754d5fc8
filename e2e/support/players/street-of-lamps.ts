/** Street of Lamps and its editions: fills every cell of the solution. */
import { expect } from '@playwright/test';
import { MIN_MS_PER_CELL } from '@/games/street-of-lamps/config';
import { EDITIONS, type Edition } from '@/games/street-of-lamps/editions';
import { presenterOf } from '@/games/street-of-lamps/presenters';
import { countCells } from '@/games/kit/grid/play';
import { PLANS } from '@/games/street-of-lamps/plans';
import { levelFor } from '@/games/street-of-lamps/rules';
import { cellLocator, pressCell } from './cells';
import { MARGIN_MS, type GamePlayer } from './player';

const requireBoard = (edition: Edition, seed: string) => {
  const level = levelFor(edition, { seed, mode: 'easy' });
  if (!level) throw new Error('no level');
  const { solution, isFixed, regions } = level;
  const cells = solution.flatMap((is, cell) => (is && !isFixed[cell] ? [cell] : []));
  // When a press fills a region, or fills it up to a level, only its first cell is pressed.
  const { isByRegion, isPoured } = PLANS[edition.plan];
  const isFirst = (cell: number) => cells.find((other) => regions?.[other] === regions?.[cell]) === cell;
  return { level, cells: isByRegion || isPoured ? cells.filter(isFirst) : cells };
};

const createPlayer = (edition: Edition, index: number): GamePlayer => {
  const onWord = presenterOf(edition.plan)?.words.on ?? '(lamp|tile)';
  return {
    game: { slug: edition.slug, title: edition.title, mode: { key: 'easy', label: 'Easy' } },
    endOf: () =>
      presenterOf(edition.plan)?.solved ??
      (edition.plan === 'lamps' ? 'Every lane is lit' : 'The terrace is laid'),
    isLeft: false,
    isEdition: index > 0,
    ways: ['mouse', 'touch', 'keys'],
    movesFor: (seed) => {
      const { level, cells } = requireBoard(edition, seed);
      return cells.map((cell, at) => async (table, by) => {
        await pressCell(table, by, level.size, cell, 'Space');
        if (at < cells.length - 1)
          await expect(cellLocator(table, cell)).toHaveAttribute('aria-label', new RegExp(`, ${onWord}`));
      });
    },
    wait: (table, seed) =>
      table.waitForHonestTime(countCells(requireBoard(edition, seed).level) * MIN_MS_PER_CELL + MARGIN_MS),
  };
};

export const streetOfLampsPlayers = EDITIONS.map(createPlayer);
