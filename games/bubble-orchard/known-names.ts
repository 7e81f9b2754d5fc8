/** The names under which people know this game's editions, and one line about the gameplay of each. */
import type { NamesBySlug } from '@/lib/domain/games/known-names';

export const KNOWN_NAMES: NamesBySlug = {
  'bubble-orchard': {
    knownAs: ['Bubble shooter'],
    searchNames: [
      'Puzzle Bobble',
      'Bust a Move',
      'Bubble pop',
      'Bubble Witch',
      'Zuma',
      'Bubbles',
      'Bubble blast',
      'Marble shooter',
      'Frozen Bubble',
      'Bubble burst',
      'Bubble spinner',
      'Bubble game',
      'Panda Pop',
      'Fruit game',
      'Pop bubbles',
    ],
    playLine: 'Aim and shoot fruit; three alike burst.',
    kinds: ['relaxing', 'for kids'],
  },
};
