/** The six steps of the library. Swaps and points for stars come from players that are not people: see the deep test. */
import { AMBER, CRATES, FROST, KETTLES, LANTERNS, RUBY, SAPPHIRE, collect } from './goal';
import type { StepRow } from './goal';

export const LIBRARY: readonly StepRow[] = [
  {
    name: 'A kettle on the landing',
    kinds: 6,
    moves: 24,
    stars: [3100, 3850],
    goals: [KETTLES],
    layout: ['..k..k..', '........', '........', '........', '........', '........', '........', '........'],
  },
  {
    name: 'Chained books',
    kinds: 5,
    moves: 15,
    stars: [3500, 4000],
    goals: [collect(SAPPHIRE, 20), collect(AMBER, 20)],
    layout: ['........', '........', '.x.xx.x.', '........', '........', '.x.xx.x.', '........', '........'],
  },
  {
    name: 'Two kettles, one stove',
    kinds: 5,
    moves: 21,
    stars: [5200, 7150],
    goals: [KETTLES, FROST],
    layout: ['..k..k..', '........', '........', '........', '........', '.ffffff.', '.ffffff.', '........'],
  },
  {
    name: 'The reading room',
    kinds: 6,
    moves: 17,
    stars: [1900, 2400],
    goals: [LANTERNS, collect(RUBY, 18)],
    layout: ['........', 'L......L', '........', '........', '........', 'L......L', '........', '........'],
  },
  {
    name: 'Locked cases',
    kinds: 5,
    moves: 15,
    stars: [3100, 4050],
    goals: [CRATES, FROST],
    layout: ['........', '........', '.xxxxxx.', '........', 'c.c..c.c', '........', 'FF....FF', 'ff....ff'],
  },
  {
    name: 'The rolling ladder',
    kinds: 5,
    moves: 29,
    stars: [8100, 10150],
    goals: [KETTLES, CRATES],
    layout: ['k......k', '........', '........', '........', 'cc....cc', '........', '........', '........'],
  },
];
