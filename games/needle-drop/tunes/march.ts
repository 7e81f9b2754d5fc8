/** The tune March of the Kettles in B flat. */
import type { Tune } from '../types';

export const MARCH: Tune = {
  key: 'march',
  title: 'March of the Kettles',
  style: 'march',
  lead: 'brass',
  bpm: 124,
  beats: 4,
  sharps: -2,
  isSwung: false,
  introBars: 1,
  strengths: [0, 1, 2],
  sections: [
    {
      melody:
        'B3 c d2 B2 | f3 d f4 | e2 c2 A2 c2 | d2 BA B4 | B3 c d2 B2 | g4 e2 g2 | f2 ed c2 A2 | B2 F2 B4',
      chords: 'Bb Bb F7 Bb Bb Eb F7 Bb',
    },
    {
      melody:
        'B2 dc B2 d2 | f2 ed f4 | e2 dc A2 c2 | d2 cB F4 | B2 dc B2 d2 | g2 fe g2 b2 | a2 gf e2 c2 | B4 b4',
      chords: 'Bb Bb F7 Bb Bb Eb F7 Bb',
    },
    {
      melody:
        'G2 B2 d2 g2 | d2 B2 G4 | ^F2 A2 c2 d2 | B2 A2 G4 | =e2 c2 =e2 g2 | b3 a g2 =e2 | f2 ed c2 e2 | f4 z2 f2',
      chords: 'Gm Gm D7 Gm C7 C7 F7 F7',
    },
    {
      melody:
        'B2 dc Bc de | f2 ed f4 | e2 dc AB cd | d2 cB F4 | B2 dc B2 de | g2 fe g2 b2 | a2 gf ed cA | B4 b4',
      chords: 'Bb Bb F7 Bb Bb Eb F7 Bb',
    },
  ],
};
