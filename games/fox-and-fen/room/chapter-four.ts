/** The fourth chapter of the room, which introduces drafts. */
import type { Chapter } from '../types';

export const CHAPTER_FOUR: Chapter = {
  name: 'The draughty landing',
  story:
    'On the landing it blows from everywhere. A match flares, the moths turn round, and it is dark again before you have shaken it out.',
  rule: 'A candle in a draught burns for one flight only: when the moths have come to rest it goes out, and they fly once more.',
  end: 'The door at the foot of the stairs had been open all along. You shut it. The house held its breath.',
  levels: [
    {
      name: 'A puff',
      line: 'One flare can be enough: it calls, and then it is gone.',
      par: 5,
      map: ['####W##', '......x', '.......', '......x', 'dC...m.', 'H...CC.', 'm.d.m..', '.......'],
    },
    {
      name: 'Stair-rods',
      line: 'After the gust they fly again, from wherever they came to.',
      par: 8,
      map: ['####W##', 'c......', '.......', '..Hxc..', '.....d.', '.c.....', '...mc.d', 'm..H..x'],
    },
    {
      name: 'Under the door',
      line: 'Two flares in a row lead further than any one candle.',
      par: 10,
      map: ['####W##', 'c....H.', '.......', '...xc..', '.c...dm', '.c.....', 'm.....d', 'm.....x'],
    },
    {
      name: 'The north landing',
      line: 'Not one light here lasts. It does not have to.',
      par: 12,
      map: ['##W####', '.d.....', '.......', '...d...', 'c.....m', '.......', '..cmm.x', '.......'],
    },
  ],
};
