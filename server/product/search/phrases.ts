/** Phrases with the same meaning. The index and searches replace each by the same words, or remove it. */
import type { GameKind } from '@/lib/domain/games/known-names';
import { stemOf } from './stems';

const PHRASES: Readonly<Record<string, readonly string[]>> = {
  // Ways of playing (GAME_KINDS) in the words that people use.
  twoplayer: [
    'two player',
    '2 player',
    'two players',
    '2players',
    '2player',
    '2p',
    'for two',
    'for 2',
    'two person',
    '2 person',
    'two people',
    '2 people',
    '1v1',
    '1 v 1',
    '1 vs 1',
    'with a friend',
    'with friends',
    'head to head',
    'multi player',
    'multiplayer',
    'for couples',
    '1 on 1',
    'one on one',
  ],
  againstcomputer: [
    'against computer',
    'against the computer',
    'against ai',
    'against cpu',
    'vs computer',
    'vs the computer',
    'versus computer',
    'vs ai',
    'vs cpu',
    'versus the computer',
  ],
  untimed: [
    'no timer',
    'no timers',
    'no time limit',
    'no time limits',
    'no clock',
    'not timed',
    'un timed',
    'without timer',
    'without a timer',
    'without time',
    'without time limit',
    'without a time limit',
    'no time',
    'no time pressure',
    'no pressure',
    'no rush',
    'turn based',
    'at your own pace',
  ],
  relaxing: [
    'stress free',
    'stress relief',
    'no stress',
    'anti stress',
    'wind down',
    'calm down',
    'chill out',
  ],
  kid: [
    'for kids',
    'kid friendly',
    'kids friendly',
    'for children',
    'for the family',
    'little kids',
    'for toddlers',
  ],
  offline: [
    'no internet',
    'without internet',
    'no wifi',
    'without wifi',
    'no connection',
    'off line',
    'no wi fi',
  ],
  onehanded: [
    'one handed',
    '1 handed',
    'one hand',
    '1 hand',
    'single handed',
    'single hand',
    'one thumb',
    'with one hand',
    'with one finger',
  ],
  bykeyboard: [
    'by keyboard',
    'keyboard only',
    'with the keyboard',
    'without mouse',
    'without a mouse',
    'no mouse',
  ],
  typing: ['type words', 'touch typing', 'keyboard typing'],
  quick: [
    '5 minute',
    'five minute',
    'coffee break',
    'short break',
    'lunch break',
    '1 minute',
    'one minute',
    '2 minute',
    '5 min',
    '10 min',
    '10 minute',
    'ten minute',
  ],
  'mini golf': [
    'crazy golf',
    'miniature golf',
    'putt putt',
    'mini putt',
    'miniputt',
    'minigolf',
    'putt putt golf',
    'mini golfing',
  ],
  'hidden object': [
    'find the object',
    'find objects',
    'find object',
    'finding objects',
    'search and find',
    'seek and find',
    'seek find',
    'look and find',
    'i spy',
    'find hidden objects',
    'find the hidden objects',
    'find the hidden object',
    'find things',
    'find items',
    'object finding',
    'hidden objects games',
    'hiddenobject',
    'find the things',
  ],
  brain: [
    'brain teaser',
    'brain training',
    'brain trainer',
    'mind game',
    'brain exercise',
    'brain workout',
    'mind training',
    'brain gym',
    'brain booster',
    'train your brain',
    'mental exercise',
  ],
  'match 3': [
    'match three',
    'match3',
    '3 match',
    'three match',
    'three in a row',
    '3 in a row',
    'matching 3',
  ],
  'tower defense': ['tower defender', 'td'],
  'word search': [
    'word find',
    'word finder',
    'find the word',
    'find words',
    'find the words',
    'word hunt',
    'word seek',
  ],
  // Phrases about the site or the device, which describe no game, are removed.
  '': [
    'no download',
    'no downloads',
    'no downloading',
    'without download',
    'without downloading',
    'no registration',
    'no sign up',
    'no signup',
    'no login',
    'no install',
    'no ads',
    'without ads',
    'ad free',
    'no ad',
    'no adverts',
    'no flash',
    'full screen',
    'for free',
    'right now',
    'play now',
    'near me',
    'how to play',
    'where to play',
    'where can i play',
    'i want to play',
    'at work',
    'at school',
    'for school',
  ],
};

/**
 * Returns the forms in which games and their feeds write a way of playing. Rules of collections compare them with a
 * game's words.
 */
export const listFormsOfKind = (kind: GameKind): string[] => {
  const [key, written] = Object.entries(PHRASES).find(
    ([replacement, forms]) => replacement === kind || forms.includes(kind),
  ) ?? [kind, []];
  return [...new Set([kind, key, ...written])];
};

interface Phrase {
  words: readonly string[];
  replacement: readonly string[];
}

const PHRASES_BY_FIRST_WORD = new Map<string, Phrase[]>();
for (const [replacement, written] of Object.entries(PHRASES))
  for (const text of written) {
    const words = text.split(' ').map(stemOf);
    const first = words[0] as string;
    const phrases = PHRASES_BY_FIRST_WORD.get(first) ?? [];
    phrases.push({ words, replacement: replacement.split(' ').filter(Boolean).map(stemOf) });
    PHRASES_BY_FIRST_WORD.set(first, phrases);
  }
for (const phrases of PHRASES_BY_FIRST_WORD.values())
  phrases.sort((left, right) => right.words.length - left.words.length);

/**
 * Words for ways of playing, such as "match". In a game's name, such a word does not describe how the game is played.
 */
const KIND_WORDS = new Set(
  [
    'twoplayer',
    'againstcomputer',
    'untimed',
    'relaxing',
    'kid',
    'offline',
    'typing',
    'quick',
    'onehanded',
    'bykeyboard',
  ].map(stemOf),
);

export const isKindWord = (stem: string): boolean => KIND_WORDS.has(stem);

/** Returns the stems with each phrase replaced; the longest phrase takes precedence. */
export const replacePhrases = (stems: readonly string[]): string[] => {
  const replaced: string[] = [];
  for (let at = 0; at < stems.length;) {
    const phrase = PHRASES_BY_FIRST_WORD.get(stems[at] as string)?.find(({ words }) =>
      words.every((word, index) => stems[at + index] === word),
    );
    if (phrase) {
      replaced.push(...phrase.replacement);
      at += phrase.words.length;
    } else {
      replaced.push(stems[at] as string);
      at += 1;
    }
  }
  return replaced;
};
