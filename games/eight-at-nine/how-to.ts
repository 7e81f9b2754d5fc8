/** The pictures of the how-to panel, painted with the balls and the aim of the table. */
import { el } from '../kit/dom';
import { createBallLook } from './paint-ball';
import { paintAim, paintCue } from './paint-live';
import { paletteOf } from './palette';
import type { Pen } from './stage';
import { UPRIGHT } from './turning';
import type { Discipline, Point } from './types';

const SIZE = 228;
const BALL = 42;

type Ball = [number: number, x: number, y: number];

function picture(
  discipline: Discipline,
  balls: readonly Ball[],
  draw: (pen: Pen) => void,
): HTMLCanvasElement {
  const node = el('canvas', { class: 'en-picture', width: SIZE, height: SIZE, 'aria-hidden': 'true' });
  const pen = node.getContext('2d')!;
  const colours = paletteOf(discipline, false);
  pen.fillStyle = colours.cloth[0];
  pen.fillRect(0, 0, SIZE, SIZE);
  const look = createBallLook(BALL / 2, colours);
  pen.save();
  pen.scale(BALL, BALL);
  draw(pen);
  pen.restore();
  for (const [, x, y] of balls) look.shade(pen, x * BALL, y * BALL);
  for (const [ball, x, y] of balls) look.paint(pen, ball, x * BALL, y * BALL, UPRIGHT);
  return node;
}

const pocket = (pen: Pen, x: number, y: number) => {
  pen.fillStyle = '#04080a';
  pen.beginPath();
  pen.arc(x, y, 1.1, 0, 2 * Math.PI);
  pen.fill();
};

const GOAL: Record<Discipline, { balls: Ball[]; text: string }> = {
  eight: {
    balls: [
      [3, 1.1, 1.3],
      [6, 1.9, 2.6],
      [11, 4.2, 1.3],
      [14, 3.5, 2.6],
      [8, 2.7, 4.3],
    ],
    text: 'Pot all solids or all stripes, then the eight. Who pots goes on; a foul gives the other side the cue ball in hand.',
  },
  nine: {
    balls: [
      [1, 1.2, 4.2],
      [4, 2.7, 2.8],
      [9, 4.2, 1.4],
    ],
    text: 'Meet the lowest ball first. Whoever pots the nine wins, whenever it falls.',
  },
  tricks: {
    balls: [
      [5, 1.4, 1.6],
      [12, 3.9, 1.8],
      [16, 2.6, 3],
      [0, 2.7, 4.6],
    ],
    text: 'Pot all numbered balls in the strokes given. Cue ball and grey stones must stay on the table.',
  },
};

/** Gives the steps: aim, pull, what wins. */
export function howToPictures(discipline: Discipline): { picture: Element; text: string }[] {
  const [cue, lie, ghost]: Point[] = [
    [1.2, 4.4],
    [3.4, 2],
    [2.72, 2.74],
  ] as Point[];
  const goal = GOAL[discipline];
  return [
    {
      picture: picture(
        discipline,
        [
          [0, ...(cue as [number, number])],
          [3, ...(lie as [number, number])],
        ],
        (pen) => {
          pocket(pen, 5.1, 0.2);
          paintAim(
            pen,
            { way: [cue!, ghost!], ghost: ghost!, target: 3, cue: [], ball: [lie!, [4.6, 0.7]] },
            true,
          );
        },
      ),
      text: 'Tap where to aim, or drag to turn the line. The ring is where the cue ball will meet.',
    },
    {
      picture: picture(discipline, [[0, 2.7, 1.5]], (pen) => paintCue(pen, [2.7, 1.5], [0, -1], 30, false)),
      text: 'Pull the cue beside the table and let go: further is harder. High follows on, Low comes back.',
    },
    { picture: picture(discipline, goal.balls, () => undefined), text: goal.text },
  ];
}
