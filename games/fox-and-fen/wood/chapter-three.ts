/** The third chapter of the wood, which introduces animals that the fox leads home. */
import type { Chapter } from '../types';

export const CHAPTER_THREE: Chapter = {
  name: 'The lost ones',
  story:
    'It was a hedgehog who had lost his mother, and a hare who had lost her way, and an owlet who had lost an argument with the wind. “Behind me,” said the fox, “and walk where I walk.”',
  rule: 'Step onto an animal and it follows in your tracks. You cannot walk through those who follow. Bring everyone to the den.',
  end: '“Is it far?” asked the owlet. “It is exactly as far as it was,” said the fox, “but now there is talking.”',
  levels: [
    {
      name: 'Somebody small',
      line: 'With one behind you there is no turning on your heel.',
      par: 10,
      map: ['....#.#', '#.#~.D.', '..v..#a', '~.#....', '...^.#.', '..~##.s', '..F....'],
    },
    {
      name: 'Over the tarn',
      line: 'A stone waits until the last of you has left it.',
      par: 15,
      map: ['..^.a.#', '.##.D.<', 'F^.....', 's.##.#.', '.#....#', '...#.#.', 's##..#.'],
    },
    {
      name: 'The hare’s corner',
      line: 'Go in so that you can come out: whoever follows stands where you stood.',
      par: 22,
      map: ['F#..a.#', '.^#.#.<', '..^....', '#..#~#.', 's#...#D', '...#.#s', '.##..#.'],
    },
    {
      name: 'Three in a row',
      line: 'Four pairs of ears, one narrow wood. The order in which you find them is the way.',
      par: 26,
      map: ['.~<v...', '.#D##s#', '#....^a', '..#.#..', '#a##.F.', '#...#a#', '..#....'],
    },
  ],
};
