/** Tests searches as people type them, with the built-in catalog. */
import { beforeAll, describe, expect, it } from 'vitest';
import { GENRE_IDS } from '@/lib/domain/games/genre-ids';
import type { BuiltInGame } from '@/lib/domain/games/built-in-game';
import type { GameIndex } from '@/server/product/search/build-index';
import { searchIndex, suggestTitles } from '@/server/product/search/search-index';
import { builtInGameAt, createBuiltInIndex } from './built-in-index';
import { QUERIES } from './queries';
import { SECOND_QUERIES } from './second-queries';

const NOW = Date.parse('2026-11-27T12:00:00Z');
const FIRST = 3;
const MIN_RECALL = 0.98;

let index: GameIndex;
beforeAll(async () => {
  index = await createBuiltInIndex();
});

const firstGames = (query: string): BuiltInGame[] =>
  searchIndex(index, query, NOW).uids.slice(0, FIRST).map(builtInGameAt);

const slugsOf = (query: string): string =>
  firstGames(query)
    .map(({ slug }) => slug)
    .join(', ');

const isExpected = (game: BuiltInGame, expected: string): boolean => {
  if (expected.includes('|')) return expected.split('|').some((each) => isExpected(game, each));
  const [kind, value = ''] = expected.split(':');
  if (kind === 'genre') return game.genres.includes(value);
  if (kind === 'family') return game.names.family === value;
  if (kind === 'kind') return game.names.kinds.some((each) => each === value);
  return expected === 'any' || game.slug === expected;
};

describe('searching the built-in catalog', () => {
  it('covers at least 300 different queries', () => {
    expect(new Set(QUERIES.map(([query]) => query)).size).toBeGreaterThanOrEqual(300);
    expect(QUERIES).toHaveLength(new Set(QUERIES.map(([query]) => query)).size);
  });

  it.each([
    ['first', QUERIES],
    ['second', SECOND_QUERIES],
  ])(
    'finds the expected game among the first three for 98 of 100 queries in the %s list',
    (name, queries) => {
      const missed = queries
        .filter(([query, expected]) => !firstGames(query).some((game) => isExpected(game, expected)))
        .map(([query, expected]) => `${query} (${expected}): ${slugsOf(query)}`);
      const recall = 1 - missed.length / queries.length;
      process.stdout.write(`search, ${name} list: recall in the first three ${recall.toFixed(3)}\n`);
      expect(recall, missed.join('\n')).toBeGreaterThanOrEqual(MIN_RECALL);
    },
  );

  it.each([
    ['soltai', 'Hearthside Solitaire'],
    ['sudko', 'Sudoku'],
    ['sudk', 'Quiet Sudoku'],
    ['minesw', 'Firefly Field'],
    ['minsw', 'Firefly Field'],
    ['nonogr', 'Nonogram Garden'],
    ['tower def', 'Tower defense'],
  ])('completes the unfinished text %j, with its first suggestion, to %j', (typed, title) => {
    expect(suggestTitles(index, typed, NOW, 8)[0]).toBe(title);
  });

  it.each([
    ['sudoku', ['Sudoku']],
    ['sud', ['Sudoku']],
    ['killer sud', ['Quiet Sudoku Sums']],
    ['diagonal sudoku', ['Quiet Sudoku Diagonal', 'Quiet Sudoku Windows and Diagonals']],
    ['quiet sudoku', ['Quiet Sudoku', 'Sudoku']],
    ['klondike', ['Hearthside Solitaire', 'Solitaire']],
    ['solit', ['Solitaire']],
    ['chess', ['Chess']],
    ['freecell', ['FreeCell by Lamplight']],
  ])('returns suggestions of games and families for %j: %j', (typed, expected) => {
    expect(suggestTitles(index, typed, NOW, 8).slice(0, expected.length)).toEqual(expected);
  });

  it('suggests a family only once', () => {
    for (const typed of ['sudoku', 'quiet', 'solitaire', 'jigsaw', 'mahjong', 'domino', 'night owl']) {
      const suggested = suggestTitles(index, typed, NOW, 8);
      expect(suggested, typed).toEqual([...new Set(suggested)]);
    }
  });

  it.each([
    ['sudoku', 'sudoku'],
    ['free sudoku online', 'sudoku'],
    ['sudko', 'sudoku'],
    ['soltaire', 'solitaire'],
    ['solitaire', 'solitaire'],
    ['patience', 'solitaire'],
    ['mahjong', 'mahjong'],
    ['mahjong solitaire', 'mahjong'],
    ['jigsaw puzzles', 'jigsaws'],
    ['crossword', 'crosswords'],
    ['tower defence games', 'tower-defense'],
    ['pool', 'pool'],
    ['billiards', 'pool'],
    ['memory', 'memory-games'],
    ['mini golf', 'mini-golf'],
    ['word find', 'word-search'],
    ['killer sudoku', null],
    ['spider solitaire', null],
    ['jigsaw sudoku', null],
    ['golf solitaire', null],
    ['nonogram', null],
    ['kites', null],
  ])('recognizes the family in %j: %j', (term, family) => {
    expect(searchIndex(index, term, NOW).family).toBe(family);
  });

  it('still finds the games of a term that names a family', () => {
    expect(firstGames('killer sudoku')[0]?.slug).toBe('quiet-sudoku-sums');
    expect(firstGames('sudoku')[0]?.slug).toBe('quiet-sudoku');
  });

  it('suggests the three most similar games for a term that finds none', () => {
    const { uids, nearest } = searchIndex(index, 'zzyxlamp', NOW);
    expect(uids).toEqual([]);
    expect(nearest).toHaveLength(3);
    expect(new Set(nearest).size).toBe(3);
  });

  it.each([
    ['card games', [GENRE_IDS.CARD_AND_BOARD]],
    ['free brain games online', [GENRE_IDS.BRAIN]],
    ['racing', [GENRE_IDS.RACING]],
    ['hidden objects', [GENRE_IDS.HIDDEN_OBJECT]],
    ['racing cats', []],
  ])('recognizes the genres in %j: %j', (term, genres) => {
    expect(searchIndex(index, term, NOW).genres).toEqual(genres);
  });

  it('never highlights names that pages must not show', () => {
    const { matches } = searchIndex(index, 'picross', NOW);
    expect(matches).not.toContain('tetris');
  });

  it('does not highlight the title of a game that is tagged with the searched kind', () => {
    const { uids, matches } = searchIndex(index, 'no timer', NOW);
    expect(uids).not.toEqual([]);
    expect(matches).not.toContain('fox');
  });
});
