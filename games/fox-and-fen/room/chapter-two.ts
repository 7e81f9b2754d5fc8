/** The second chapter of the room, which introduces webs. */
import type { Chapter } from '../types';

export const CHAPTER_TWO: Chapter = {
  name: 'The library',
  story:
    'Nobody has dusted here since the last owner, who did not read either. The spiders do. They have a web for every letter.',
  rule: 'A moth that flies into a web is caught. It sees right through it, and so do you.',
  end: 'The books are shut. A spider went on with her needlework as if nothing had happened.',
  levels: [
    {
      name: 'Mind the corner',
      line: 'The straight way to the light is not always clear.',
      par: 4,
      map: ['##W####', '.......', '.......', 'x......', '.....c.', '..c.x.x', '.xm....', '.m..c..'],
    },
    {
      name: 'Between the shelves',
      line: 'Stop it short of the web: a nearer light will do.',
      par: 6,
      map: ['####W##', '....c..', 'C......', '.mm..xc', '.....xx', '.......', '.......', '.......'],
    },
    {
      name: 'Footnotes',
      line: 'Put out first what must not be seen later.',
      par: 8,
      map: ['#####W#', '.......', 'm.....c', '....c..', '......x', 'x..cx..', '.......', '.x...cm'],
    },
    {
      name: 'The reading lamp',
      line: 'Two moths, two ways, one order in which it all comes right.',
      par: 12,
      map: ['###W###', '.......', '.......', '....x..', '..C....', '....xxC', 'mm.c...', '.x.....'],
    },
  ],
};
