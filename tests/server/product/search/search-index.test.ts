/** Tests the index alone: typos, accents, popularity as a tiebreaker, and nothing for nonsense. */
import { beforeAll, describe, expect, it } from 'vitest';
import { createRandom } from '@/games/kit/seeded-random';
import { buildIndex, type GameIndex, type IndexedGame } from '@/server/product/search/build-index';
import { searchIndex, suggestTitles } from '@/server/product/search/search-index';
import { makeGames, misspell, createNonsense } from './titles';

const NOW = Date.parse('2026-11-21T12:00:00Z');
const createGame = (uid: number, title: string, more: Partial<IndexedGame> = {}): IndexedGame => ({
  uid,
  title,
  keyword: title.toLowerCase().replaceAll(' ', '-'),
  names: [],
  family: null,
  genres: [],
  words: [],
  playLine: '',
  description: '',
  isFeatured: false,
  playCount: 0,
  publishedAt: new Date('2026-01-01'),
  ...more,
});

const SHELF = [
  createGame(1, 'Quiet Sudoku', { genres: ['1'], playCount: 10 }),
  createGame(2, 'Lamplight Jigsaw', { genres: ['9'] }),
  createGame(3, 'Crème Brûlée Café', { genres: ['22'], description: 'Serve the night guests of a bakery.' }),
  createGame(4, 'Bubble Orchard', { genres: ['7'], words: ['fruit', 'aim'] }),
  createGame(5, 'Sudoku Garden', { genres: ['1'], playCount: 900_000 }),
  createGame(6, 'Cats', {}),
  createGame(7, 'Tomorrow Tiles', { publishedAt: new Date('2027-01-01') }),
  createGame(8, 'Three of a Kind', {}),
  createGame(9, 'Fisherman’s Rest', {}),
];

let index: GameIndex;
beforeAll(async () => {
  index = await buildIndex(SHELF);
});

const titlesOf = (term: string) =>
  searchIndex(index, term, NOW).uids.map((uid) => SHELF.find((each) => each.uid === uid)?.title);

describe('searching the index', () => {
  it.each([
    ['sudoku', 'Sudoku Garden'],
    ['suduko', 'Sudoku Garden'],
    ['udoku', 'Sudoku Garden'],
    ['jigasw', 'Lamplight Jigsaw'],
    ['jigsawlamplight', undefined],
    ['lamplightjigsaw', 'Lamplight Jigsaw'],
    ['lamp light jigsaw', 'Lamplight Jigsaw'],
    ['creme brulee', 'Crème Brûlée Café'],
    ['CAFÉ', 'Crème Brûlée Café'],
    ['bakery', 'Crème Brûlée Café'],
    ['fruit', 'Bubble Orchard'],
    ['bubb', 'Bubble Orchard'],
    ['shooting', 'Bubble Orchard'],
    ['the quiet sudoku game', 'Quiet Sudoku'],
    ['three of a kind', 'Three of a Kind'],
    ['quiet nonsense', 'Quiet Sudoku'],
    ['xqzvkw', undefined],
    ['???', undefined],
    ['', undefined],
  ])('responds to %j with the game %j first', (term, title) => {
    expect(titlesOf(term)[0]).toBe(title);
  });

  it('orders games that match equally well by popularity', () => {
    expect(titlesOf('sudoku')).toEqual(['Sudoku Garden', 'Quiet Sudoku']);
  });

  it('never orders a popular game before a better match', () => {
    expect(titlesOf('quiet sudoku')[0]).toBe('Quiet Sudoku');
  });

  it('omits a game until it is published', () => {
    expect(titlesOf('tomorrow')).toEqual([]);
    expect(searchIndex(index, 'tomorrow', Date.parse('2027-01-02')).uids).toEqual([7]);
  });

  it('returns the words that matched', () => {
    expect(searchIndex(index, 'suduko', NOW).matches).toEqual(['sudoku']);
    expect(searchIndex(index, 'creme', NOW).matches).toEqual(['creme']);
    // A word in a description, a word in a genre, and a word with an apostrophe.
    expect(searchIndex(index, 'bakery', NOW).matches).toEqual(['bakery']);
    expect(searchIndex(index, 'shooting', NOW).matches).toEqual(['shooting']);
    expect(searchIndex(index, "fisherman's", NOW).matches).toEqual(['fishermans']);
    expect(searchIndex(index, 'fisherman', NOW).matches).toEqual(['fishermans']);
    expect(searchIndex(index, 'lamplightjigsaw', NOW).matches.toSorted()).toEqual(['jigsaw', 'lamplight']);
  });

  it('suggests each title once, up to the requested number', () => {
    expect(suggestTitles(index, 'sud', NOW, 8)).toEqual(['Sudoku Garden', 'Quiet Sudoku']);
    expect(suggestTitles(index, 'sud', NOW, 1)).toEqual(['Sudoku Garden']);
  });
});

describe('searching 2,000 titles that share their words', () => {
  const games = makeGames(2_000);
  let large: GameIndex;
  beforeAll(async () => {
    large = await buildIndex(games);
  });

  it('finds 98 of 100 misspelled titles among the first five', () => {
    const random = createRandom('slips');
    const missed: string[] = [];
    for (let count = 0; count < 1_000; count += 1) {
      const wanted = games[random.below(games.length)] as IndexedGame;
      const typed = misspell(wanted.title, random);
      if (!searchIndex(large, typed, NOW).uids.slice(0, 5).includes(wanted.uid))
        missed.push(`${typed} (${wanted.title})`);
    }
    expect(missed.length, missed.slice(0, 20).join('; ')).toBeLessThanOrEqual(20);
  });

  it('finds nothing for 95 of 100 nonsense words', () => {
    const random = createRandom('nonsense');
    const found = Array.from({ length: 500 }, () => createNonsense(random)).filter(
      (word) => searchIndex(large, word, NOW).uids.length > 0,
    );
    expect(found.length, found.join(' ')).toBeLessThanOrEqual(25);
  });
});

describe('searching for games for two players', () => {
  const games = [
    createGame(1, 'Table Chess', { words: ['against the computer'], playCount: 900_000 }),
    createGame(2, 'Paddle Duel', { words: ['2 player'] }),
    createGame(3, 'Quiet Kite', {}),
  ];

  it.each(['two player', '2 player games', 'games for two', 'multiplayer'])(
    'lists games for two people before games against the computer for %j',
    async (term) => {
      expect(searchIndex(await buildIndex(games), term, NOW).uids).toEqual([2, 1]);
    },
  );

  it('lists games against the computer first if the term asks for them', async () => {
    expect(searchIndex(await buildIndex(games), 'against the computer', NOW).uids).toEqual([1, 2]);
  });
});
