/** Maps the categories and tags of other sites to our genre ids. */
import { DEFAULT_GENRE_ID, MAX_GENRES } from '@/lib/contract/game';

export const GENRE = {
  action: '19',
  adventure: '2',
  brain: '24',
  cardBoard: '6',
  familyKids: '16',
  hiddenObject: '20',
  jigsaw: '9',
  matching: '21',
  musicPhoto: '11',
  puzzle: '1',
  racing: '4',
  shooting: '7',
  sports: '10',
  strategy: '3',
  timeManagement: '22',
  word: '12',
} as const;

/** A feed's categories, in lower case with single spaces, with the corresponding genre ids, main genre first. */
export type GenreTable = Readonly<Record<string, readonly string[]>>;

const WORDS: GenreTable = {
  [GENRE.action]: ['action', 'arcade', 'fighting', 'ninja', 'platform', 'platformer', 'run', 'running'],
  [GENRE.adventure]: ['adventure', 'escape', 'rpg', 'quest', 'exploration', 'survival', 'horror'],
  [GENRE.brain]: ['brain', 'quiz', 'trivia', 'logic', 'math', 'memory', 'educational', 'education', 'sudoku'],
  [GENRE.cardBoard]: ['card', 'cards', 'board', 'solitaire', 'chess', 'mahjong', 'checkers', 'dominoes'],
  [GENRE.familyKids]: ['kids', 'family', 'baby', 'girls', 'dress up', 'coloring', 'animals', 'princess'],
  [GENRE.hiddenObject]: ['hidden object', 'hidden objects', 'hidden', 'find the difference', 'differences'],
  [GENRE.jigsaw]: ['jigsaw', 'jigsaw puzzle', 'jigsaw puzzles'],
  [GENRE.matching]: ['match 3', 'match3', 'matching', 'bubble shooter', 'bejeweled', 'bubble', 'connect'],
  [GENRE.musicPhoto]: ['music', 'piano', 'photo', 'rhythm', 'dance'],
  [GENRE.puzzle]: ['puzzle', 'puzzles', 'block', 'blocks', 'merge', 'tetris', '2048'],
  [GENRE.racing]: ['racing', 'race', 'car', 'cars', 'driving', 'bike', 'motorbike', 'drift', 'parking'],
  [GENRE.shooting]: ['shooting', 'shooter', 'shoot', 'gun', 'guns', 'sniper', 'fps', 'archery'],
  [GENRE.sports]: ['sports', 'sport', 'soccer', 'football', 'basketball', 'golf', 'tennis', 'pool'],
  [GENRE.strategy]: ['strategy', 'tower defense', 'defense', 'war', 'tycoon', 'simulation'],
  [GENRE.timeManagement]: ['time management', 'management', 'cooking', 'restaurant', 'farm', 'idle'],
  [GENRE.word]: ['word', 'words', 'crossword', 'word search', 'typing', 'hangman'],
};

const GENRE_OF_WORD = new Map(
  Object.entries(WORDS).flatMap(([genre, words]) => words.map((word) => [word, genre] as const)),
);

const plainWord = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[\s_-]+/g, ' ')
    .trim();

/**
 * Returns a game's genres, from its categories by the feed's table; otherwise from its tags; otherwise the default
 * genre.
 * @returns one to five of our genre ids
 */
export const genresOf = (
  categories: readonly string[],
  tags: readonly string[],
  table: GenreTable,
): string[] => {
  const byCategory = categories.flatMap((category) => {
    const word = plainWord(category);
    // A category may be named like a property that every object inherits, such as "constructor".
    return Object.hasOwn(table, word) ? (table[word] ?? []) : [];
  });
  const byTag = tags.flatMap((tag) => GENRE_OF_WORD.get(plainWord(tag)) ?? []);
  const genres = byCategory.length > 0 ? byCategory : byTag;
  return genres.length > 0 ? [...new Set(genres)].slice(0, MAX_GENRES) : [DEFAULT_GENRE_ID];
};
