/** The tune Blue Hour, slow and swung, in F. */
import type { Tune } from '../types';

export const JAZZ: Tune = {
  key: 'jazz',
  title: 'Blue Hour',
  style: 'jazz',
  lead: 'vibes',
  bpm: 96,
  beats: 4,
  sharps: -1,
  isSwung: true,
  introBars: 1,
  strengths: [0, 1, 2],
  sections: [
    { melody: 'z A c e d2 c2 | A3 F A2 z2 | z G B d c2 B2 | G3 E G2 z2', chords: 'Fmaj7 Dm7 Gm7 C7' },
    { melody: 'z A c e g2 f2 | d3 c d2 z2 | z B d f e2 d2 | c2 A2 F4', chords: 'Fmaj7 Dm7 Gm7,C7 Fmaj7' },
    {
      melody: 'd2 f2 a3 f | _d2 f2 _a3 f | c2 e2 g2 ^f2 | f d B G E2 C2',
      chords: 'Bbmaj7 Bbm7 Am7,D7 Gm7,C7',
    },
    {
      melody: 'd2 f2 a3 f | _d2 f2 _a3 f | c2 ef a2 g2 | f2 d2 e2 z2',
      chords: 'Bbmaj7 Bbm7 Am7,Dm7 Gm7,C7',
    },
    { melody: 'z A c e d2 c2 | A3 F A2 z2 | z G B d c2 BA | G3 E G2 z2', chords: 'Fmaj7 Dm7 Gm7 C7' },
    { melody: 'z A c e g2 fe | d3 c d2 c2 | B2 AG F2 E2 | F6 z2', chords: 'Fmaj7 Dm7 Gm7,C7 F6' },
  ],
};
