/** The sixth chapter of the room, which introduces chandeliers and candle stubs. */
import type { Chapter } from '../types';

export const CHAPTER_SIX: Chapter = {
  name: 'The ballroom',
  story:
    'And here they all are, the last of them, under the great chandeliers, dancing to no music. It is late. The candles have burnt down to stubs, and the moon is nearly at the window.',
  rule: 'All lights of a chandelier, red or blue, burn and go out together. A stub can be lit only once.',
  end: 'You put out the last light yourself, as one does. In the dark the window was so bright that it hurt, and all at once the air was full of wings, and then it was not. In the morning there was a little gold dust on the sill. You left it there.',
  levels: [
    {
      name: 'The first dance',
      line: 'One string, and lights at both ends of the room.',
      par: 5,
      map: ['####W##', 'mt...r.', './.....', '.rHm.d.', '...c...', '....r.m', '.......', '.H.t.K.'],
    },
    {
      name: 'Change partners',
      line: 'A stub is good for one call. Keep it for the right one.',
      par: 7,
      map: ['#W#W###', '.......', '.x..m.r', './.t...', 'mm...dt', 'H......', 'r..cx..', '.r...H.'],
    },
    {
      name: 'The last waltz',
      line: 'Everything in the house has its part in this.',
      par: 10,
      map: ['####W##', '.......', '.x....r', '.......', '...C.d.', '..tb..m', '.K..xb/', '....rm.'],
    },
    {
      name: 'Lights out',
      line: 'At the end there is only the moon.',
      par: 15,
      map: ['###WW##', 'r.mxb\\.', '..m..H.', '...C...', '.....rd', '..c..x.', '..r....', '..b...K'],
    },
  ],
};
