/** Draws the how-to panel with the bubbles of the field. */
import { isContrast } from '../kit/appearance';
import { el } from '../kit/dom';
import { DUSK } from './palette';
import { createSprites } from './sprites';

const SIZE = 228;
const BUBBLE = 66;

type FruitSpot = readonly [fruit: number, x: number, y: number];

function drawStepPicture(
  spots: readonly FruitSpot[],
  dots: readonly (readonly [number, number])[] = [],
): HTMLCanvasElement {
  const node = el('canvas', { class: 'bo-picture', width: SIZE, height: SIZE, 'aria-hidden': 'true' });
  const pen = node.getContext('2d')!;
  const sprites = createSprites(BUBBLE, isContrast());
  for (const [fruit, x, y] of spots) sprites.draw(pen, fruit, x, y);
  pen.fillStyle = DUSK.aim;
  for (const [x, y] of dots) {
    pen.beginPath();
    pen.arc(x, y, 6, 0, 2 * Math.PI);
    pen.fill();
  }
  return node;
}

/** Returns the how-to steps: aiming, bursting, falling, swapping. */
export function howToPictures(): { picture: Element; text: string }[] {
  const path = [0, 1, 2, 3].map((i) => [114 + i * 12, 150 - i * 24] as const);
  return [
    {
      picture: drawStepPicture(
        [
          [1, 114, 190],
          [1, 166, 40],
          [3, 98, 40],
        ],
        path,
      ),
      text: 'Drag or point to aim, let go to shoot. Below the cannon you can think again.',
    },
    {
      picture: drawStepPicture([
        [0, 46, 70],
        [0, 114, 70],
        [0, 80, 130],
        [2, 182, 70],
      ]),
      text: 'Three or more of a fruit burst. Bursts in a row multiply, up to five times.',
    },
    {
      picture: drawStepPicture(
        [
          [4, 80, 40],
          [2, 46, 110],
          [1, 114, 110],
          [3, 80, 176],
        ],
        [
          [150, 150],
          [150, 176],
          [150, 202],
        ],
      ),
      text: 'What hung from them falls, for double points.',
    },
    {
      picture: drawStepPicture(
        [
          [3, 64, 114],
          [4, 164, 114],
        ],
        [
          [100, 114],
          [114, 114],
          [128, 114],
        ],
      ),
      text: 'Tap the cannon, or press S, to swap the fruit for the next one.',
    },
  ];
}
