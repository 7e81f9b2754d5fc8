/** The names under which people know this game's editions, and one line about the gameplay of each. */
import type { NamesBySlug } from '@/lib/domain/games/known-names';

export const KNOWN_NAMES: NamesBySlug = {
  glasshouse: {
    knownAs: ['Memory game', 'Pairs'],
    family: 'memory-games',
    searchNames: [
      'Concentration',
      'Matching pairs',
      'Memory match',
      'Pelmanism',
      'Memory cards',
      'Pexeso',
      'Match the pairs',
      'Card matching',
      'Find pairs',
      'Memory matching',
      'Remember',
      'Flip cards',
      'Matching game',
      'Match pairs',
    ],
    playLine: 'Open two panes at a time and find the pairs.',
    kinds: ['for kids', 'relaxing'],
  },
  'glasshouse-threes': {
    knownAs: ['Memory game with threes'],
    family: 'memory-games',
    searchNames: ['Memory triples', 'Concentration'],
    playLine: 'Find three plants alike behind the panes.',
    kinds: ['for kids'],
  },
  'glasshouse-look-alikes': {
    knownAs: ['Memory game with look-alikes'],
    family: 'memory-games',
    searchNames: ['Hard memory game', 'Concentration'],
    playLine: 'Find pairs in which plant and pot are both the same.',
    kinds: [],
  },
  'glasshouse-shadows': {
    knownAs: ['Shadow matching game'],
    family: 'memory-games',
    searchNames: ['Match the shadow', 'Silhouette', 'Shadow game'],
    playLine: 'Find each plant and its shadow.',
    kinds: ['for kids'],
  },
  'glasshouse-name-tags': {
    knownAs: ['Picture and word memory game'],
    family: 'memory-games',
    searchNames: ['Match words and pictures', 'Plant names'],
    playLine: 'Find each plant and the tag with its name.',
    kinds: ['for kids'],
  },
  'glasshouse-wandering-pots': {
    knownAs: ['Moving memory game'],
    family: 'memory-games',
    searchNames: ['Shell game'],
    playLine: 'Find pairs that change positions after each miss.',
    kinds: [],
  },
  'glasshouse-one-look': {
    knownAs: ['Photographic memory game'],
    family: 'memory-games',
    searchNames: ['Visual memory test', 'Memory test'],
    playLine: 'Look once, then find every pair from memory.',
    kinds: [],
  },
};
