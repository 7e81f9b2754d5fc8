/** Turns a term into queries of the index, strictest first: each is tried when the previous one finds nothing. */
import type { GameIndex } from './build-index';
import type { Lexicon } from './lexicon';
import { addBeginnings, addNear, addSwapped, type Spellings } from './spellings';
import type { Question, Weighted } from './tally';

/** In a shorter word a typo leads to other words, unless a second word also matches the game. */
const MIN_SLIP_LENGTH = 4;
const MIN_SLIP_LENGTH_AMONG_OTHERS = 3;
const MIN_EXACT_LENGTH = 5;
const MAX_WORDS = 8;
const FIGURES = /^\d+$/;

/** How widely a term is searched: in titles, or in all names of games and in their descriptions. */
export type Reach = 'titles' | 'everything';

/** A term as words, and joined into one. */
export interface ParsedQuery {
  words: readonly string[];
  whole: string;
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
  const isLongEnough = word.length >= (isAlone ? MIN_SLIP_LENGTH : MIN_SLIP_LENGTH_AMONG_OTHERS);
  if (!hasSlips || !isLongEnough || FIGURES.test(word)) return spellings;
  addNear(spellings, lexicon, word);
  addSwapped(spellings, lexicon, word, beginnings);
  return spellings;
};

const note = (spelt: Set<string>, spellings: Spellings, { words }: Lexicon): void => {
  for (const id of spellings.keys()) spelt.add(words[id] as string);
};

/** The words joined into one: finds titles whose spaces were left out or moved. */
const wholesOf = (
  { wholes, exactPostings: wholePostings }: GameIndex,
  whole: string,
  spelt: Set<string>,
): Weighted[] => {
  if (whole.length < MIN_EXACT_LENGTH) return [];
  const spellings: Spellings = new Map();
  addBeginnings(spellings, wholes, whole);
  addNear(spellings, wholes, whole, 1);
  note(spelt, spellings, wholes);
  return weigh(spellings, wholePostings);
};

const weighWord = (index: GameIndex, word: string, spellings: Spellings, reach: Reach): Weighted[] => {
  if (reach === 'titles') return weigh(spellings, index.titles);
  const textId = index.textIds.get(word);
  const texts: Weighted[] = textId === undefined ? [] : [[index.texts.at(textId), 1]];
  return [...weigh(spellings, index.names), ...texts];
};

/** Runs queries until one finds something; `spelt` collects the words that were searched for. */
export function* questionsOf(
  index: GameIndex,
  { words, whole }: ParsedQuery,
  reach: Reach,
  spelt: Set<string>,
): Generator<Question> {
  const counted = words.slice(0, MAX_WORDS);
  const last = counted.at(-1);
  const wholes = wholesOf(index, whole, spelt);
  // The last word may be incomplete.
  const isRight = (word: string): boolean =>
    index.lexicon.idOf(word) !== undefined || (word === last && index.beginnings.has(word));
  const allWith = (hasSlips: (word: string) => boolean): Question => ({
    words: counted.map((word) => {
      const spellings = wordSpellings(index, word, hasSlips(word), counted.length === 1);
      note(spelt, spellings, index.lexicon);
      spelt.add(word);
      return weighWord(index, word, spellings, reach);
    }),
    isEachNeeded: true,
    wholes,
  });
  yield allWith((word) => !isRight(word));
  // A typo may have turned it into another word.
  if (counted.some(isRight)) yield allWith(() => true);
  if (counted.length < 2) return;
  const telling = counted.filter((word) => word.length >= MIN_SLIP_LENGTH);
  const postings = reach === 'titles' ? index.titles : index.names;
  const exact = telling.map((word) => {
    const id = index.lexicon.idOf(word);
    return id === undefined ? [] : weigh(new Map([[id, 1]]), postings);
  });
  yield { words: exact, isEachNeeded: false, wholes: [] };
}
