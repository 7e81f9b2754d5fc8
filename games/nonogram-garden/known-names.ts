/** The names under which people know this game's editions, and one line about the gameplay of each. */
import type { NamesBySlug } from '@/lib/domain/games/known-names';

export const KNOWN_NAMES: NamesBySlug = {
  'nonogram-garden': {
    knownAs: ['Nonogram', 'Picture cross'],
    searchNames: [
      'Picross',
      'Griddlers',
      'Griddler',
      'Hanjie',
      'Paint by numbers',
      'Picture logic',
      'Pic a pix',
      'Pixel puzzle',
      'Nonograms',
      'Japanese crossword',
      'Paint by number',
      'Color by number',
      'Coloring',
      'Logic pixel',
      'Picture puzzle',
    ],
    playLine: 'Fill the cells that the numbers ask for until a picture appears.',
    kinds: ['relaxing'],
  },
};
