/** Converts a search term to queries of the index, strictest first. Each is tried only if the previous one finds nothing. */
import type { GameIndex } from './build-index';
import type { Lexicon } from './lexicon';
import {
  addPrefixMatches,
  addPrefixMatchesWithTypo,
  addExactWords,
  addSimilarWords,
  addSoundMatches,
  addSwappedWords,
  type Spellings,
} from './spellings';
import { synonymsOf } from './synonyms';
import type { TallyQuestion, WeightedPostings } from './tally';

/**
 * The minimum length of a word that may contain a typo. In shorter words, a typo leads to unrelated words, unless
 * other words also match the game.
 */
const MIN_TYPO_LENGTH = 4;
const MIN_TYPO_LENGTH_AMONG_OTHERS = 3;
/** From this length on, a name typed without spaces may be incomplete. Shorter names must match exactly. */
const MIN_JOINED_PREFIX_LENGTH = 3;
/** From this length on, a name typed without spaces may also contain a typo. */
const MIN_JOINED_TYPO_LENGTH = 4;
const MAX_WORDS = 8;
const DIGITS_ONLY = /^\d+$/;
const SYNONYM_WEIGHT = 0.6;
/**
 * The weight of words that begin with the stem of the last word. It exceeds 1 to make up for the penalty for missing
 * letters, because the stem is a letter shorter than the typed word.
 */
const UNFINISHED_WEIGHT = 1.5;

/** The texts to search: only titles and known names, or all names of games and their descriptions. */
export type SearchedFields = 'titles' | 'everything';

export interface ParsedQuery {
  words: readonly string[];
  unfinished: string | null;
  optional: readonly string[];
  joinedTerms: readonly string[];
}

const weighPostings = (spellings: Spellings, postings: GameIndex['titles']): WeightedPostings[] => {
  const weighted: WeightedPostings[] = [];
  for (const [id, weight] of spellings) {
    if (postings.countOf(id) > 0) weighted.push([postings.at(id), weight]);
  }
  return weighted;
};

const findWordSpellings = (
  index: GameIndex,
  word: string,
  allowsTypos: boolean,
  isAlone: boolean,
): Spellings => {
  const { lexicon, prefixes: beginnings } = index;
  const spellings: Spellings = new Map();
  addPrefixMatches(spellings, lexicon, word);
  addExactWords(spellings, lexicon, synonymsOf(word), SYNONYM_WEIGHT);
  const isLongEnough = word.length >= (isAlone ? MIN_TYPO_LENGTH : MIN_TYPO_LENGTH_AMONG_OTHERS);
  if (!allowsTypos || !isLongEnough || DIGITS_ONLY.test(word)) return spellings;
  addSimilarWords(spellings, lexicon, word);
  addSwappedWords(spellings, lexicon, word, beginnings);
  addSoundMatches(spellings, lexicon, word);
  if (word.length >= MIN_TYPO_LENGTH) addPrefixMatchesWithTypo(spellings, lexicon, word);
  return spellings;
};

const recordSpellings = (searchedWords: Set<string>, spellings: Spellings, { words }: Lexicon): void => {
  for (const id of spellings.keys()) searchedWords.add(words[id] as string);
};

/** Finds names whose spaces were omitted or moved, by comparing the joined words. */
const findJoinedSpellings = (
  { joinedNames, exactPostings }: GameIndex,
  typed: readonly string[],
  hasUnknown: boolean,
  searchedWords: Set<string>,
): WeightedPostings[] => {
  const spellings: Spellings = new Map();
  for (const joinedWord of typed) {
    addExactWords(spellings, joinedNames, [joinedWord], 1);
    if (joinedWord.length >= MIN_JOINED_PREFIX_LENGTH) addPrefixMatches(spellings, joinedNames, joinedWord);
    if (joinedWord.length < MIN_JOINED_TYPO_LENGTH) continue;
    // Allows only one typo if all words are known. Two typos would lead from correct words to other names, such as from
    // "short games" to "shop game".
    addSimilarWords(spellings, joinedNames, joinedWord, hasUnknown ? undefined : 1);
    addPrefixMatchesWithTypo(spellings, joinedNames, joinedWord);
  }
  recordSpellings(searchedWords, spellings, joinedNames);
  return weighPostings(spellings, exactPostings);
};

