/** What people call the editions of this game, and what their players do. */
import type { NamesBySlug } from '@/lib/domain/known-names';

export const KNOWN_NAMES: NamesBySlug = {
  'ember-match': {
    knownAs: ['Match 3'],
    searchNames: ['Candy Crush', 'Candy Crush Saga', 'Bejeweled', 'Jewel', 'Jewel Quest', 'Match three', 'Match3', 'Gems', 'Gem swap', 'Jewels', 'Tile match', 'Candy', 'Royal Match', 'Homescapes', 'Gardenscapes', 'Swap game', 'Daily match 3', 'Bejewelled', 'Diamonds', 'Fishdom', 'Three in a row', 'Toon Blast'],
    playLine: 'Swap two embers so that three or more alike are in a row.',
    kinds: ['relaxing', 'no timer'],
  },
  'ember-match-long-stair': {
    knownAs: ['Match 3 with levels'],
    searchNames: ['Candy Crush', 'Candy Crush Saga', 'Match three', 'Match3', 'Bejeweled', 'Jewel Quest', 'Gardenscapes', 'Homescapes', 'Royal Match', 'Soda Saga'],
    playLine: 'Swap embers to reach the goal of each level.',
    kinds: ['relaxing', 'no timer'],
  },
};
