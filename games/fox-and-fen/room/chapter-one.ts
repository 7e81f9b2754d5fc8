/** The first chapter of the room, which introduces candles and the moon. */
import type { Chapter } from '../types';

export const CHAPTER_ONE: Chapter = {
  name: 'The parlour',
  story:
    'The window stood open all summer, and now the house is full of moths. They cannot find the moon for all the candles. You have a box of matches, and breath.',
  rule: 'Light a candle or put it out: then every moth flies to the nearest light it sees along its row or column, and rests before it. The moon in the window is a light too.',
  end: 'One window dark, and the parlour quiet. From behind the library door came a sound like pages turning.',
  levels: [
    {
      name: 'Good evening',
      line: 'Moths fly to the nearest light, and the moon is a light like any other.',
      par: 2,
      map: ['#####W#', '.......', '....C.m', '.....mC', '..H....', '.......', '.......', '.......'],
    },
    {
      name: 'Here, then there',
      line: 'Lead it along: the next candle first, then the last one out.',
      par: 5,
      map: ['#W#####', '.......', '.c.....', '.......', 'm...c..', 'm.c....', '.......', '.......'],
    },
    {
      name: 'Tea for two',
      line: 'Between two lights that are equally near a moth stays where it is.',
      par: 7,
      map: ['##W####', '...m...', '.......', '.c.....', '.......', 'c..m...', '...c...', '..c....'],
    },
    {
      name: 'The long evening',
      line: 'What you light for one, the other sees as well.',
      par: 12,
      map: ['####W##', '...c...', '.......', '.......', '......c', '...mc..', '...m...', '.......'],
    },
  ],
};
