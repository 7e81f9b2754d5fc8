/** The names under which people know this game's editions, and one line about the gameplay of each. */
import type { NamesBySlug } from '@/lib/domain/games/known-names';

export const KNOWN_NAMES: NamesBySlug = {
  arrowfall: {
    knownAs: ['Archery game'],
    family: 'archery',
    searchNames: [
      'Bow and arrow',
      'Bowman',
      'Archer',
      'Target shooting',
      'Shooting range',
      'Angry Birds',
      'Shooting',
      'Bow',
      'Arrow',
      'Apple shooter',
      'Sniper',
      'Shooter',
      'Shooting game',
      'Robin Hood',
      'Gun',
      'Catapult',
      'Aim trainer',
      'Aiming game',
      'Darts',
      'Bullseye',
      'Gun game',
      'Slingshot',
      'Physics game',
      'Bow game',
    ],
    playLine: 'Draw the bow, aim and hit every target.',
    kinds: [],
  },
  'arrowfall-lantern-harbour': {
    knownAs: ['Archery puzzle'],
    family: 'archery',
    searchNames: ['Bow and arrow', 'Fire arrow', 'Archer', 'Angry Birds', 'Physics puzzle', 'Chain reaction'],
    playLine: 'Shoot burning arrows and light chains of lanterns.',
    kinds: [],
  },
};
