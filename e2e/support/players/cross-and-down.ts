/** Cross & Down: writes every letter, in the order in which the cursor goes on by itself. */
import { expect } from '@playwright/test';
import { editionOf, MIN_MS_PER_LETTER } from '@/games/cross-and-down/config';
import { countFillable } from '@/games/cross-and-down/play';
import { levelFor } from '@/games/cross-and-down/rules';
import { createGame } from '@/games/cross-and-down/state';
import { cellOf } from './cells';
import { MARGIN_MS, type Player } from './player';

const crosswordOf = (seed: string) => {
  const edition = editionOf('cross-and-down');
  const level = edition && levelFor(edition, { seed, mode: 'small' });
  if (!level) throw new Error('no level');
  return level;
};

export const crossAndDown: Player = {
  game: { slug: 'cross-and-down', title: 'Cross & Down', mode: { key: 'small', label: 'Small' } },
  endOf: () => 'Solved',
  isLeft: false,
  ways: ['mouse', 'touch', 'keys'],
  movesFor: (seed) => {
    const game = createGame(crosswordOf(seed));
    const { keys, answers } = game.level;
    const squares = keys.flatMap((key, cell) => (key < 0 ? [] : [cell]));
    return Array.from({ length: countFillable(game.level) }, (_, index) => {
      const cell = game.cursor;
      const letter = answers[cell] ?? '';
      game.type(letter);
      return async (table, by) => {
        const square = cellOf(table, squares.indexOf(cell));
        // A square that is chosen already would turn.
        const isChosen = (await square.getAttribute('tabindex')) === '0';
        if (by.name !== 'keys' && !isChosen) await by.on(table, square);
        const key = table.frame.getByRole('button', { name: letter, exact: true });
        if (by.name === 'touch' && (await key.isVisible())) await by.on(table, key);
        else await table.page.keyboard.press(letter.toLowerCase());
        if (index < squares.length - 1)
          await expect(square).toHaveAttribute('aria-label', new RegExp(`, ${letter}(,|$)`));
      };
    });
  },
  wait: (table, seed) =>
    table.waitForHonestTime(countFillable(crosswordOf(seed)) * MIN_MS_PER_LETTER + MARGIN_MS),
};
