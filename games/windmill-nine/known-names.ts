/** The names under which people know this game's editions, and one line about the gameplay of each. */
import type { NamesBySlug } from '@/lib/domain/games/known-names';

export const KNOWN_NAMES: NamesBySlug = {
  'windmill-nine': {
    knownAs: ['Mini golf'],
    family: 'mini-golf',
    searchNames: [
      'Minigolf',
      'Crazy golf',
      'Putt putt',
      'Miniature golf',
      'Golf',
      'Putting',
      'Golf game',
      'Golf battle',
      'Adventure golf',
      'Wonderputt',
    ],
    playLine: 'Putt the ball into nine holes in few strokes.',
    kinds: ['no timer', 'for kids'],
  },
  'windmill-nine-rooftops': {
    knownAs: ['Mini golf with ramps'],
    family: 'mini-golf',
    searchNames: ['Minigolf', 'Crazy golf', 'Golf', 'Putt putt'],
    playLine: 'Putt over roofs, ramps and chimneys.',
    kinds: ['no timer'],
  },
  'windmill-nine-frozen-canal': {
    knownAs: ['Mini golf on ice'],
    family: 'mini-golf',
    searchNames: ['Minigolf', 'Ice golf', 'Golf'],
    playLine: 'Putt over ice and snow around open water.',
    kinds: ['no timer'],
  },
};
