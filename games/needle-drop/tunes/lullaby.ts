/** The tune Moth and Moon, a lullaby in D. */
import type { Tune } from '../types';

export const LULLABY: Tune = {
  key: 'lullaby',
  title: 'Moth and Moon',
  style: 'lullaby',
  lead: 'box',
  bpm: 100,
  beats: 3,
  sharps: 2,
  isSwung: false,
  introBars: 2,
  strengths: [0, 1, 2],
  sections: [
    { melody: 'F4 A2 | B4 A2 | F2 E2 D2 | E6 | F4 A2 | d4 B2 | A2 F2 E2 | D6', chords: 'D G D A7 D G A7 D' },
    {
      melody: 'B4 d2 | c2 B2 A2 | G4 B2 | A6 | B4 d2 | e2 d2 B2 | A2 B2 c2 | d4 A2',
      chords: 'G A7 G D G Em A7 D',
    },
    {
      melody: 'F3 G A2 | B3 c BA | F2 GF ED | E4 EF | F3 G A2 | d3 c B2 | AG FE FE | D4 DE',
      chords: 'D G D A7 D G A7 D',
    },
    { melody: 'F4 A2 | d4 cB | A2 F2 E2 | D6', chords: 'D G A7 D' },
  ],
};
