/** Names under which people know the editions of this game, and what their players do. */
import type { NamesBySlug } from '@/lib/domain/known-names';

export const KNOWN_NAMES: NamesBySlug = {
  'domino-parlour': {
    knownAs: ['Dominoes', 'Draw dominoes'],
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
    kinds: ['two player', 'no timer'],
  },
  'domino-parlour-block': {
    knownAs: ['Block dominoes'],
    searchNames: ['Domino block', 'Dominos', 'Block domino'],
    playLine: 'Match the ends, pass when you must and go out first.',
    kinds: ['two player', 'no timer'],
  },
  'domino-parlour-all-fives': {
    knownAs: ['All fives dominoes'],
    searchNames: ['Muggins', 'Five up', 'Fives', 'Dominos', 'All 5'],
    playLine: 'Score when the open ends add up to a multiple of five.',
    kinds: ['two player', 'no timer'],
  },
  'domino-parlour-fives-and-threes': {
    knownAs: ['Fives and threes dominoes'],
    searchNames: ['5s and 3s', 'Threes and fives', 'Dominos', '5s 3s'],
    playLine: 'Score by fives and threes and land on 61.',
    kinds: ['two player', 'no timer'],
  },
  'domino-parlour-partners': {
    knownAs: ['Partner dominoes'],
    searchNames: [
      'Four player dominoes',
      'Team dominoes',
      'Dominos',
      'Partnership dominoes',
      '4 player dominoes',
    ],
    playLine: 'Play dominoes in two pairs, with every tile dealt.',
    kinds: ['two player', 'no timer'],
  },
  'domino-parlour-patience': {
    knownAs: ['Domino solitaire'],
    searchNames: ['Domino patience', 'Dominos', 'Dominoes solitaire'],
    playLine: 'Remove pairs of dominoes that add up to twelve.',
    kinds: ['relaxing'],
  },
};
