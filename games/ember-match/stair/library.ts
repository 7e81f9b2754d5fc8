/**
 * The six steps of the library. The numbers of swaps and the points for stars are based on automatic players (see the
 * deep test).
 */
import { AMBER, CRATES, FROST, KETTLES, LANTERNS, RUBY, SAPPHIRE, collectGoal } from './goal';
import type { StepDefinition } from './goal';

export const LIBRARY: readonly StepDefinition[] = [
  {
    name: 'A kettle on the landing',
    kinds: 6,
    moves: 29,
    stars: [6600, 8000],
    goals: [KETTLES],
    layout: ['..k..k..', '........', '........', '........', '........', '........', '........', '........'],
  },
  {
    name: 'Chained books',
    kinds: 5,
    moves: 15,
    stars: [4300, 6400],
    goals: [collectGoal(SAPPHIRE, 20), collectGoal(AMBER, 20)],
    layout: ['........', '........', '.x.xx.x.', '........', '........', '.x.xx.x.', '........', '........'],
  },
  {
    name: 'Two kettles, one stove',
    kinds: 5,
    moves: 21,
    stars: [6900, 8850],
    goals: [KETTLES, FROST],
    layout: ['..k..k..', '........', '........', '........', '........', '.ffffff.', '.ffffff.', '........'],
  },
  {
    name: 'The reading room',
    kinds: 6,
    moves: 18,
    stars: [3250, 4450],
    goals: [LANTERNS, collectGoal(RUBY, 18)],
    layout: ['........', 'L......L', '........', '........', '........', 'L......L', '........', '........'],
  },
  {
    name: 'Locked cases',
    kinds: 5,
    moves: 18,
    stars: [5050, 6750],
    goals: [CRATES, FROST],
    layout: ['........', '........', '.xxxxxx.', '........', 'c.c..c.c', '........', 'FF....FF', 'ff....ff'],
  },
  {
    name: 'The rolling ladder',
    kinds: 5,
    moves: 29,
    stars: [9450, 10750],
    goals: [KETTLES, CRATES],
    layout: ['k......k', '........', '........', '........', 'cc....cc', '........', '........', '........'],
  },
];
