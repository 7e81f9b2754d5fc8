/** The fourth chapter of the wood, which introduces lamps. */
import type { Chapter } from '../types';

export const CHAPTER_FOUR: Chapter = {
  name: 'The old lamps',
  story:
    'Long ago somebody set lamps in this wood and meant to come back for them. They still burn, if they are asked. The trees do not care for it.',
  rule: 'Step onto a lamp to light it; step onto it again to put it out. It shines as far as your lantern, and every tree in its light stands still.',
  end: 'They left the last lamp burning. It looked, from further off, like a house with somebody in it.',
  levels: [
    {
      name: 'The first lamp',
      line: 'A lamp goes on holding a tree when you have gone.',
      par: 11,
      map: ['#.....D', '#...#l#', '.#...v<', '.###...', '#.....#', 'F.##.#.', '......#'],
    },
    {
      name: 'Hold that one',
      line: 'Catch the right tree in the right place, and leave it standing there.',
      par: 20,
      map: ['.#.v..D', '..a##>.', '#.>.#.#', '..#...l', 'l.F#.<.', '...#.#.', '....#..'],
    },
    {
      name: 'Two posts',
      line: 'What one lamp holds, the other must let go.',
      par: 23,
      map: ['g<^#.k.', '.#l.#D.', '.>.a.#.', '#.##...', '.#<.#.#', '....#..', '#F#.l.#'],
    },
    {
      name: 'The lamplighter’s round',
      line: 'He always came the same way. You will see why.',
      par: 25,
      map: ['^..vD..', '...##<.', '....#.#', '.#.#..l', '#.#..#.', 'F..#.#.', 'l#..a.>'],
    },
  ],
};
