/**
 * Known names of imported games. Feeds' tags are often wrong, so pages show only the tags on this list. Review each
 * addition: the name must be generic (no trademark), and it must suit all games with the tag.
 */
import type { EntryContent } from './entry';

/** Tags in lower case, each with the name that pages show for it. */
const REVIEWED_NAMES: Readonly<Record<string, string>> = {
  archery: 'Archery game',
  backgammon: 'Backgammon',
  billiards: 'Pool',
  'bubble shooter': 'Bubble shooter',
  checkers: 'Checkers',
  chess: 'Chess',
  crossword: 'Crossword',
  dominoes: 'Dominoes',
  freecell: 'FreeCell',
  'hidden object': 'Hidden object',
  'hidden objects': 'Hidden object',
  jigsaw: 'Jigsaw puzzle',
  'jigsaw puzzle': 'Jigsaw puzzle',
  'jigsaw puzzles': 'Jigsaw puzzle',
  klondike: 'Klondike solitaire',
  mahjong: 'Mahjong solitaire',
  'match 3': 'Match 3',
  match3: 'Match 3',
  minesweeper: 'Minesweeper',
  'mini golf': 'Mini golf',
  minigolf: 'Mini golf',
  nonogram: 'Nonogram',
  nonograms: 'Nonogram',
  pool: 'Pool',
  'spider solitaire': 'Spider solitaire',
  sudoku: 'Sudoku',
  'tic tac toe': 'Tic-tac-toe',
  'tower defence': 'Tower defense',
  'tower defense': 'Tower defense',
  'word search': 'Word search',
};

const MAX_NAMES = 3;

/** Returns the reviewed names among a game's tags, in the order of the tags. */
export const reviewedNamesOf = (tags: readonly string[]): string[] => {
  const names = tags.flatMap((tag) =>
    Object.hasOwn(REVIEWED_NAMES, tag.toLowerCase()) ? [REVIEWED_NAMES[tag.toLowerCase()] as string] : [],
  );
  return [...new Set(names)].slice(0, MAX_NAMES);
};

/** Adds the reviewed names to the content. Without any, returns the content unchanged, so that its hash stays the same. */
export const withReviewedNames = (content: EntryContent): EntryContent => {
  const knownAs = reviewedNamesOf(content.searchWords ?? []);
  return knownAs.length > 0 ? { ...content, knownAs } : content;
};
