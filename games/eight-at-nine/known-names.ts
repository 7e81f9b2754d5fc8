/** The names under which people know this game's editions, and one line about the gameplay of each. */
import type { NamesBySlug } from '@/lib/domain/games/known-names';

export const KNOWN_NAMES: NamesBySlug = {
  'eight-at-nine': {
    knownAs: ['Pool', 'Eight-ball pool'],
    family: 'pool',
    searchNames: [
      '8 ball pool',
      '8ball',
      'Billiards',
      'Snooker',
      'Eight ball',
      'Pool game',
      'Billiard',
      'Pocket billiards',
      '8 ball',
      'Pool table',
      'Miniclip pool',
      'Pool online',
      'Carrom',
    ],
    playLine: 'Pot your balls, then the eight.',
    kinds: ['against the computer', 'no timer'],
  },
  'eight-at-nine-nine-ball': {
    knownAs: ['Nine-ball pool'],
    family: 'pool',
    searchNames: ['9 ball', '9 ball pool', 'Billiards', 'Pool', '9ball'],
    playLine: 'Hit the lowest ball first and pot the nine.',
    kinds: ['against the computer', 'no timer'],
  },
  'eight-at-nine-trick-shots': {
    knownAs: ['Pool trick shots'],
    family: 'pool',
    searchNames: ['Billiards puzzle', 'Pool puzzle', 'Snooker', 'Trick shot'],
    playLine: 'Pot every ball in the strokes that are given.',
    kinds: ['no timer'],
  },
};
