/** Finds the families that a search term names, by their name, an alias, or the beginning of either. */
import { FAMILIES, type FamilySlug } from '@/lib/domain/games/families';
import { createLexicon, type Lexicon } from './lexicon';
import { parseTerm, splitWords } from './words';

/** Aliases of the families. A name for only one kind belongs to that game instead. */
const ALIASES: Partial<Record<FamilySlug, readonly string[]>> = {
  archery: ['bow and arrow', 'archer'],
  'brain-training': ['brain trainer', 'brain quiz'],
  'cooking-games': ['cooking', 'cook', 'restaurant'],
  crosswords: ['crossword', 'crossword puzzle'],
  dominoes: ['domino'],
  jigsaws: ['jigsaw', 'jigsaw puzzle', 'puzzle pieces'],
  mahjong: ['mahjong', 'mahjongg', 'mah jong', 'tile solitaire'],
  'match-3': ['match three'],
  'memory-games': ['memory', 'concentration', 'pairs', 'memory card'],
  'mini-golf': ['putting', 'golf'],
  'pipe-puzzles': ['pipe', 'pipes', 'plumber'],
  pool: ['billiards', 'billiard'],
  'racing-games': ['racing', 'race', 'car racing', 'racing car'],
  solitaire: ['patience', 'card solitaire', 'solitaire card'],
  sudoku: ['su doku'],
  'tower-defense': ['td'],
  'word-search': ['word find', 'word searches'],
};

const MIN_PREFIX_LENGTH = 3;
const MIN_TYPO_LENGTH = 5;
const MIN_TWO_TYPOS_LENGTH = 9;

const toNameKey = (text: string): string => {
  const { needed, optional } = parseTerm(text);
  return [...needed, ...optional].toSorted().join('');
};

const SLUGS = Object.keys(FAMILIES) as FamilySlug[];
const NAMES = SLUGS.flatMap((slug) =>
  [FAMILIES[slug].name, ...(ALIASES[slug] ?? [])].map((name) => ({ slug, name })),
);
const BY_KEY = new Map(NAMES.map(({ slug, name }) => [toNameKey(name), slug]));
const KEYS = createLexicon(BY_KEY.keys());
const NAME_TEXTS = NAMES.map(({ slug, name }) => ({ slug, text: splitWords(name).join(' ') }));

const findKeyWithTypo = (key: string): FamilySlug | null => {
  if (key.length < MIN_TYPO_LENGTH) return null;
  const similar = KEYS.findSimilar(key, key.length < MIN_TWO_TYPOS_LENGTH ? 1 : 2).toSorted(
    (left, right) => left.edits - right.edits,
  );
  const id = similar[0]?.id ?? KEYS.findSoundingLike(key)[0];
  return id === undefined ? null : (BY_KEY.get(KEYS.words[id] as string) ?? null);
};

/**
 * Returns the family whose full name the term is: "free sudoku online" names a family, "killer sudoku" does not.
 * @param catalog typos are considered only if the catalog contains none of the term's words
 */
export const findFamilyNamed = (term: string, catalog: Lexicon): FamilySlug | null => {
  const key = toNameKey(term);
  const named = BY_KEY.get(key);
  if (named || !key) return named ?? null;
  const { needed } = parseTerm(term);
  return needed.some((word) => catalog.idOf(word) !== undefined) ? null : findKeyWithTypo(key);
};

/** Returns the families with a name that begins with the typed text. */
export const findFamiliesWithPrefix = (typed: string): FamilySlug[] => {
  const text = splitWords(typed).join(' ');
  if (text.length < MIN_PREFIX_LENGTH) return [];
  return [...new Set(NAME_TEXTS.filter((name) => name.text.startsWith(text)).map(({ slug }) => slug))];
};
