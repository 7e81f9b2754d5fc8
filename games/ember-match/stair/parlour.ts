/**
 * The six steps of the parlor. The numbers of swaps and the points for stars are based on automatic players (see the
 * deep test).
 */
import { CRATES, FROST, LANTERNS, OLIVE, PLUM, TEAL, collectGoal, scoreGoal } from './goal';
import type { StepDefinition } from './goal';

export const PARLOUR: readonly StepDefinition[] = [
  {
    name: 'Three lamps in the hall',
    kinds: 5,
    moves: 12,
    stars: [3200, 4300],
    goals: [LANTERNS, collectGoal(OLIVE, 15)],
    layout: ['L......L', '........', '........', '........', '........', '........', '........', '...L....'],
  },
  {
    name: 'Four on the mantel',
    kinds: 6,
    moves: 18,
    stars: [3750, 4700],
    goals: [LANTERNS, collectGoal(PLUM, 15)],
    layout: ['........', '........', '........', '.L....L.', '........', '........', '.L....L.', '........'],
  },
  {
    name: 'The round window',
    kinds: 5,
    moves: 16,
    stars: [3700, 4850],
    goals: [FROST, LANTERNS],
    layout: ['##....##', '#......#', '...ff...', '..fLLf..', '..fLLf..', '...ff...', '#......#', '##....##'],
  },
  {
    name: 'Behind the curtain',
    kinds: 6,
    moves: 20,
    stars: [3000, 5200],
    goals: [collectGoal(PLUM, 16), collectGoal(TEAL, 16)],
    layout: ['....#...', '....#...', '....#...', '....#...', '....#...', '....#...', '....#...', '........'],
  },
  {
    name: 'Tea for three',
    kinds: 5,
    moves: 15,
    stars: [4000, 5050],
    goals: [LANTERNS, CRATES],
    layout: ['........', '........', '.L.CC.L.', '..c..c..', '..c..c..', '.c.CC.c.', '...LL...', '........'],
  },
  {
    name: 'The chandelier',
    kinds: 6,
    moves: 31,
    stars: [5050, 7250],
    goals: [LANTERNS, scoreGoal(3200)],
    layout: ['........', '...LL...', '..L..L..', '........', '........', '........', '........', '........'],
  },
];
