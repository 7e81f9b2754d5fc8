/** The third chapter of the room, which introduces mirrors. */
import type { Chapter } from '../types';

export const CHAPTER_THREE: Chapter = {
  name: 'The dressing room',
  story:
    'Madame had a mirror for each of her good sides. A moth looks into them and sees, round the corner, a flame that is not there.',
  rule: 'A mirror shows the lights round the corner. A moth flies towards what it sees and stops at the glass.',
  end: 'In every mirror the moon stood at a window. Only one of them was true, and that was enough.',
  levels: [
    {
      name: 'A flame in the glass',
      line: 'Follow the dots: that is how far the light is seen.',
      par: 5,
      map: ['#W#####', '...x../', '....H..', 'c....m.', '.......', '....C.\\', '\\.....x', '..m...c'],
    },
    {
      name: 'The vain one',
      line: 'A mirror can hold a moth where no candle stands.',
      par: 7,
      map: ['#W#####', '.......', '..\\....', 'c......', '...x...', '....C.\\', '\\....m.', './m...c'],
    },
    {
      name: 'Three good sides',
      line: 'The nearest light counts by the way it goes round the corner.',
      par: 10,
      map: ['####W##', '.../..C', '...c.x.', '/......', 'x....C.', '.......', 'm.m...\\', '......c'],
    },
    {
      name: 'Hall of mirrors',
      line: 'So many flames, and only three of them warm.',
      par: 16,
      map: ['###W###', '\\./c.\\.', '.......', '.....c.', 'm..c...', 'x..xc..', 'H..\\...', '..m....'],
    },
  ],
};
