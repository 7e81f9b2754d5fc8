/**
 * The six steps of the nursery. The numbers of swaps and the points for stars are based on automatic players (see the
 * deep test).
 */
import { AMBER, CRATES, FROST, KETTLES, LANTERNS, OLIVE, PLUM, collectGoal } from './goal';
import type { StepDefinition } from './goal';

export const NURSERY: readonly StepDefinition[] = [
  {
    name: 'Building blocks',
    kinds: 6,
    moves: 23,
    stars: [4100, 5000],
    goals: [CRATES, collectGoal(OLIVE, 14)],
    layout: ['........', '........', '........', 'C......C', 'cc....cc', '........', '........', '........'],
  },
  {
    name: "The doll's house",
    kinds: 5,
    moves: 25,
    stars: [6000, 7050],
    goals: [FROST, LANTERNS],
    layout: ['...##...', '..ffff..', '.ffffff.', '.fLffLf.', '.ffffff.', '.fLffLf.', '.ffffff.', '........'],
  },
  {
    name: 'Night light',
    kinds: 5,
    moves: 15,
    stars: [3550, 4350],
    goals: [LANTERNS, collectGoal(AMBER, 24)],
    layout: ['L......L', '........', '........', '..L..L..', '........', '........', '..L..L..', '........'],
  },
  {
    name: 'The rocking horse',
    kinds: 5,
    moves: 26,
    stars: [7100, 8800],
    goals: [KETTLES, LANTERNS],
    layout: ['...kk...', '........', '........', '.L....L.', '........', '........', '.L....L.', '........'],
  },
  {
    name: 'Frost flowers',
    kinds: 5,
    moves: 19,
    stars: [5400, 7500],
    goals: [FROST],
    layout: ['........', '.F....F.', 'fFf..fFf', '.F....F.', '.F....F.', 'fFf..fFf', '.F....F.', '........'],
  },
  {
    name: 'Hide and seek',
    kinds: 6,
    moves: 18,
    stars: [3550, 5050],
    goals: [collectGoal(PLUM, 18), CRATES],
    layout: ['#..cc..#', '........', 'c......c', '........', '........', 'c......c', '........', '#..cc..#'],
  },
];