const weighWord = (
  index: GameIndex,
  word: string,
  spellings: Spellings,
  searchedFields: SearchedFields,
): WeightedPostings[] => {
  if (searchedFields === 'titles') return weighPostings(spellings, index.titles);
  const textId = index.textIds.get(word);
  const texts: WeightedPostings[] = textId === undefined ? [] : [[index.texts.at(textId), 1]];
  return [...weighPostings(spellings, index.names), ...texts];
};

/** Yields queries, strictest first; `searchedWords` collects the words that were searched for. */
export function* createQuestions(
  index: GameIndex,
  { words, unfinished, optional: optionalWords, joinedTerms: typed }: ParsedQuery,
  searchedFields: SearchedFields,
  searchedWords: Set<string>,
): Generator<TallyQuestion> {
  const counted = words.slice(0, MAX_WORDS);
  const last = counted.at(-1);
  const { lexicon } = index;
  const isKnown = (word: string): boolean => lexicon.idOf(word) !== undefined;
  // The last word may be incomplete.
  const isRight = (word: string): boolean =>
    isKnown(word) || [...synonymsOf(word)].some(isKnown) || (word === last && index.prefixes.has(word));
  const joinedTerms = findJoinedSpellings(index, typed, !counted.every(isRight), searchedWords);
  const spellingsOf = (word: string, allowsTypos: boolean): WeightedPostings[] => {
    const spellings = findWordSpellings(index, word, allowsTypos, counted.length === 1);
    if (unfinished !== null && word === last) {
      addPrefixMatches(spellings, lexicon, unfinished, UNFINISHED_WEIGHT);
      if (allowsTypos && unfinished.length > MIN_TYPO_LENGTH)
        addPrefixMatchesWithTypo(spellings, lexicon, unfinished);
    }
    recordSpellings(searchedWords, spellings, lexicon);
    searchedWords.add(word);
    return weighWord(index, word, spellings, searchedFields);
  };
  const optional = optionalWords.map((word) => spellingsOf(word, false));
  const allWordsQuery = (allowsTypos: (word: string) => boolean): TallyQuestion => ({
    words: counted.map((word) => spellingsOf(word, allowsTypos(word))),
    requiresAllWords: true,
    optional,
    joinedTerms,
  });
  yield allWordsQuery((word) => !isRight(word));
  // A typo may have produced another known word.
  if (counted.some(isRight)) yield allWordsQuery(() => true);
  if (counted.length > 1)
    yield createAnyWordQuestion(index, counted, optional, searchedFields, searchedWords);
}

/** Returns the query for games that contain any of the words. */
export const createAnyWordQuestion = (
  index: GameIndex,
  words: readonly string[],
  optional: TallyQuestion['optional'],
  searchedFields: SearchedFields,
  searchedWords: Set<string>,
): TallyQuestion => {
  const { lexicon } = index;
  const longer = words.filter((word) => word.length >= MIN_TYPO_LENGTH_AMONG_OTHERS);
  return {
    words: longer.map((word) => {
      const spellings: Spellings = new Map();
      addExactWords(spellings, lexicon, [word], 1);
      addExactWords(spellings, lexicon, synonymsOf(word), SYNONYM_WEIGHT);
      // A misspelled word that no game contains may still identify the game.
      if (spellings.size === 0 && word.length > MIN_TYPO_LENGTH) {
        addSimilarWords(spellings, lexicon, word, 1);
        addSoundMatches(spellings, lexicon, word);
      }
      recordSpellings(searchedWords, spellings, lexicon);
      return weighPostings(spellings, searchedFields === 'titles' ? index.titles : index.names);
    }),
    requiresAllWords: false,
    optional,
    joinedTerms: [],
  };
};
