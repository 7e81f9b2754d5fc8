/** The crosswords: writes every letter in the order of the cursor, and words of a list by their buttons. */
import { expect } from '@playwright/test';
import { EDITIONS, MIN_MS_PER_LETTER, type Edition } from '@/games/cross-and-down/config';
import { countFillable } from '@/games/cross-and-down/play';
import { levelFor } from '@/games/cross-and-down/rules';
import { createGame } from '@/games/cross-and-down/state';
import type { Entry, Level } from '@/games/cross-and-down/types';
import type { GameTable } from '../game-table';
import { cellOf } from './cells';
import { MARGIN_MS, type Player } from './player';

const levelOf = (edition: Edition, seed: string): Level => {
  const level = levelFor(edition, { seed, mode: 'small' });
  if (!level) throw new Error('no level');
  return level;
};
const countSquares = ({ keys }: Level): number => keys.filter((key) => key >= 0).length;

const MAX_CLUES = 60;

const nameOf = ({ number, isAcross }: Entry): string => `${number} ${isAcross ? 'across' : 'down'}`;

/** Returns the index, among the entries, of the word with the cursor. */
const currentEntryOf = async (table: GameTable, { entries }: Level): Promise<number> => {
  const label = await table.frame
    .locator('[role="gridcell"][aria-selected="true"]')
    .getAttribute('aria-label');
  const parts = (label ?? '').split(', ');
  return entries.findIndex((entry) => parts.includes(nameOf(entry)));
};

/** Moves from word to word by Tab, forward or backward, until the cursor is back in the wanted word. */
const comeBack = async (table: GameTable, cell: number, level: Level, wanted: number): Promise<void> => {
  const square = cellOf(table, cell);
  for (let clues = 0; clues <= MAX_CLUES; clues += 1) {
    const current = await currentEntryOf(table, level);
    if (current === wanted) return expect(square).toHaveAttribute('aria-selected', 'true');
    await table.page.keyboard.press(current < wanted ? 'Tab' : 'Shift+Tab');
  }
  throw new Error('Tab does not lead back to the word.');
};

const writing = (level: Level): ReturnType<Player['movesFor']> => {
  const game = createGame(level);
  const squares = countSquares(level);
  return Array.from({ length: countFillable(level) }, (_, index) => {
    const { cursor: cell, entry } = game;
    const letter = level.answers[cell] ?? '';
    game.type(letter);
    return async (table, by) => {
      const square = cellOf(table, cell);
      // Pressing the selected square again would change the direction.
      const isChosen = (await square.getAttribute('tabindex')) === '0';
      if (by.name === 'keys') await comeBack(table, cell, level, entry);
      else if (!isChosen) await by.on(table, square);
      const key = table.frame.getByRole('button', { name: letter, exact: true });
      if (by.name === 'touch' && (await key.isVisible())) await by.on(table, key);
      else await table.page.keyboard.press(letter.toLowerCase());
      if (index < squares - 1)
        await expect(square).toHaveAttribute('aria-label', new RegExp(`, ${letter}(,|$)`));
    };
  });
};

/** Returns one word for each step, with the letters that it adds. */
const wordsOf = (
  level: Level,
): { word: string; fresh: string[]; cell: number; from: number; entry: number }[] => {
  const game = createGame(level);
  const words = [];
  while (!game.isDone()) {
    const { entry } = game;
    const { cells, text } = level.entries[entry]!;
    const open = cells.filter((cell) => game.play.letters[cell] === '');
    const newLetters = open.map((cell) => level.answers[cell]!);
    words.push({ word: text, fresh: newLetters, cell: open.at(-1)!, from: open[0]!, entry });
    if (game.place(text) !== null) throw new Error(`${text} does not go in`);
  }
  return words;
};

const fitting = (level: Level): ReturnType<Player['movesFor']> => {
  const words = wordsOf(level);
  return words.map(({ word, fresh, cell, from, entry }, index) => async (table, by) => {
    if (by.name === 'keys') {
      await comeBack(table, from, level, entry);
      for (const letter of fresh) await table.page.keyboard.press(letter.toLowerCase());
    } else await by.on(table, table.frame.getByRole('button', { name: word, exact: true }));
    const isLast = index === words.length - 1;
    if (!isLast)
      await expect(cellOf(table, cell)).toHaveAttribute('aria-label', new RegExp(`, ${fresh.at(-1)}(,|$)`));
  });
};

const playerOf = (edition: Edition): Player => ({
  game: { slug: edition.slug, title: edition.title, mode: { key: 'small', label: 'Small' } },
  endOf: () => 'Solved',
  isLeft: false,
  isEdition: !edition.isDaily,
  ways: ['mouse', 'touch', 'keys'],
  movesFor: (seed) => {
    const level = levelOf(edition, seed);
    return edition.kind === 'list' ? fitting(level) : writing(level);
  },
  ...(edition.kind === 'list' && {
    expectSaved: async (table, moves, seed) => {
      const letters = wordsOf(levelOf(edition, seed))
        .slice(0, moves)
        .reduce((sum, { fresh }) => sum + fresh.length, 0);
      await table.expectSaved(letters);
      // The test writes words faster than any person, so it has to wait.
      await table.waitForHonestTime(letters * MIN_MS_PER_LETTER);
    },
  }),
  wait: (table, seed) =>
    table.waitForHonestTime(countFillable(levelOf(edition, seed)) * MIN_MS_PER_LETTER + MARGIN_MS),
});

/** In a code puzzle, each number represents a letter, so letters are not written square by square. */
export const crosswordPlayers = EDITIONS.filter(({ kind }) => kind !== 'code').map(playerOf);
