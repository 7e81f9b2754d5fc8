/** Converts a search term to queries of the index, strictest first. Each is tried only if the previous one finds nothing. */
import type { GameIndex } from './build-index';
import type { Lexicon } from './lexicon';
import {
  addBeginnings,
  addBeginningsWithSlip,
  addExact,
  addSimilar,
  addSounds,
  addSwapped,
  type Spellings,
} from './spellings';
import { synonymsOf } from './synonyms';
import type { Question, Weighted } from './tally';

/**
 * The minimum length of a word that may contain a typo. In shorter words, a typo leads to unrelated words, unless
 * other words also match the game.
 */
const MIN_SLIP_LENGTH = 4;
const MIN_SLIP_LENGTH_AMONG_OTHERS = 3;
/** From this length on, a name typed without spaces may be incomplete. Shorter names must match exactly. */
const MIN_JOINED_BEGINNING = 3;
/** From this length on, a name typed without spaces may also contain a typo. */
const MIN_JOINED_TYPO = 4;
const MAX_WORDS = 8;
const DIGITS_ONLY = /^\d+$/;
const SYNONYM = 0.6;
/**
 * The weight of words that begin with the stem of the last word. It exceeds 1 to make up for the penalty for missing
 * letters, because the stem is a letter shorter than the typed word.
 */
const UNFINISHED_WEIGHT = 1.5;

/** The texts to search: only titles and known names, or all names of games and their descriptions. */
export type Reach = 'titles' | 'everything';

export interface ParsedQuery {
  words: readonly string[];
  unfinished: string | null;
  optional: readonly string[];
  joinedTerms: readonly string[];
}

const weigh = (spellings: Spellings, postings: GameIndex['titles']): Weighted[] => {
  const weighted: Weighted[] = [];
  for (const [id, weight] of spellings) {
    if (postings.countOf(id) > 0) weighted.push([postings.at(id), weight]);
  }
  return weighted;
};

const wordSpellings = (index: GameIndex, word: string, hasSlips: boolean, isAlone: boolean): Spellings => {
  const { lexicon, beginnings } = index;
  const spellings: Spellings = new Map();
  addBeginnings(spellings, lexicon, word);
  addExact(spellings, lexicon, synonymsOf(word), SYNONYM);
  const isLongEnough = word.length >= (isAlone ? MIN_SLIP_LENGTH : MIN_SLIP_LENGTH_AMONG_OTHERS);
  if (!hasSlips || !isLongEnough || DIGITS_ONLY.test(word)) return spellings;
  addSimilar(spellings, lexicon, word);
  addSwapped(spellings, lexicon, word, beginnings);
  addSounds(spellings, lexicon, word);
  if (word.length >= MIN_SLIP_LENGTH) addBeginningsWithSlip(spellings, lexicon, word);
  return spellings;
};

const note = (spelt: Set<string>, spellings: Spellings, { words }: Lexicon): void => {
  for (const id of spellings.keys()) spelt.add(words[id] as string);
};

/** Finds names whose spaces were omitted or moved, by comparing the joined words. */
const joinedSpellingsOf = (
  { joinedNames, exactPostings }: GameIndex,
  typed: readonly string[],
  hasUnknown: boolean,
  spelt: Set<string>,
): Weighted[] => {
  const spellings: Spellings = new Map();
  for (const whole of typed) {
    addExact(spellings, joinedNames, [whole], 1);
    if (whole.length >= MIN_JOINED_BEGINNING) addBeginnings(spellings, joinedNames, whole);
    if (whole.length < MIN_JOINED_TYPO) continue;
    // Allows only one typo if all words are known. Two typos would lead from correct words to other names, such as from
    // "short games" to "shop game".
    addSimilar(spellings, joinedNames, whole, hasUnknown ? undefined : 1);
    addBeginningsWithSlip(spellings, joinedNames, whole);
  }
  note(spelt, spellings, joinedNames);
  return weigh(spellings, exactPostings);
};

const weighWord = (index: GameIndex, word: string, spellings: Spellings, reach: Reach): Weighted[] => {
  if (reach === 'titles') return weigh(spellings, index.titles);
  const textId = index.textIds.get(word);
  const texts: Weighted[] = textId === undefined ? [] : [[index.texts.at(textId), 1]];
  return [...weigh(spellings, index.names), ...texts];
};

/** Yields queries, strictest first; `spelt` collects the words that were searched for. */
export function* questionsOf(
  index: GameIndex,
  { words, unfinished, optional: optionalWords, joinedTerms: typed }: ParsedQuery,
  reach: Reach,
  spelt: Set<string>,
): Generator<Question> {
  const counted = words.slice(0, MAX_WORDS);
  const last = counted.at(-1);
  const { lexicon } = index;
  const isKnown = (word: string): boolean => lexicon.idOf(word) !== undefined;
  // The last word may be incomplete.
  const isRight = (word: string): boolean =>
    isKnown(word) || [...synonymsOf(word)].some(isKnown) || (word === last && index.beginnings.has(word));
  const joinedTerms = joinedSpellingsOf(index, typed, !counted.every(isRight), spelt);
  const spellingsOf = (word: string, hasSlips: boolean): Weighted[] => {
    const spellings = wordSpellings(index, word, hasSlips, counted.length === 1);
    if (unfinished !== null && word === last) {
      addBeginnings(spellings, lexicon, unfinished, UNFINISHED_WEIGHT);
      if (hasSlips && unfinished.length > MIN_SLIP_LENGTH)
        addBeginningsWithSlip(spellings, lexicon, unfinished);
    }
    note(spelt, spellings, lexicon);
    spelt.add(word);
    return weighWord(index, word, spellings, reach);
  };
  const optional = optionalWords.map((word) => spellingsOf(word, false));
  const allWordsQuery = (hasSlips: (word: string) => boolean): Question => ({
    words: counted.map((word) => spellingsOf(word, hasSlips(word))),
    isEachNeeded: true,
    optional,
    joinedTerms,
  });
  yield allWordsQuery((word) => !isRight(word));
  // A typo may have produced another known word.
  if (counted.some(isRight)) yield allWordsQuery(() => true);
  if (counted.length > 1) yield anyOf(index, counted, optional, reach, spelt);
}

/** Returns the query for games that contain any of the words. */
export const anyOf = (
  index: GameIndex,
  words: readonly string[],
  optional: Question['optional'],
  reach: Reach,
  spelt: Set<string>,
): Question => {
  const { lexicon } = index;
  const longer = words.filter((word) => word.length >= MIN_SLIP_LENGTH_AMONG_OTHERS);
  return {
    words: longer.map((word) => {
      const spellings: Spellings = new Map();
      addExact(spellings, lexicon, [word], 1);
      addExact(spellings, lexicon, synonymsOf(word), SYNONYM);
      // A misspelled word that no game contains may still identify the game.
      if (spellings.size === 0 && word.length > MIN_SLIP_LENGTH) {
        addSimilar(spellings, lexicon, word, 1);
        addSounds(spellings, lexicon, word);
      }
      note(spelt, spellings, lexicon);
      return weigh(spellings, reach === 'titles' ? index.titles : index.names);
    }),
    isEachNeeded: false,
    optional,
    joinedTerms: [],
  };
};
