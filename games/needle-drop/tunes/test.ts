/** The needle test, a tune of four bars for warming up. */
import type { Tune } from '../types';

export const TEST: Tune = {
  key: 'test',
  title: 'Needle test',
  style: 'march',
  lead: 'box',
  bpm: 120,
  beats: 4,
  sharps: 0,
  isSwung: false,
  introBars: 1,
  strengths: [0],
  sections: [{ melody: 'c2 G2 A2 E2 | F2 G2 c4 | e2 d2 c2 A2 | G2 B2 c4', chords: 'C,Am F,C C,Am G7,C' }],
};
