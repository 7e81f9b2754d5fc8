/** The names under which people know this game's editions, and one line about the gameplay of each. */
import type { NamesBySlug } from '@/lib/domain/games/known-names';

export const KNOWN_NAMES: NamesBySlug = {
  'fox-and-fen': {
    knownAs: ['Grid adventure puzzle'],
    searchNames: [
      'Sokoban',
      'Maze',
      'Labyrinth',
      'Adventure puzzle',
      'Hitman Go',
      'Lara Croft Go',
      'Fox game',
      'Turn based puzzle',
      'Pathfinding',
      'Find the way',
      'Animal game',
      'Mazes',
      'Escape',
      'Box pushing',
      'Push the box',
      'Adventure game',
      'Monument Valley',
      'Escape game',
    ],
    playLine: 'Lead a fox home, step by step, past trees that move.',
    kinds: ['no timer', 'relaxing'],
  },
  'moth-and-candle': {
    knownAs: ['Light and path puzzle'],
    searchNames: [
      'Lights Out',
      'Moth game',
      'Lemmings',
      'Candles',
      'Logic adventure',
      'Light puzzle',
      'Lead them out',
    ],
    playLine: 'Light and put out candles to lead every moth to the moon.',
    kinds: ['no timer', 'relaxing'],
  },
};
