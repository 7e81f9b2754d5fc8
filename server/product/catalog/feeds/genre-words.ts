/** Maps the categories and tags of other sites to our genre ids. */
import { DEFAULT_GENRE_ID, MAX_GENRES } from '@/lib/contract/game';

export const GENRE_IDS_BY_NAME = {
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
  [GENRE_IDS_BY_NAME.action]: [
    'action',
    'arcade',
    'fighting',
    'ninja',
    'platform',
    'platformer',
    'run',
    'running',
  ],
  [GENRE_IDS_BY_NAME.adventure]: ['adventure', 'escape', 'rpg', 'quest', 'exploration', 'survival', 'horror'],
  [GENRE_IDS_BY_NAME.brain]: [
    'brain',
    'quiz',
    'trivia',
    'logic',
    'math',
    'memory',
    'educational',
    'education',
    'sudoku',
  ],
  [GENRE_IDS_BY_NAME.cardBoard]: [
    'card',
    'cards',
    'board',
    'solitaire',
    'chess',
    'mahjong',
    'checkers',
    'dominoes',
  ],
  [GENRE_IDS_BY_NAME.familyKids]: [
    'kids',
    'family',
    'baby',
    'girls',
    'dress up',
    'coloring',
    'animals',
    'princess',
  ],
  [GENRE_IDS_BY_NAME.hiddenObject]: [
    'hidden object',
    'hidden objects',
    'hidden',
    'find the difference',
    'differences',
  ],
  [GENRE_IDS_BY_NAME.jigsaw]: ['jigsaw', 'jigsaw puzzle', 'jigsaw puzzles'],
  [GENRE_IDS_BY_NAME.matching]: [
    'match 3',
    'match3',
    'matching',
    'bubble shooter',
    'bejeweled',
    'bubble',
    'connect',
  ],
  [GENRE_IDS_BY_NAME.musicPhoto]: ['music', 'piano', 'photo', 'rhythm', 'dance'],
  [GENRE_IDS_BY_NAME.puzzle]: ['puzzle', 'puzzles', 'block', 'blocks', 'merge', 'tetris', '2048'],
  [GENRE_IDS_BY_NAME.racing]: [
    'racing',
    'race',
    'car',
    'cars',
    'driving',
    'bike',
    'motorbike',
    'drift',
    'parking',
  ],
  [GENRE_IDS_BY_NAME.shooting]: ['shooting', 'shooter', 'shoot', 'gun', 'guns', 'sniper', 'fps', 'archery'],
  [GENRE_IDS_BY_NAME.sports]: [
    'sports',
    'sport',
    'soccer',
    'football',
    'basketball',
    'golf',
    'tennis',
    'pool',
  ],
  [GENRE_IDS_BY_NAME.strategy]: ['strategy', 'tower defense', 'defense', 'war', 'tycoon', 'simulation'],
  [GENRE_IDS_BY_NAME.timeManagement]: [
    'time management',
    'management',
    'cooking',
    'restaurant',
    'farm',
    'idle',
  ],
  [GENRE_IDS_BY_NAME.word]: ['word', 'words', 'crossword', 'word search', 'typing', 'hangman'],
};

const GENRE_OF_WORD = new Map(
  Object.entries(WORDS).flatMap(([genre, words]) => words.map((word) => [word, genre] as const)),
);

const foldWord = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[\s_-]+/g, ' ')
    .trim();

/**
 * Returns a game's genres, from its categories by the feed's table; otherwise from its tags; otherwise the default
 * genre.
 * @returns one to five of our genre ids
 */
export const findGenresOf = (
  categories: readonly string[],
  tags: readonly string[],
  table: GenreTable,
): string[] => {
  const byCategory = categories.flatMap((category) => {
    const word = foldWord(category);
    // A category may be named like a property that every object inherits, such as "constructor".
    return Object.hasOwn(table, word) ? (table[word] ?? []) : [];
  });
  const byTag = tags.flatMap((tag) => GENRE_OF_WORD.get(foldWord(tag)) ?? []);
  const genres = byCategory.length > 0 ? byCategory : byTag;
  return genres.length > 0 ? [...new Set(genres)].slice(0, MAX_GENRES) : [DEFAULT_GENRE_ID];
};
