/** The tune The Lamplighter's Waltz in G. */
import type { Tune } from '../types';

export const WALTZ: Tune = {
  key: 'waltz',
  title: 'The Lamplighter’s Waltz',
  style: 'waltz',
  lead: 'reed',
  bpm: 144,
  beats: 3,
  sharps: 1,
  isSwung: false,
  introBars: 2,
  strengths: [0, 1, 2],
  sections: [
    {
      melody: 'D2 G2 B2 | d4 B2 | c2 A2 F2 | A4 z2 | D2 F2 A2 | c4 A2 | B2 G2 B2 | d6',
      chords: 'G G D7 D7 D7 D7 G G',
    },
    {
      melody: 'D2 G2 B2 | d4 g2 | e2 c2 e2 | g4 e2 | d2 B2 G2 | A2 B2 A2 | G4 D2 | G4 z2',
      chords: 'G G7 C C G D7 G G',
    },
    {
      melody: 'B2 e2 g2 | f4 e2 | ^d2 e2 f2 | B6 | A2 c2 e2 | d4 c2 | B2 c2 ^c2 | d6',
      chords: 'Em Em B7 B7 Am Am G D7',
    },
    {
      melody: 'B2 eg fe | f4 e2 | ^d2 e2 f2 | b6 | a2 ge cA | d2 B2 G2 | A2 cB AF | G4 z2',
      chords: 'Em Em B7 Em C G D7 G',
    },
    {
      melody: 'DE GA Bc | d4 g2 | fe c2 e2 | g4 fe | dc BA GB | A2 dc BA | G2 B2 d2 | g6',
      chords: 'G G7 C C G D7 G G',
    },
  ],
};
