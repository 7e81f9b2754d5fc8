/** The tune Teacup Rag in C. */
import type { Tune } from '../types';

export const RAG: Tune = {
  key: 'rag',
  title: 'Teacup Rag',
  style: 'rag',
  lead: 'piano',
  bpm: 168,
  beats: 4,
  sharps: 0,
  isSwung: false,
  introBars: 2,
  strengths: [0, 1, 2],
  sections: [
    {
      melody:
        'G c2 e g2 e2 | d c2 A G4 | E G2 A c2 A2 | G E2 D E4 | A ^c2 e g2 e2 | ^f e2 d A4 | B d2 f e2 d2 | c2 G2 E4',
      chords: 'C C C C A7 D7 G7 C',
    },
    {
      melody:
        'G c2 e g2 e2 | d c2 A G4 | E G2 A c2 A2 | G E2 G c4 | A c2 f a2 f2 | g e2 c G4 | A ^f2 d B2 d2 | c4 c2 z2',
      chords: 'C C C C7 F C D7,G7 C',
    },
    {
      melody:
        'f a2 f c2 f2 | a2 gf d2 c2 | e g2 e c2 e2 | g2 fe c2 G2 | B d2 B G2 B2 | f2 ed B2 G2 | c e2 g e2 c2 | _B2 c2 e4',
      chords: 'F F C C G7 G7 C C7',
    },
    {
      melody:
        'f a2 f c2 f2 | a2 gf d2 c2 | f _a2 f c2 f2 | e2 g2 e2 c2 | e ^c2 e a2 g2 | ^f a2 d ^f2 e2 | d2 BG A2 B2 | c4 z4',
      chords: 'F F Fm C A7 D7 G7 C',
    },
    {
      melody:
        "G c2 e g2 ag | d c2 A G4 | E G2 A c2 dc | G E2 G c4 | A c2 f a2 gf | g e2 c G4 | A ^f2 d B2 d2 | c2 g2 c'4",
      chords: 'C C C C7 F C D7,G7 C',
    },
  ],
};
