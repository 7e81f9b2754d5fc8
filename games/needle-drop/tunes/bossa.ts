/** The tune Balcony Bossa in A minor. */
import type { Tune } from '../types';

export const BOSSA: Tune = {
  key: 'bossa',
  title: 'Balcony Bossa',
  style: 'bossa',
  lead: 'guitar',
  bpm: 132,
  beats: 4,
  sharps: 0,
  isSwung: false,
  introBars: 2,
  strengths: [0, 1, 2],
  sections: [
    {
      melody:
        'z e2 c e2 d2 | c A3 z4 | z d2 A d2 c2 | B G3 z4 | z c2 G c2 B2 | A F3 z2 A2 | B d2 f e2 d2 | c4 ^G2 B2',
      chords: 'Am7 Am7 Dm7 G7 Cmaj7 Fmaj7 Bm7b5,E7 Am7,E7',
    },
    {
      melody:
        'z e2 c e2 d2 | c A3 z2 cd | z d2 A d2 c2 | B G3 z2 Bc | z c2 G c2 B2 | A F3 z2 A2 | B d2 f e2 ^G2 | A6 z2',
      chords: 'Am7 Am7 Dm7 G7 Cmaj7 Fmaj7 Bm7b5,E7 Am7',
    },
    {
      melody:
        'a2 g a2 g2 e | c4 z2 e2 | f2 e f2 e2 d | B4 z2 d2 | e2 d e2 d2 B | ^c4 z2 e2 | d2 f a2 f2 d | e2 d2 B2 ^G2',
      chords: 'Fmaj7 Fmaj7 Dm7 G7 Em7 A7 Dm7 E7',
    },
    {
      melody:
        'z e2 c e2 ag | c A3 z2 cd | z d2 A d2 gf | B G3 z2 Bc | z c2 G c2 ed | A F3 z2 A2 | B d2 f e2 ^G2 | A6 z2',
      chords: 'Am7 Am7 Dm7 G7 Cmaj7 Fmaj7 Bm7b5,E7 Am7',
    },
  ],
};
