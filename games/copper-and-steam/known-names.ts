/** The names under which people know this game's editions, and one line about the gameplay of each. */
import type { NamesBySlug } from '@/lib/domain/games/known-names';

export const KNOWN_NAMES: NamesBySlug = {
  'copper-and-steam': {
    knownAs: ['Pipe puzzle'],
    family: 'pipe-puzzles',
    searchNames: [
      'Plumber',
      'Pipe Mania',
      'Pipes',
      'Pipe Dream',
      'Netwalk',
      'Connect the pipes',
      'Water pipes',
      'Plumbing',
      'Rotate pipes',
      'Net puzzle',
      'Pipe game',
      'Flow Free',
      'Flow',
      'Connect',
      'Infinity Loop',
      'Water game',
      'Plumber game',
      'Waterworks',
    ],
    playLine: 'Turn the pipes until steam reaches every valve.',
    kinds: ['relaxing'],
  },
  'copper-and-steam-round-the-corner': {
    knownAs: ['Wrapping pipe puzzle'],
    family: 'pipe-puzzles',
    searchNames: ['Netwalk wrap', 'Pipe puzzle', 'Pipes'],
    playLine: 'Turn pipes that leave one edge and return at the other.',
    kinds: ['relaxing'],
  },
  'copper-and-steam-two-boilers': {
    knownAs: ['Two-color pipe puzzle'],
    family: 'pipe-puzzles',
    searchNames: ['Flow Free', 'Pipe puzzle', 'Pipes'],
    playLine: 'Turn the pipes and join each valve to its own boiler.',
    kinds: ['relaxing'],
  },
  'copper-and-steam-in-gear': {
    knownAs: ['Gear puzzle'],
    searchNames: ['Gears', 'Cogs', 'Pipe puzzle', 'Gear game'],
    playLine: 'Turn pipes that turn other pipes along with them.',
    kinds: ['relaxing'],
  },
};
