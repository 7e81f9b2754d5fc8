/** The second chapter of the wood, which introduces stones that sink. */
import type { Chapter } from '../types';

export const CHAPTER_TWO: Chapter = {
  name: 'Across the fen',
  story:
    'There is no path over the fen, only stones, and the stones are old and tired. “Once,” croaked a frog, “once each. After that they would rather lie down.”',
  rule: 'A stone sinks when you step off it. Trees never go into the water. A key opens one gate.',
  end: 'On the far bank the fox shook one paw after the other. Somewhere ahead, somebody small was trying not to cry.',
  levels: [
    {
      name: 'Once each',
      line: 'Every stone bears you one time. Which of them do you need?',
      par: 7,
      map: ['~ss.s#.', '#s.sDs#', '#sv~ss.', '..~s.<.', '#sv~...', '.F.#s#.', '.s.~##.'],
    },
    {
      name: 'The dry tussock',
      line: 'There is a place to turn round, if you keep a stone to come back on.',
      par: 13,
      map: ['.s..^.#', '.s#.s.#', '#<..#D.', '..##...', 'ss#...^', '#F##..#', '.#..#..'],
    },
    {
      name: 'Reeds on both hands',
      line: 'The long way over the grass may save the one stone that matters.',
      par: 20,
      map: ['.#D##..', '#....s.', '..s###s', '#v#..s.', '.s#~.#.', 'sFv..##', '.<..#~#'],
    },
    {
      name: 'The ferryman’s gate',
      line: 'The gate is near, the key is not. Think of the way back before you fetch it.',
      par: 24,
      map: ['k.>.^.#', '#.~gD.#', '~.^s#.#', '...#.#s', '#ss..##', '.###s..', 'sF....s'],
    },
  ],
};
