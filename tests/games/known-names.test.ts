/** Checks that the known names of our own games are complete, short, and free of trademarks where pages show them. */
import { describe, expect, it } from 'vitest';
import { BUILT_IN_GAMES } from '@/games/catalog';
import { FAMILIES } from '@/lib/domain/games/families';
import { knownNamesOf, titleWithName } from '@/lib/domain/games/known-names';

const MAX_NAME_LENGTH = 40;
const MAX_LINE_LENGTH = 90;
const TRADEMARKS =
  /picross|akari|boggle|tetris|bejeweled|candy crush|scrabble|wordle|bloons|mario|simon says|guitar hero|takuzu|binairo|fill.a.pix|hitori|heyawake|nurikabe|kuromasu|shikaku|norinori|battleship$|minesweeper$|queens|wordscapes/i;

describe('each of our own games', () => {
  it.each(BUILT_IN_GAMES.map((game) => [game.slug, game] as const))(
    'declares a one-line description, and known names without trademarks: %s',
    (_slug, { names: { knownAs, searchNames, playLine } }) => {
      expect(knownAs.length).toBeGreaterThan(0);
      const exceptions = /^Number logic, like minesweeper$/;
      for (const name of knownAs) {
        expect(name.length).toBeLessThanOrEqual(MAX_NAME_LENGTH);
        if (!exceptions.test(name)) expect(name).not.toMatch(TRADEMARKS);
      }
      expect(playLine).toMatch(/^[A-Z].*\.$/);
      expect(playLine.length).toBeLessThanOrEqual(MAX_LINE_LENGTH);
      expect(searchNames).toHaveLength(new Set(searchNames).size);
    },
  );
});

describe('a declared family', () => {
  const sizeOf = (slug: string) =>
    BUILT_IN_GAMES.filter(({ names, download }) => !download && names.family === slug).length;

  it.each(Object.keys(FAMILIES))('has at least two games: %s', (slug) => {
    expect(sizeOf(slug)).toBeGreaterThanOrEqual(2);
  });

  it('contains games of several engines', () => {
    expect(sizeOf('solitaire')).toBe(32);
    expect(sizeOf('sudoku')).toBe(20);
  });
});

describe('the title of a game’s page', () => {
  it('includes the known name unless the title contains it', () => {
    expect(titleWithName({ title: 'Eight at Nine', knownAs: ['Pool'] })).toBe('Eight at Nine: Pool');
    expect(titleWithName({ title: 'Golf Solitaire', knownAs: ['Golf solitaire'] })).toBe('Golf Solitaire');
    expect(titleWithName({ title: 'Lamp Lighter', knownAs: [] })).toBe('Lamp Lighter');
  });
});

describe('an edition without names', () => {
  it('throws an error that names the file to edit', () => {
    expect(() => knownNamesOf({}, 'new-game')).toThrow('known-names.ts');
  });
});
