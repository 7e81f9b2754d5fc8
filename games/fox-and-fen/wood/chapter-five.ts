/** The fifth chapter of the wood, which introduces wisps. */
import type { Chapter } from '../types';

export const CHAPTER_FIVE: Chapter = {
  name: 'Will-o’-the-wisps',
  story:
    '“Those are lights too,” said the hare. “Those,” said the fox, “are somebody’s idea of a joke. Do not follow them, and do not stand where they are going.”',
  rule: 'A wisp floats to and fro, over water as well. Trees beside it stand still, for it shines. Whoever touches one is led astray.',
  end: 'The last wisp hung about for a while, and when nobody laughed, it went out.',
  levels: [
    {
      name: 'Two cold lights',
      line: 'They never stop. Cross behind them.',
      par: 8,
      map: ['.^...#.', '.#..#.D', '...n#.s', '..F.#n.', '#.#....', '.......', '..#..#.'],
    },
    {
      name: 'Borrowed light',
      line: 'A wisp can hold a tree for you, for just as long as it passes.',
      par: 12,
      map: ['#...#D.', '#u<##.s', 'lvs..s~', '.......', '##(.#~.', '..F~s#.', '#..s...'],
    },
    {
      name: 'The owlet’s short cut',
      line: 'It looks like dancing. It is only counting.',
      par: 14,
      map: ['.....#.', '.~#.#.D', '..#u~..', '.sF..us', '#.#.#s.', '^.##l..', '.....#.'],
    },
    {
      name: 'Cold and warm',
      line: 'Use every light there is, and trust only your own.',
      par: 22,
      map: ['.u^#...', 's..##..', '.sD.s..', '#^####.', '.l.s(..', 's###.##', '..F#...'],
    },
  ],
};
