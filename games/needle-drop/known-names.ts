/** The names under which people know this game's editions, and one line about the gameplay of each. */
import type { NamesBySlug } from '@/lib/domain/games/known-names';

export const KNOWN_NAMES: NamesBySlug = {
  'needle-drop': {
    knownAs: ['Rhythm game'],
    searchNames: [
      'Guitar Hero',
      'Piano Tiles',
      'Music game',
      'Osu',
      'Dance Dance Revolution',
      'Friday Night Funkin',
      'FNF',
      'Tap tap',
      'Beat game',
      'Song game',
      'Music',
      'Rock Band',
      'Magic Tiles',
      'Piano',
      'Keyboard rhythm',
      'Just Dance',
      'Beat Saber',
      'Guitar',
    ],
    playLine: 'Press the right groove as each note reaches the needle.',
    kinds: [],
  },
  'needle-drop-echo-bells': {
    knownAs: ['Repeat-the-tune memory game'],
    searchNames: [
      'Simon',
      'Simon says',
      'Music memory',
      'Repeat the pattern',
      'Copy the tune',
      'Piano',
      'Bells',
      'Xylophone',
      'Sequence memory',
      'Sound memory',
      'Ear training',
    ],
    playLine: 'Listen to the bells and ring the tune back.',
    kinds: ['for kids'],
  },
};
