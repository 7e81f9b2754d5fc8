/** Presents Harbour Lights: ships at anchor on a night chart. */
import { createScene, type Scene } from '../scene';
import type { PlanPresenter } from './presenter';

/** Draws the hull in a cell: rounded where the ship is known to end, and square where it may continue. */
function drawHull({ on, marked, isFixed, isDone, size }: Scene, cell: number): string {
  const [x, y] = [cell % size, Math.floor(cell / size)];
  const isEnd = (other: number) => isDone || marked[other] || isFixed[other];
  const [top, bottom] = [y > 0 && on[cell - size], y < size - 1 && on[cell + size]];
  const [left, right] = [x > 0 && on[cell - 1], x < size - 1 && on[cell + 1]];
  const [x0, x1] = [left ? -4 : 14, right ? 104 : 86];
  const [y0, y1] = [top ? -4 : 14, bottom ? 104 : 86];
  // Water always surrounds a ship, even where the player has not marked it.
  const [isUpright, isFlat] = [top || bottom, left || right];
  const ends = {
    top: !top && (isFlat || y === 0 || isEnd(cell - size)),
    bottom: !bottom && (isFlat || y === size - 1 || isEnd(cell + size)),
    left: !left && (isUpright || x === 0 || isEnd(cell - 1)),
    right: !right && (isUpright || x === size - 1 || isEnd(cell + 1)),
  };
  const [a, b, c, d] = [
    ends.top && ends.left,
    ends.top && ends.right,
    ends.bottom && ends.right,
    ends.bottom && ends.left,
  ].map((is) => (is ? 34 : 0));
  const path = `M${x0 + a!} ${y0}H${x1 - b!}Q${x1} ${y0} ${x1} ${y0 + b!}V${y1 - c!}Q${x1} ${y1} ${x1 - c!} ${y1}H${x0 + d!}Q${x0} ${y1} ${x0} ${y1 - d!}V${y0 + a!}Q${x0} ${y0} ${x0 + a!} ${y0}Z`;
  return `<path class="hull" d="${path}" fill="#E9DFC8" stroke="#6B4B2A" stroke-width="6"/>`;
}

function draw(scene: Scene, cell: number): string {
  const { on, marked, isFixed } = scene;
  const sea = `<rect class="sea" width="100" height="100" fill="${isFixed[cell] ? '#0F4564' : '#16587C'}" stroke="#2C7499" stroke-width="3"/>`;
  if (on[cell]) {
    const light =
      '<circle class="light" cx="50" cy="50" r="17" fill="#FFC23D" stroke="#7A3B00" stroke-width="5"/>';
    const rivets = isFixed[cell] ? '<circle cx="50" cy="50" r="6" fill="#7A3B00"/>' : '';
    return sea + drawHull(scene, cell) + light + rivets;
  }
  if (isFixed[cell] || marked[cell]) {
    const color = isFixed[cell] ? '#BFE3F5' : '#7FB9D6';
    return `${sea}<path class="waves" d="M20 44q10-10 20 0t20 0t20 0M20 64q10-10 20 0t20 0t20 0" stroke="${color}" stroke-width="${isFixed[cell] ? 8 : 6}" stroke-linecap="round" fill="none"/>`;
  }
  return sea;
}

export const fleet: PlanPresenter = {
  solved: 'The fleet is home',
  unit: 'lights',
  words: { on: 'ship', marked: 'water', open: 'empty' },
  turns: ['is of a ship', 'is water'],
  why: {
    corner: ['', 'A ship lies at a corner of this cell. Ships neither bend nor touch, so this is water.'],
    line: [
      'The count of this line needs a ship in every cell that is left.',
      'This line has all its lights. The rest is water.',
    ],
    ways: [
      'No ship is longer than the longest: whichever way this line comes to its count, a ship is here.',
      'No ship is longer than the longest: whichever way this line comes to its count, here is water.',
    ],
    long: ['', 'The longest ship would be too long with this cell.'],
  },
  ink: '#FFF3D6',
  draw,
  steps: [
    {
      scene: createScene(['ooox', 'xxxx', 'ooxo', 'xxxx']),
      text: 'Find the ships. Each is a straight line of lights. The list shows how many of each length there are.',
    },
    {
      scene: createScene(['oox', 'xxx', 'xxo']),
      text: 'Ships never touch, not even at a corner. Each has water all around.',
    },
    {
      scene: createScene(['o.#', 'o..', '#.@'], { edges: [1, 1, 1, 2, 0, 1] }),
      text: 'The numbers count the lights of their row or column. Bold waves and dotted lights are given; where a hull is square the ship may go on.',
    },
    {
      scene: createScene(['oxx', '...', '...'].slice(0, 1)),
      text: 'Tap for a ship, again for water, again to clear. Drag to mark much water.',
    },
  ],
};
