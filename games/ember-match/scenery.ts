/** Paints the brick wall of the hearth behind the board, lit by its fire, once per size. */
import type { Surface } from '../kit/canvas';
import { createRandom } from '../kit/seeded-random';
import { HEARTH } from './palette';

type Pen = CanvasRenderingContext2D;

function paintBricks(pen: Pen, width: number, height: number, course: number): void {
  const random = createRandom('hearth bricks');
  const length = course * 2.3;
  for (let row = 0, y = 0; y < height; row++, y += course) {
    const shift = row % 2 ? -length / 2 : 0;
    for (let x = shift; x < width; x += length) {
      pen.fillStyle = random.pick(HEARTH.bricks);
      pen.beginPath();
      pen.roundRect(x + course * 0.05, y + course * 0.05, length - course * 0.1, course * 0.9, course * 0.1);
      pen.fill();
      pen.fillStyle = 'rgba(10,2,16,.22)';
      pen.fillRect(x + course * 0.05, y + course * 0.72, length - course * 0.1, course * 0.23);
    }
  }
}

function paintRound(
  pen: Pen,
  width: number,
  height: number,
  radius: number,
  colors: readonly string[],
  stops: readonly number[],
): void {
  const shade = pen.createRadialGradient(width / 2, height / 2, 0, width / 2, height / 2, radius);
  colors.forEach((color, i) => shade.addColorStop(stops[i]!, color));
  pen.fillStyle = shade;
  pen.fillRect(0, 0, width, height);
}

/** Paints the wall, which is black in the contrast theme. */
export function paintScenery({ layers, width, height }: Surface, isPlain: boolean): void {
  const pen = layers[0]!;
  pen.clearRect(0, 0, width, height);
  if (isPlain) return;
  pen.fillStyle = HEARTH.mortar;
  pen.fillRect(0, 0, width, height);
  paintBricks(pen, width, height, Math.max(18, Math.min(width, height) / 15));
  const reach = Math.hypot(width, height) / 2;
  paintRound(pen, width, height, reach, HEARTH.glow, [0, 0.55, 1]);
  paintRound(pen, width, height, reach, HEARTH.shade, [0, 0.5, 1]);
}
