/** Plays the crosswords: types every letter in cursor order, and enters the words of a list with their buttons. */
import { expect } from '@playwright/test';
import { EDITIONS, MIN_MS_PER_LETTER, type Edition } from '@/games/cross-and-down/config';
import { countFillable } from '@/games/cross-and-down/play';
import { levelFor } from '@/games/cross-and-down/rules';
import { createGame } from '@/games/cross-and-down/state';
import type { Entry, Level } from '@/games/cross-and-down/types';
import type { GameTable } from '../game-table';
import { cellLocator } from './cells';
import { MARGIN_MS, type GamePlayer } from './player';

const requireLevel = (edition: Edition, seed: string): Level => {
  const level = levelFor(edition, { seed, mode: 'small' });
  if (!level) throw new Error('no level');
  return level;
};
const countSquares = ({ keys }: Level): number => keys.filter((key) => key >= 0).length;

const MAX_CLUES = 60;

const entryName = ({ number, isAcross }: Entry): string => `${number} ${isAcross ? 'across' : 'down'}`;

/** Returns the index, among the entries, of the word with the cursor. */
const findCurrentEntry = async (table: GameTable, { entries }: Level): Promise<number> => {
  const label = await table.frame
    .locator('[role="gridcell"][aria-selected="true"]')
    .getAttribute('aria-label');
  const parts = (label ?? '').split(', ');
  return entries.findIndex((entry) => parts.includes(entryName(entry)));
};

/** Moves from word to word by Tab, forward or backward, until the cursor is back in the wanted word. */
const returnToEntry = async (table: GameTable, cell: number, level: Level, wanted: number): Promise<void> => {
  const square = cellLocator(table, cell);
  for (let clues = 0; clues <= MAX_CLUES; clues += 1) {
    const current = await findCurrentEntry(table, level);
    if (current === wanted) return expect(square).toHaveAttribute('aria-selected', 'true');
    await table.page.keyboard.press(current < wanted ? 'Tab' : 'Shift+Tab');
  }
  throw new Error('Tab does not lead back to the word.');
};

const writeLetters = (level: Level): ReturnType<GamePlayer['movesFor']> => {
  const game = createGame(level);
  const squares = countSquares(level);
  return Array.from({ length: countFillable(level) }, (_, index) => {
    const { cursor: cell, entry } = game;
    const letter = level.answers[cell] ?? '';
    game.type(letter);
    return async (table, by) => {
      const square = cellLocator(table, cell);
      // Pressing the selected square again would change the direction.
      const isChosen = (await square.getAttribute('tabindex')) === '0';
      if (by.name === 'keys') await returnToEntry(table, cell, level, entry);
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
const listWords = (
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

const fitWords = (level: Level): ReturnType<GamePlayer['movesFor']> => {
  const words = listWords(level);
  return words.map(({ word, fresh, cell, from, entry }, index) => async (table, by) => {
    if (by.name === 'keys') {
      await returnToEntry(table, from, level, entry);
      for (const letter of fresh) await table.page.keyboard.press(letter.toLowerCase());
    } else await by.on(table, table.frame.getByRole('button', { name: word, exact: true }));
    const isLast = index === words.length - 1;
    if (!isLast)
      await expect(cellLocator(table, cell)).toHaveAttribute(
        'aria-label',
        new RegExp(`, ${fresh.at(-1)}(,|$)`),
      );
  });
};

const createPlayer = (edition: Edition): GamePlayer => ({
  game: { slug: edition.slug, title: edition.title, mode: { key: 'small', label: 'Small' } },
  endOf: () => 'Solved',
  isLeft: false,
  isEdition: !edition.isDaily,
  ways: ['mouse', 'touch', 'keys'],
  movesFor: (seed) => {
    const level = requireLevel(edition, seed);
    return edition.kind === 'list' ? fitWords(level) : writeLetters(level);
  },
  ...(edition.kind === 'list' && {
    expectSaved: async (table, moves, seed) => {
      const letters = listWords(requireLevel(edition, seed))
        .slice(0, moves)
        .reduce((sum, { fresh }) => sum + fresh.length, 0);
      await table.expectSaved(letters);
      // The test writes words faster than any person, so it has to wait.
      await table.waitForHonestTime(letters * MIN_MS_PER_LETTER);
    },
  }),
  wait: (table, seed) =>
    table.waitForHonestTime(countFillable(requireLevel(edition, seed)) * MIN_MS_PER_LETTER + MARGIN_MS),
});

/** In a code puzzle, each number represents a letter, so letters are not written square by square. */
export const crosswordPlayers = EDITIONS.filter(({ kind }) => kind !== 'code').map(createPlayer);
