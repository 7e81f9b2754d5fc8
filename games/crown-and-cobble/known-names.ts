/** Names under which people know the editions of this game, and what their players do. */
import type { NamesBySlug } from '@/lib/domain/known-names';

export const KNOWN_NAMES: NamesBySlug = {
  'crown-and-cobble': {
    knownAs: ['Tower defense'],
    searchNames: [
      'Tower defence',
      'TD',
      'Bloons',
      'Bloons TD',
      'Kingdom Rush',
      'Plants vs Zombies',
      'Defense game',
      'Castle defense',
      'Balloons tower defense',
      'Towers',
      'Strategy game',
      'Castle',
      'Kingdom',
      'Base defense',
      'Clash Royale',
      'Clash of Clans',
      'War game',
      'Army',
    ],
    playLine: 'Build towers along the lanes and stop every wave.',
    kinds: [],
  },
  'last-light-harbour': {
    knownAs: ['Tower defense with mazes'],
    searchNames: [
      'Tower defence',
      'TD',
      'Bloons',
      'Desktop Tower Defense',
      'Maze tower defense',
      'Defense game',
      'Lighthouse',
      'Harbor defense',
      'Fieldrunners',
      'Towers',
      'Harbour defence',
    ],
    playLine: 'Build a maze of towers on open water and stop every wave.',
    kinds: [],
  },
};
