/** The names under which people know this game's editions, and one line about the gameplay of each. */
import type { NamesBySlug } from '@/lib/domain/games/known-names';

export const KNOWN_NAMES: NamesBySlug = {
  'orbit-keeper': {
    knownAs: ['Space defense game'],
    searchNames: [
      'Asteroids',
      'Space Invaders',
      'Missile Command',
      'Space shooter',
      'Planet defense',
      'Spaceship',
      'Space game',
      'Arcade game',
      'Arcade',
      'Galaga',
      'Shoot em up',
      'Defend the planet',
      'Flash game',
      'Retro',
      'Arkanoid',
      'Breakout',
      'Brick breaker',
      'Alien',
      'Galaxy',
      'Rocket',
    ],
    playLine: 'Circle the planet and knock away everything that falls on it.',
    kinds: [],
  },
};
