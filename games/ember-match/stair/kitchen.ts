/**
 * The six steps of the kitchen. The numbers of swaps and the points for stars are based on automatic players (see the
 * deep test).
 */
import { CRATES, FROST, OLIVE, RUBY, SAPPHIRE, collectGoal, scoreGoal } from './goal';
import type { StepDefinition } from './goal';

export const KITCHEN: readonly StepDefinition[] = [
  {
    name: 'A crate of apples',
    kinds: 5,
    moves: 12,
    stars: [3100, 4300],
    goals: [CRATES],
    layout: ['........', '........', '..cccc..', '..c..c..', '..c..c..', '..cccc..', '........', '........'],
  },
  {
    name: 'The larder shelf',
    kinds: 5,
    moves: 13,
    stars: [4300, 5700],
    goals: [CRATES, collectGoal(OLIVE, 18)],
    layout: ['........', '........', '........', 'c.c..c.c', '........', '........', 'c.c..c.c', '........'],
  },
  {
    name: 'Between two doors',
    kinds: 5,
    moves: 16,
    stars: [3900, 5300],
    goals: [collectGoal(RUBY, 18), collectGoal(SAPPHIRE, 18)],
    layout: ['##....##', '##....##', '........', '........', '........', '........', '##....##', '##....##'],
  },
  {
    name: 'The cold pantry',
    kinds: 5,
    moves: 27,
    stars: [8100, 9550],
    goals: [FROST, CRATES],
    layout: ['........', '........', '........', 'cc....cc', 'ffffffff', '........', 'ffffffff', '........'],
  },
  {
    name: 'Stacked to the beam',
    kinds: 5,
    moves: 22,
    stars: [5800, 7600],
    goals: [CRATES],
    layout: ['........', '........', '........', '........', '...cc...', '..cCCc..', '.cCCCCc.', '........'],
  },
  {
    name: 'The iron range',
    kinds: 5,
    moves: 16,
    stars: [5450, 7550],
    goals: [FROST, scoreGoal(3000)],
    layout: ['........', '........', '..FFFF..', '..F..F..', '..F..F..', '..FFFF..', '........', '........'],
  },
];
