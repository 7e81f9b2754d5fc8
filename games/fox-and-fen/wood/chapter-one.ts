/** The first chapter of the wood, which introduces trees that walk in the dark. */
import type { Chapter } from '../types';

export const CHAPTER_ONE: Chapter = {
  name: 'The hem of the wood',
  story:
    'The market closed late, and the short way home leads through the old wood. “Keep the lantern before you,” said the badger at the last house, “and never mind the trees. They only walk when nobody looks.”',
  rule: 'Trees with eyes take a step for each of yours, the way their marks point, and turn back where it is barred. In the light of the lantern they stand still.',
  end: 'Behind the last hazel the ground grew soft, and something croaked. “Well,” said the fox to the lantern, “that is the dry half of it.”',
  levels: [
    {
      name: 'The first old tree',
      line: 'It goes up and down across the path. Come too early, and your light holds it right there.',
      par: 8,
      map: ['##...##', '.......', '###v###', 'F.....D', '###.###', '.......', '##...##'],
    },
    {
      name: 'Between two walkers',
      line: 'A tree that falls asleep in the gap stays in the gap. Step away, and let it go on.',
      par: 9,
      map: ['...#.#D', '#..#...', '...#.#v', '..#>..F', '#.....#', '.#..#..', '..v#.#.'],
    },
    {
      name: 'The hollow lane',
      line: 'They keep time with you. Count their steps before you take yours.',
      par: 13,
      map: ['...#.#D', '.#v....', '.#..##>', '..#>..F', '...#..#', '....#..', '..v..#.'],
    },
    {
      name: 'Hazels and holes',
      line: 'Sometimes the shortest way begins by walking the wrong one.',
      par: 16,
      map: ['...<.##', 'F#..>.D', '.#...##', '.#...#.', '#......', 'v......', '..#....'],
    },
  ],
};
