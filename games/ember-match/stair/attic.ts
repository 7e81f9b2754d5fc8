/**
 * The six steps of the attic. The numbers of swaps and the points for stars are based on automatic players (see the
 * deep test).
 */
import { AMBER, CRATES, FROST, KETTLES, LANTERNS, SAPPHIRE, collectGoal, scoreGoal } from './goal';
import type { StepDefinition } from './goal';

export const ATTIC: readonly StepDefinition[] = [
  {
    name: 'Under the slates',
    kinds: 6,
    moves: 29,
    stars: [5150, 6500],
    goals: [FROST, scoreGoal(3500)],
    layout: ['###..###', '##....##', '#......#', '........', '.ffffff.', 'ffFFFFff', 'ffFFFFff', '........'],
  },
  {
    name: 'Trunks and cobwebs',
    kinds: 5,
    moves: 27,
    stars: [8400, 10100],
    goals: [CRATES, KETTLES],
    layout: ['..k..k..', '........', '........', '.xx..xx.', '........', '.CC..CC.', '.CC..CC.', '........'],
  },
  {
    name: "The swallow's nest",
    kinds: 6,
    moves: 18,
    stars: [3950, 5050],
    goals: [LANTERNS, FROST],
    layout: ['........', '..L..L..', '........', '.ffffff.', '.fF..Ff.', '.ffffff.', '........', '........'],
  },
  {
    name: 'Dust sheets',
    kinds: 5,
    moves: 27,
    stars: [8800, 9750],
    goals: [FROST, KETTLES],
    layout: ['.k.k..k.', '........', '........', '........', 'FFFFFFFF', '........', 'FFFFFFFF', '........'],
  },
  {
    name: 'The skylight',
    kinds: 6,
    moves: 27,
    stars: [3050, 3700],
    goals: [collectGoal(AMBER, 20), collectGoal(SAPPHIRE, 20), LANTERNS],
    layout: ['##....##', '#......#', '...LL...', '........', '........', '...LL...', '#......#', '##....##'],
  },
  {
    name: 'Out on the roof',
    kinds: 5,
    moves: 16,
    stars: [5550, 6950],
    goals: [FROST, CRATES, LANTERNS, KETTLES],
    layout: ['..k..k..', '........', '........', 'L......L', '...cc...', '.FFFFFF.', '.ffffff.', '........'],
  },
];
