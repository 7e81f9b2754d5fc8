/** Paints the backdrop of the road: the sky, its sun and stars, and two rows of hills. Each part is painted once. */
import { createRandom } from '../../kit/seeded-random';
import { SKIES } from './skies';
import type { SkyKey } from './stages';

export interface Backdrop {
  paint(pen: CanvasRenderingContext2D, horizon: number, turned: number): void;
}

const createCanvas = (width: number, height: number) => {
  const node = document.createElement('canvas');
  node.width = Math.max(1, Math.round(width));
  node.height = Math.max(1, Math.round(height));
  return { node, pen: node.getContext('2d')! };
};

function paintSky(key: SkyKey, width: number, height: number): HTMLCanvasElement {
  const { node, pen } = createCanvas(width, height);
  const { sky, sun, stars } = SKIES[key];
  const air = pen.createLinearGradient(0, 0, 0, height);
  [0, 0.42, 0.8, 1].forEach((at, i) => air.addColorStop(at, sky[i]!));
  pen.fillStyle = air;
  pen.fillRect(0, 0, width, height);
  const random = createRandom(`stars ${key}`);
  pen.fillStyle = '#FFF3D6';
  for (let i = 0; i < stars; i++) {
    pen.globalAlpha = 0.35 + random.below(60) / 100;
    const size = (height / 380) * (1 + random.below(3) * 0.5);
    pen.fillRect(random.below(width), random.below(Math.round(height * 0.62)), size, size);
  }
  pen.globalAlpha = 1;
  if (!sun) return node;
  const [x, y, r] = [width * 0.62, height * 0.7, height * 0.24];
  const isMoon = key === 'night' || key === 'blue' || key === 'snow';
  const size = isMoon ? r * 0.5 : r;
  const middle = isMoon ? height * 0.5 : y;
  const halo = pen.createRadialGradient(x, middle, size * 0.6, x, middle, size * 3.4);
  halo.addColorStop(0, isMoon ? 'rgba(255,240,214,.42)' : 'rgba(255,214,138,.6)');
  halo.addColorStop(1, 'rgba(255,214,138,0)');
  pen.fillStyle = halo;
  pen.fillRect(0, 0, width, height);
  const disc = pen.createLinearGradient(0, middle - size, 0, middle + size);
  disc.addColorStop(0, sun[0]);
  disc.addColorStop(1, sun[1]);
  pen.fillStyle = disc;
  pen.beginPath();
  pen.arc(x, middle, size, 0, 7);
  pen.fill();
  if (isMoon) return node;
  pen.fillStyle = sky[2];
  // Thin clouds cross the sun, as on the label of a matchbox.
  for (const [at, thick] of [
    [0.28, 0.03],
    [0.5, 0.05],
    [0.72, 0.07],
  ] as const)
    pen.fillRect(x - size * 1.1, middle + size * (at * 2 - 1) + size * 0.3, size * 2.2, size * thick);
  return node;
}

/** Paints a row of hills that can be repeated seamlessly. */
function paintHills(key: SkyKey, isNear: boolean, width: number, height: number): HTMLCanvasElement {
  const { node, pen } = createCanvas(width, height);
  const { far, near, nearLit } = SKIES[key];
  const random = createRandom(`hills ${key} ${isNear}`);
  const count = isNear ? 9 : 6;
  const peaks = Array.from({ length: count }, () => 0.25 + random.below(60) / 100);
  const at = (i: number) => height * (1 - peaks[(i + count) % count]!);
  const isRound = !isNear || (key !== 'snow' && key !== 'blue');
  pen.beginPath();
  pen.moveTo(0, height);
  const step = width / count;
  pen.lineTo(0, (at(0) + at(-1)) / 2);
  for (let i = 0; i < count; i++) {
    const to = (at(i) + at(i + 1)) / 2;
    if (isRound) pen.quadraticCurveTo((i + 0.5) * step, at(i) - height * 0.1, (i + 1) * step, to);
    else {
      pen.lineTo((i + 0.5) * step, at(i) - height * 0.12);
      pen.lineTo((i + 1) * step, to);
    }
  }
  pen.lineTo(width, height);
  pen.fillStyle = isNear ? near : far;
  pen.fill();
  if (!isNear) return node;
  pen.globalCompositeOperation = 'source-atop';
  pen.fillStyle = nearLit;
  for (let i = 0; i < count; i++) {
    pen.beginPath();
    pen.moveTo((i + 0.5) * step, at(i) - height * 0.14);
    pen.lineTo((i + 0.06) * step, height);
    pen.lineTo((i + 0.42) * step, height);
    pen.fill();
  }
  // Paints the windows of distant houses.
  pen.fillStyle = '#FFC65A';
  for (let i = 0; i < 26; i++) {
    const size = Math.max(2, height * 0.022);
    pen.fillRect(random.below(Math.round(width)), height * (0.72 + random.below(24) / 100), size, size * 1.3);
  }
  return node;
}

const drawRow = (pen: CanvasRenderingContext2D, row: HTMLCanvasElement, shift: number, bottom: number) => {
  const { width, height } = row;
  const from = -(((shift % width) + width) % width);
  for (let x = from; x < pen.canvas.width; x += width)
    pen.drawImage(row, Math.round(x), Math.round(bottom - height));
};

/** Creates the backdrop of a stage for a frame size in device pixels. */
export function createBackdrop(key: SkyKey, width: number, horizon: number): Backdrop {
  const sky = paintSky(key, Math.round(width * 1.2), Math.round(horizon * 1.3));
  const farHills = paintHills(key, false, Math.max(600, width * 1.1), horizon * 0.42);
  const nearHills = paintHills(key, true, Math.max(700, width * 1.3), horizon * 0.3);
  return {
    paint(pen, at, turned) {
      const room = sky.width - width;
      const slide = room / 2 + Math.max(-0.5, Math.min(0.5, turned * 0.0008)) * room;
      pen.drawImage(sky, -Math.round(slide), Math.round(at - sky.height + 1));
      drawRow(pen, farHills, turned * 0.5, at + 2);
      drawRow(pen, nearHills, turned, at + 2);
    },
  };
}
