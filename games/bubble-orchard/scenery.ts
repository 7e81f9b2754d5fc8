/** Paints the orchard at dusk behind the field, once per size. */
import type { Surface } from '../kit/canvas';
import { createRandom } from '../kit/seeded-random';
import { DUSK } from './palette';

type Pen = CanvasRenderingContext2D;

function paintHill(pen: Pen, width: number, height: number, top: number, swell: number, color: string): void {
  pen.fillStyle = color;
  pen.beginPath();
  pen.moveTo(0, height);
  pen.lineTo(0, top + swell);
  pen.bezierCurveTo(width * 0.3, top - swell, width * 0.6, top + swell * 1.4, width, top - swell * 0.4);
  pen.lineTo(width, height);
  pen.fill();
}

function paintTree(pen: Pen, x: number, ground: number, size: number, random: () => number): void {
  pen.fillStyle = DUSK.trunk;
  pen.fillRect(x - size * 0.06, ground - size * 0.6, size * 0.12, size * 0.6);
  const paintCrown = (dx: number, dy: number, r: number, color: string) => {
    pen.fillStyle = color;
    pen.beginPath();
    pen.arc(x + dx * size, ground - dy * size, r * size, 0, 2 * Math.PI);
    pen.fill();
  };
  paintCrown(-0.25, 0.72, 0.3, DUSK.crown);
  paintCrown(0.27, 0.7, 0.3, DUSK.crown);
  paintCrown(0, 0.95, 0.33, DUSK.crown);
  paintCrown(0.08, 1, 0.2, DUSK.crownLit);
  paintCrown(-0.2, 0.78, 0.14, DUSK.crownLit);
  for (let i = 0; i < 7; i++) paintCrown(random() * 0.8 - 0.4, 0.6 + random() * 0.5, 0.035, DUSK.apple);
}

/** Paints the scene; black in the contrast theme. */
export function paintScenery({ layers, width, height }: Surface, isContrast: boolean): void {
  const pen = layers[0]!;
  pen.clearRect(0, 0, width, height);
  if (isContrast) return;
  const sky = pen.createLinearGradient(0, 0, 0, height);
  DUSK.sky.forEach((color, i) => sky.addColorStop([0, 0.4, 0.68, 0.8][i]!, color));
  pen.fillStyle = sky;
  pen.fillRect(0, 0, width, height);
  const glow = pen.createRadialGradient(width / 2, height * 0.78, 0, width / 2, height * 0.78, height * 0.6);
  DUSK.sun.forEach((color, i) => glow.addColorStop([0, 0.35, 1][i]!, color));
  pen.fillStyle = glow;
  pen.fillRect(0, 0, width, height);
  const random = createRandom('orchard scenery');
  const randomShare = () => random.below(1000) / 1000;
  pen.fillStyle = DUSK.paper;
  for (let i = 0; i < 60; i++) {
    pen.globalAlpha = 0.15 + randomShare() * 0.5;
    const size = height * (0.0012 + randomShare() * 0.0022);
    pen.fillRect(randomShare() * width, randomShare() * height * 0.45, size, size);
  }
  pen.globalAlpha = 1;
  paintHill(pen, width, height, height * 0.76, height * 0.02, DUSK.hills[0]);
  const farTreeCount = Math.max(5, Math.round((width / height) * 9));
  for (let i = 0; i < farTreeCount; i++)
    paintTree(
      pen,
      ((i + 0.2 + randomShare() * 0.6) * width) / farTreeCount,
      height * 0.8,
      height * 0.1,
      randomShare,
    );
  paintHill(pen, width, height, height * 0.81, height * 0.024, DUSK.hills[1]);
  const nearTreeCount = Math.max(2, Math.round((width / height) * 4));
  for (let i = 0; i < nearTreeCount; i++)
    paintTree(
      pen,
      ((i + 0.3 + randomShare() * 0.4) * width) / nearTreeCount,
      height * 0.93,
      height * 0.25,
      randomShare,
    );
  paintHill(pen, width, height, height * 0.92, height * 0.02, DUSK.hills[2]);
}
