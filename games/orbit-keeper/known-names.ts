/** Names under which people know the editions of this game, and what their players do. */
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
