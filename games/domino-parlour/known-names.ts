/** The names under which people know this game's editions, and one line about the gameplay of each. */
import type { NamesBySlug } from '@/lib/domain/games/known-names';

export const KNOWN_NAMES: NamesBySlug = {
  'domino-parlour': {
    knownAs: ['Dominoes', 'Draw dominoes'],
    family: 'dominoes',
    searchNames: [
      'Domino',
      'Dominos',
      'Classic dominoes',
      'Domino game',
      'Dominoes online',
      'Mexican train',
      'Tile game',
      'Domino draw',
    ],
    playLine: 'Match the ends, draw when you must and go out first.',
    kinds: ['against the computer', 'no timer'],
  },
  'domino-parlour-block': {
    knownAs: ['Block dominoes'],
    family: 'dominoes',
    searchNames: ['Domino block', 'Dominos', 'Block domino'],
    playLine: 'Match the ends, pass when you must and go out first.',
    kinds: ['against the computer', 'no timer'],
  },
  'domino-parlour-all-fives': {
    knownAs: ['All fives dominoes'],
    family: 'dominoes',
    searchNames: ['Muggins', 'Five up', 'Fives', 'Dominos', 'All 5'],
    playLine: 'Score when the open ends add up to a multiple of five.',
    kinds: ['against the computer', 'no timer'],
  },
  'domino-parlour-fives-and-threes': {
    knownAs: ['Fives and threes dominoes'],
    family: 'dominoes',
    searchNames: ['5s and 3s', 'Threes and fives', 'Dominos', '5s 3s'],
    playLine: 'Score by fives and threes and land on 61.',
    kinds: ['against the computer', 'no timer'],
  },
  'domino-parlour-partners': {
    knownAs: ['Partner dominoes'],
    family: 'dominoes',
    searchNames: [
      'Four player dominoes',
      'Team dominoes',
      'Dominos',
      'Partnership dominoes',
      '4 player dominoes',
    ],
    playLine: 'Play dominoes in two pairs, with every tile dealt.',
    kinds: ['against the computer', 'no timer'],
  },
  'domino-parlour-patience': {
    knownAs: ['Domino solitaire'],
    family: 'dominoes',
    searchNames: ['Domino patience', 'Dominos', 'Dominoes solitaire'],
    playLine: 'Remove pairs of dominoes that add up to twelve.',
    kinds: ['relaxing'],
  },
};
