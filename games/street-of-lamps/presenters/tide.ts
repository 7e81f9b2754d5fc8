/** Presents Tide and Sand: a flat shore, on which the water and the sand are each connected. */
import { createScene, type Scene } from '../scene';
import type { PlanPresenter } from './presenter';

const SHELL =
  '<path class="shell" d="M50 24L57 44L78 40L64 56L76 74L55 68L46 86L42 65L21 66L36 51L26 33L45 42Z" fill="#D9663B" stroke="#7A2F12" stroke-width="4" stroke-linejoin="round"/>';
const BOAT =
  '<path class="boat" d="M22 62H78L68 80H32Z" fill="#FFF9E8" stroke="#16324A" stroke-width="4" stroke-linejoin="round"/><path class="sail" d="M50 58V18L74 54Z" fill="#FFD65C" stroke="#16324A" stroke-width="4" stroke-linejoin="round"/>';

function draw({ on, marked, isFixed, isDone }: Scene, cell: number): string {
  const isSand = !on[cell] && (marked[cell] || isFixed[cell] || isDone);
  const [kind, fill, edge] = on[cell]
    ? ['of-water', '#1E78B8', '#155F95']
    : isSand
      ? ['of-sand', '#F3DFA4', '#DCC27C']
      : ['of-mist', '#A9B4B4', '#97A3A3'];
  const ground = `<rect class="shore ${kind}" width="100" height="100" fill="${fill}" stroke="${edge}" stroke-width="3"/>`;
  if (isFixed[cell]) return ground + (on[cell] ? BOAT : SHELL);
  if (on[cell])
    return `${ground}<path class="wave" d="M18 42q11-12 22 0t22 0t20 0M18 66q11-12 22 0t22 0t20 0" stroke="#A9DCF7" stroke-width="6" stroke-linecap="round" fill="none"/>`;
  return isSand
    ? `${ground}<path class="grain" d="M30 34h.1M62 28h.1M46 54h.1M74 58h.1M28 72h.1M58 78h.1" stroke="#A8874A" stroke-width="9" stroke-linecap="round"/>`
    : ground;
}

export const tide: PlanPresenter = {
  solved: 'The tide has turned',
  unit: 'water',
  words: { on: 'water', marked: 'sand', open: 'mist' },
  turns: ['is water', 'is sand'],
  clash: { kinds: ['square'], text: 'four of water in a square' },
  why: {
    square: [
      'Three of this square are sand: with a fourth it would be all sand.',
      'Three of this square are water: with a fourth it would be all water.',
    ],
    together: [
      'Only through here can the water hang together.',
      'Water here could never reach the other water.',
    ],
    open: ['Sand here could never reach the other sand.', 'Only through here can the sand hang together.'],
  },
  ink: '#16324A',
  draw,
  steps: [
    {
      scene: createScene(['ooox', 'oxxx', 'oxox', 'ooox']),
      text: 'All water hangs together, and so does all sand. Only sides count, not corners.',
    },
    {
      scene: createScene(['oox', 'oxx']),
      text: 'No square of four cells is all water or all sand.',
    },
    { scene: createScene(['@.#', '.@.']), text: 'Boats and starfish are given: water and sand that stay.' },
    {
      scene: createScene(['ox.']),
      text: 'Tap for water, again for sand, again to clear. It is done when all water is right.',
    },
  ],
};
