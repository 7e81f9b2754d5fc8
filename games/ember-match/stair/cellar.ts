/**
 * The six steps of the cellar. The numbers of swaps and the points for stars are based on automatic players (see the
 * deep test).
 */
import { AMBER, FROST, RUBY, TEAL, collectGoal, scoreGoal } from './goal';
import type { StepDefinition } from './goal';

export const CELLAR: readonly StepDefinition[] = [
  {
    name: 'The cellar door',
    kinds: 5,
    moves: 12,
    stars: [3400, 4250],
    goals: [collectGoal(RUBY, 12)],
    layout: null,
  },
  {
    name: 'Coal in the corner',
    kinds: 5,
    moves: 15,
    stars: [3600, 5100],
    goals: [collectGoal(AMBER, 14), collectGoal(TEAL, 14)],
    layout: null,
  },
  {
    name: 'A low ceiling',
    kinds: 5,
    moves: 12,
    stars: [3550, 4900],
    goals: [scoreGoal(1500)],
    layout: ['########', '........', '........', '........', '........', '........', '........', '........'],
  },
  {
    name: 'First frost',
    kinds: 5,
    moves: 12,
    stars: [3450, 4950],
    goals: [FROST],
    layout: ['........', '........', '........', '..ffff..', '..ffff..', '........', '........', '........'],
  },
  {
    name: 'The cold corner',
    kinds: 5,
    moves: 29,
    stars: [8800, 10450],
    goals: [FROST, collectGoal(RUBY, 16)],
    layout: ['........', '........', '........', '........', '........', 'fff.....', 'ffff....', 'ffff....'],
  },
  {
    name: 'Rime on the steps',
    kinds: 5,
    moves: 17,
    stars: [5050, 6550],
    goals: [FROST],
    layout: ['........', '.ff..ff.', '.f....f.', '...ff...', '...ff...', '.f....f.', '.ff..ff.', '........'],
  },
];
