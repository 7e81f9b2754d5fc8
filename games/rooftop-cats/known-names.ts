/** The names under which people know this game's editions, and one line about the gameplay of each. */
import type { NamesBySlug } from '@/lib/domain/games/known-names';

export const KNOWN_NAMES: NamesBySlug = {
  'rooftop-cats': {
    knownAs: ['Endless runner'],
    searchNames: [
      'Temple Run',
      'Subway Surfers',
      'Run and jump',
      'Canabalt',
      'Platformer',
      'Platform game',
      'Cat game',
      'Cats',
      'Jumping game',
      'Running game',
      'Runner',
      'Chrome dino',
      'Dinosaur game',
      'Geometry Dash',
      'Flappy Bird',
      'Super Mario',
      'Mario',
      'Parkour',
      'Jump and run',
      'Side scroller',
      'Animal game',
      'Arcade',
      'Doodle Jump',
    ],
    playLine: 'Run over the roofs, jump gaps and slide under washing lines.',
    kinds: ['for kids', 'quick'],
  },
};
