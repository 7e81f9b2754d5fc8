/** Draws the how-to panel: pulling back, the gaps, the eight strokes. */
import { el } from '../kit/dom';
import { paintDisc, ring, type Pen } from './pens';

const SIZE = 228;

function drawStepPicture(draw: (pen: Pen) => void): HTMLCanvasElement {
  const node = el('canvas', { class: 'wn-picture', width: SIZE, height: SIZE, 'aria-hidden': 'true' });
  const pen = node.getContext('2d')!;
  pen.fillStyle = '#4f9a49';
  pen.fillRect(0, 0, SIZE, SIZE);
  pen.lineCap = 'round';
  draw(pen);
  return node;
}

function paintLine(
  pen: Pen,
  color: string,
  width: number,
  dash: number[],
  points: readonly (readonly [number, number])[],
): void {
  pen.strokeStyle = color;
  pen.lineWidth = width;
  pen.setLineDash(dash);
  pen.beginPath();
  points.forEach(([x, y], i) => (i ? pen.lineTo(x, y) : pen.moveTo(x, y)));
  pen.stroke();
}

function paintCup(pen: Pen, x: number, y: number): void {
  paintDisc(pen, x, y, 20, '#06120e');
  ring(pen, x, y, 20, '#fff6e2', 4);
  paintLine(
    pen,
    '#fff6e2',
    7,
    [],
    [
      [x, y],
      [x, y - 80],
    ],
  );
  pen.fillStyle = '#e2503a';
  pen.beginPath();
  pen.moveTo(x + 3, y - 84);
  pen.lineTo(x + 56, y - 66);
  pen.lineTo(x + 3, y - 46);
  pen.fill();
}

/** Returns the how-to steps. */
export function howToPictures(): { picture: Element; text: string }[] {
  return [
    {
      picture: drawStepPicture((pen) => {
        paintLine(
          pen,
          '#ffb534',
          10,
          [],
          [
            [100, 128],
            [70, 200],
          ],
        );
        paintLine(
          pen,
          '#fff4d0',
          9,
          [1, 24],
          [
            [100, 128],
            [150, 12],
          ],
        );
        paintDisc(pen, 100, 128, 20, '#fff');
      }),
      text: 'Pull back from anywhere and let go. A longer pull strikes harder; hardly any lets you think again.',
    },
    {
      picture: drawStepPicture((pen) => {
        pen.fillStyle = '#6b3b22';
        pen.fillRect(196, 0, 32, SIZE);
        paintLine(
          pen,
          '#fff4d0',
          9,
          [1, 24],
          [
            [70, 200],
            [190, 116],
            [120, 60],
          ],
        );
        ring(pen, 186, 118, 18, '#fff4d0', 6);
        paintCup(pen, 80, 100);
      }),
      text: 'The dots show the way to the first wall and off it. Slopes, sails and gates are for you to judge.',
    },
    {
      picture: drawStepPicture((pen) => {
        pen.fillStyle = '#1d6590';
        pen.beginPath();
        pen.ellipse(114, 120, 84, 56, 0, 0, 2 * Math.PI);
        pen.fill();
        ring(pen, 114, 116, 26, '#d8f2ff', 7);
        ring(pen, 114, 116, 48, '#d8f2ff', 4);
      }),
      text: 'A ball that is lost comes back and costs one more. Fewest strokes win; eight end a hole.',
    },
  ];
}
