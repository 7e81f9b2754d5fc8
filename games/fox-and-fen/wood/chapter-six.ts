/** The sixth chapter of the wood, which introduces oil and the lantern's shutter. */
import type { Chapter } from '../types';

export const CHAPTER_SIX: Chapter = {
  name: 'The last of the oil',
  story:
    'The flame leaned over and looked at the bottom of the lantern. “Shut me in now and then,” it seemed to say, “and I shall last.” In the dark all the trees walk, even the one right beside you.',
  rule: 'With the lantern open, every step burns oil. Its button, Space or a tap on the fox shuts and opens it: a step too. Nobody finds the door in the dark. A can holds five more.',
  end: 'The door was round and the window was yellow. Hedgehog had the chair by the stove, the hare talked, and the owlet slept in the hat. The fox hung the lantern on its nail, with one drop of oil still in it, and outside the old trees walked wherever they liked.',
  levels: [
    {
      name: 'A short flame',
      line: 'In your light it will sleep for ever. So shut the lantern, and open it again at the door.',
      par: 8,
      oil: 3,
      map: ['.......', '..#....', '##.####', 'F.v...D', '##.####', '..#....', '.......'],
    },
    {
      name: 'Oil in the hollow',
      line: 'There is more oil in the wood, a little off the way.',
      par: 12,
      oil: 2,
      map: ['...#...', '#.v..Do', '##.####', '....#..', '#.##...', 's>.#...', 'F#...##'],
    },
    {
      name: 'Dark and dark again',
      line: 'Beside you, in the dark, a tree will step aside. Save a drop for the door.',
      par: 15,
      oil: 2,
      map: ['##s.#.#', '.......', '..##.s<', '#.l#D.#', '.#vv.#.', '.F.#.s.', '##..#..'],
    },
    {
      name: 'The yellow window',
      line: 'You can see it from here.',
      par: 21,
      oil: 2,
      map: ['#..####', '#.>.^Do', '.#.#.##', '#ss.#..', '#.#s...', 'sv.#...', 'F#..l..'],
    },
  ],
};
