/** Letter Foundry: spells every word of the grid. */
import { expect, type Locator } from '@playwright/test';
import { EDITIONS, MIN_MS_PER_WORD, type Edition } from '@/games/letter-foundry/config';
import { applyMove, countFound, createPlay } from '@/games/letter-foundry/play';
import { levelFor } from '@/games/letter-foundry/rules';
import type { Level } from '@/games/letter-foundry/types';
import type { GameTable } from '../game-table';
import type { PressMethod } from '../press-by';
import { MARGIN_MS, type GamePlayer } from './player';

const requireLevel = (edition: Edition, seed: string): Level => {
  const level = levelFor(edition, { seed, mode: 'easy' });
  if (!level) throw new Error('no level');
  return level;
};

/** Returns the letters of a word on the stone, each used once. */
const findLetterTiles = ({ frame }: GameTable, { letters }: Level, text: string): Locator[] => {
  const left = letters.map((name) => name);
  return [...text].map((name) => {
    const at = left.indexOf(name);
    left[at] = '';
    return frame.locator('.lf-stone .lf-slug').nth(at);
  });
};

/** The mouse draws a line through the letters, a finger taps them, the keys type them. */
const spellWord = async (table: GameTable, by: PressMethod, level: Level, text: string): Promise<void> => {
  const { keyboard, mouse } = table.page;
  if (by.name === 'keys') {
    await keyboard.type(text.toLowerCase());
    return keyboard.press('Enter');
  }
  const slugs = findLetterTiles(table, level, text);
  if (by.name === 'touch') {
    for (const slug of slugs) await by.on(table, slug);
    return by.on(table, table.frame.getByRole('button', { name: 'Cast', exact: true }));
  }
  for (const [i, slug] of slugs.entries()) {
    const { x, y } = await table.pointOf(slug);
    await mouse.move(x, y, { steps: 2 });
    if (i === 0) await mouse.down();
  }
  await mouse.up();
};

const createPlayer = (edition: Edition, index: number): GamePlayer => ({
  game: { slug: edition.slug, title: edition.title, mode: { key: 'easy', label: 'Easy' } },
  endOf: () => 'Every word cast',
  isLeft: false,
  isEdition: index > 0,
  ways: ['mouse', 'touch', 'keys'],
  movesFor: (seed) => {
    const level = requireLevel(edition, seed);
    const play = createPlay(level);
    const words = level.words.flatMap(({ text }) =>
      applyMove(play, ['word', text]) === null ? [{ text, found: countFound(play) }] : [],
    );
    return words.map(({ text, found }) => async (table, by) => {
      await spellWord(table, by, level, text);
      if (found < level.words.length)
        await expect(
          table.frame.getByText(`${found} of ${level.words.length}`, { exact: true }),
        ).toBeVisible();
    });
  },
  wait: (table, seed) =>
    table.waitForHonestTime(requireLevel(edition, seed).words.length * MIN_MS_PER_WORD + MARGIN_MS),
});

export const letterFoundryPlayers = EDITIONS.map(createPlayer);
