/** Presents Lantern Grotto: rock and cave floor in the light of numbered lanterns. */
import { createScene, type Scene } from '../scene';
import type { PlanPresenter } from './presenter';
import { drawFigure } from './figure';

function draw({ on, marked, isFixed, numbers, isDone }: Scene, cell: number): string {
  const isFloor = !on[cell] && (marked[cell] || isFixed[cell] || isDone);
  const [kind, fill] = on[cell]
    ? ['of-rock', '#2F2B33']
    : isFloor
      ? ['of-floor', '#EBCF98']
      : ['of-dark', '#7D6F74'];
  const ground = `<rect class="cave ${kind}" width="100" height="100" fill="${fill}" stroke="${isFloor ? '#D8B777' : '#4A434B'}" stroke-width="3"/>`;
  if (on[cell])
    return `${ground}<path class="facet" d="M0 34L34 12L70 22L100 8M34 12L44 58L14 92M70 22L80 64L44 58M80 64L100 78M80 64L66 100" stroke="#5B5363" stroke-width="5" fill="none" stroke-linejoin="round"/>`;
  const number = numbers[cell];
  if (typeof number === 'number')
    return `${ground}<path class="handle" d="M34 24Q34 4 50 4T66 24" stroke="#5A3A0E" stroke-width="6" fill="none"/><rect class="lantern" x="14" y="20" width="72" height="70" rx="18" fill="#FFF3C4" stroke="#5A3A0E" stroke-width="6"/><g transform="translate(0 5)">${drawFigure(number, '#2B1B08', number > 9 ? 42 : 50)}</g>`;
  return isFloor
    ? `${ground}<path class="grit" d="M34 40h.1M62 36h.1M48 62h.1M70 66h.1" stroke="#9A7A3C" stroke-width="10" stroke-linecap="round"/>`
    : ground;
}

const numbersAt = (count: number, entries: Readonly<Record<number, number>>): (number | null)[] =>
  Array.from({ length: count }, (_, cell) => entries[cell] ?? null);

export const grotto: PlanPresenter = {
  solved: 'The grotto is mapped',
  unit: 'rock',
  words: { on: 'rock', marked: 'cave', open: 'darkness' },
  given: 'lantern',
  turns: ['is rock', 'is cave'],
  why: {
    sight: [
      'However the marked lantern comes to its number, rock ends its light here.',
      'However the marked lantern comes to its number, its light falls here.',
    ],
    open: [
      'Cave here could never hang together with the rest of it.',
      'Only through here can the cave hang together.',
    ],
    together: [
      'Only through here is this rock joined to the rock around.',
      'Rock here could never be joined to the rock around the board.',
    ],
  },
  ink: '#1B1820',
  draw,
  steps: [
    {
      scene: createScene(['oxoo', 'xxxo', 'oxoo', 'oooo'], {
        isFixed: Array.from({ length: 16 }, (_, cell) => cell === 5),
        numbers: numbersAt(16, { 5: 5 }),
      }),
      text: 'A number counts the cells its lantern lights, left and right, up and down, its own included, as far as the next rock.',
    },
    {
      scene: createScene(['oxxo', 'ooxx', 'oxxo']),
      text: 'The cave hangs together: one can walk from each of its cells to each.',
    },
    {
      scene: createScene(['xoxx', 'xoox', 'xxxx']),
      text: 'All rock is connected to the rock around the board: no rock is alone in the cave.',
    },
    {
      scene: createScene(['ox.']),
      text: 'Tap for rock, again for cave, again to clear. Drag to lay much rock.',
    },
  ],
};
