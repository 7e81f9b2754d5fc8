/** The names under which people know the jigsaws, and one line about the gameplay. */
import type { KnownNames } from '@/lib/domain/games/known-names';

const DAILY: KnownNames = {
  knownAs: ['Jigsaw puzzle'],
  family: 'jigsaws',
  searchNames: [
    'Jigsaw',
    'Jigsaws',
    'Daily jigsaw',
    'Jigsaw puzzles',
    'Picture puzzle',
    'Jigsaw planet',
    'Puzzle pieces',
    'Jigsaw game',
  ],
  playLine: 'Fit the pieces together into a new picture each day.',
  kinds: ['relaxing', 'for kids'],
};

const SCENE: KnownNames = {
  knownAs: ['Jigsaw puzzle'],
  family: 'jigsaws',
  searchNames: [],
  playLine: 'Fit the pieces together into one picture.',
  kinds: ['relaxing', 'for kids'],
};

/** Returns the names of the daily jigsaw, or of a jigsaw with its own picture. */
export const jigsawNames = ({ isDaily }: { isDaily: boolean }): KnownNames => (isDaily ? DAILY : SCENE);
