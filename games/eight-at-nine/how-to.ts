/** The drawings of the how-to panel, painted with the balls and the aim of the table. */
import { el } from '../kit/dom';
import { createBallLook } from './paint-ball';
import { paintAim, paintCue } from './paint-live';
import { paletteOf } from './palette';
import type { Pen } from './stage';
import { UPRIGHT } from './turning';
import type { Discipline, Point } from './types';

const SIZE = 228;
const BALL = 62;

type Ball = [number: number, x: number, y: number];

function drawStepPicture(
  discipline: Discipline,
  balls: readonly Ball[],
  draw: (pen: Pen) => void,
): HTMLCanvasElement {
  const node = el('canvas', { class: 'en-picture', width: SIZE, height: SIZE, 'aria-hidden': 'true' });
  const pen = node.getContext('2d')!;
  const colors = paletteOf(discipline, false);
  pen.fillStyle = colors.cloth[0];
  pen.fillRect(0, 0, SIZE, SIZE);
  const ballLook = createBallLook(BALL / 2, colors);
  pen.save();
  pen.scale(BALL, BALL);
  draw(pen);
  pen.restore();
  for (const [, x, y] of balls) ballLook.shade(pen, x * BALL, y * BALL);
  for (const [ball, x, y] of balls) ballLook.paint(pen, ball, x * BALL, y * BALL, UPRIGHT);
  return node;
}

const paintPocket = (pen: Pen, x: number, y: number) => {
  pen.fillStyle = '#04080a';
  pen.beginPath();
  pen.arc(x, y, 1.1, 0, 2 * Math.PI);
  pen.fill();
};

const GOAL: Record<Discipline, { balls: Ball[]; text: string }> = {
  eight: {
    balls: [
      [3, 0.72, 0.75],
      [6, 0.95, 1.95],
      [11, 2.95, 0.75],
      [14, 2.72, 1.95],
      [8, 1.84, 2.95],
    ],
    text: 'Pot all solids or all stripes, then the eight. A player who pots a ball continues; a foul gives the other side the cue ball in hand.',
  },
  nine: {
    balls: [
      [1, 0.75, 2.9],
      [4, 1.84, 1.84],
      [9, 2.9, 0.75],
    ],
    text: 'Meet the lowest ball first. Whoever pots the nine wins, whenever it falls but at the break.',
  },
  tricks: {
    balls: [
      [5, 0.8, 0.8],
      [12, 2.9, 0.95],
      [16, 1.84, 1.95],
      [0, 1.5, 3.05],
    ],
    text: 'Pot all numbered balls in the strokes given. Cue ball and gray stones must stay on the table.',
  },
};

/** Returns the how-to steps: aiming, pulling, winning. */
export function howToPictures(discipline: Discipline): { picture: Element; text: string }[] {
  const [cue, ballPosition, ghost]: Point[] = [
    [0.7, 3],
    [2.25, 1.4],
    [1.56, 2.12],
  ] as Point[];
  const goal = GOAL[discipline];
  return [
    {
      picture: drawStepPicture(
        discipline,
        [
          [0, ...(cue as [number, number])],
          [3, ...(ballPosition as [number, number])],
        ],
        (pen) => {
          paintPocket(pen, 3.5, 0.1);
          paintAim(
            pen,
            { path: [cue!, ghost!], ghost: ghost!, target: 3, cue: [], ball: [ballPosition!, [3, 0.62]] },
            true,
          );
        },
      ),
      text: 'Tap or drag to aim; the wheel turns finely. The ring shows where the cue ball hits.',
    },
    {
      picture: drawStepPicture(discipline, [[0, 1.84, 1.1]], (pen) =>
        paintCue(pen, [1.84, 1.1], [0, -1], 12, false),
      ),
      text: 'Pull the cue beside the table, or from the ball, and let go: further is harder. High follows on, Low comes back.',
    },
    { picture: drawStepPicture(discipline, goal.balls, () => undefined), text: goal.text },
  ];
}
