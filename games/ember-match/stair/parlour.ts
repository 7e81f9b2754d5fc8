/** The six steps of the parlour. Swaps and points for stars come from players that are not people: see the deep test. */
import { CRATES, FROST, LANTERNS, OLIVE, PLUM, TEAL, collect, score } from './goal';
import type { StepRow } from './goal';

export const PARLOUR: readonly StepRow[] = [
  {
    name: 'Three lamps in the hall',
    kinds: 5,
    moves: 12,
    stars: [2000, 2450],
    goals: [LANTERNS, collect(OLIVE, 15)],
    layout: ['L......L', '........', '........', '........', '........', '........', '........', '...L....'],
  },
  {
    name: 'Four on the mantel',
    kinds: 6,
    moves: 18,
    stars: [2350, 2750],
    goals: [LANTERNS, collect(PLUM, 15)],
    layout: ['........', '........', '........', '.L....L.', '........', '........', '.L....L.', '........'],
  },
  {
    name: 'The round window',
    kinds: 5,
    moves: 16,
    stars: [2750, 4350],
    goals: [FROST, LANTERNS],
    layout: ['##....##', '#......#', '...ff...', '..fLLf..', '..fLLf..', '...ff...', '#......#', '##....##'],
  },
  {
    name: 'Behind the curtain',
    kinds: 6,
    moves: 14,
    stars: [2100, 2300],
    goals: [collect(PLUM, 16), collect(TEAL, 16)],
    layout: ['....#...', '....#...', '....#...', '....#...', '....#...', '....#...', '....#...', '........'],
  },
  {
    name: 'Tea for three',
    kinds: 5,
    moves: 15,
    stars: [2400, 3600],
    goals: [LANTERNS, CRATES],
    layout: ['........', '........', '.L.CC.L.', '..c..c..', '..c..c..', '.c.CC.c.', '...LL...', '........'],
  },
  {
    name: 'The chandelier',
    kinds: 6,
    moves: 31,
    stars: [4300, 4900],
    goals: [LANTERNS, score(3200)],
    layout: ['........', '...LL...', '..L..L..', '........', '........', '........', '........', '........'],
  },
];
