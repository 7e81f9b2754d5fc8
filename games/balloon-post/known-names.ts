/** The names under which people know this game's editions, and one line about the gameplay of each. */
import type { NamesBySlug } from '@/lib/domain/games/known-names';

export const KNOWN_NAMES: NamesBySlug = {
  'balloon-post': {
    knownAs: ['Balloon game for kids'],
    searchNames: [
      'Kids game',
      'Hot air balloon',
      'Delivery game',
      'Flying game',
      'Balloon',
      'Children game',
      'Toddler',
      'Family game',
      'Preschool',
      'Post',
      'Balloons',
      'Airplane',
      'Kids puzzle',
      'Plane',
      'Game for children',
      'Learning game',
    ],
    playLine: 'Ride the wind and deliver a parcel to every roof.',
    kinds: ['for kids', 'no timer', 'relaxing'],
  },
  'submarine-post': {
    knownAs: ['Submarine game for kids'],
    searchNames: [
      'Kids game',
      'Underwater',
      'Ocean game',
      'Fish game',
      'Sea game',
      'Delivery game',
      'Children game',
      'Family game',
      'Fishing',
      'Submarine',
      'Feeding Frenzy',
      'Fish',
      'Aquarium game',
      'Diving',
    ],
    playLine: 'Ride the currents and deliver post at the bottom of the sea.',
    kinds: ['for kids', 'no timer', 'relaxing'],
  },
};
