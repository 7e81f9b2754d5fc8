/** Paints the background behind the roofs: skies with stars and moon, and a repeating skyline. */
import { createRandom } from '../kit/seeded-random';
import { AIR, SKIES, SKYLINE, type SkyColors } from './palette';
import type { Context } from './picture';

/** Paints stars over the upper part of a frame. */
function paintStars(pen: Context, width: number, height: number, scale: number, strength: number): void {
  const random = createRandom('rooftop sky');
  const randomShare = () => random.below(1000) / 1000;
  pen.fillStyle = AIR.star;
  for (let i = 0; i < 110; i++) {
    pen.globalAlpha = (0.35 + randomShare() * 0.6) * strength;
    pen.beginPath();
    pen.arc(
      randomShare() * width,
      randomShare() ** 1.3 * height * 0.66,
      (randomShare() < 0.12 ? 1.7 : 0.9) * Math.max(1, scale),
      0,
      7,
    );
    pen.fill();
  }
  pen.globalAlpha = 1;
}

/** Paints the moon with its glow in a square. */
function paintMoon(pen: Context, x: number, y: number, size: number): void {
  pen.translate(x, y);
  pen.scale(size / 400, size / 400);
  const glow = pen.createRadialGradient(200, 200, 60, 200, 200, 200);
  glow.addColorStop(0, 'rgba(255,240,200,.62)');
  glow.addColorStop(0.4, 'rgba(255,240,200,.22)');
  glow.addColorStop(1, 'rgba(255,240,200,0)');
  pen.fillStyle = glow;
  pen.fillRect(0, 0, 400, 400);
  pen.fillStyle = AIR.moon;
  pen.beginPath();
  pen.arc(200, 200, 84, 0, 7);
  pen.fill();
  pen.fillStyle = AIR.moonSpot;
  for (const [x, y, r] of [
    [170, 176, 12],
    [230, 226, 16],
    [180, 232, 7],
    [236, 168, 7],
    [206, 146, 9],
  ] as const) {
    pen.beginPath();
    pen.arc(x, y, r, 0, 7);
    pen.fill();
  }
}

export interface SkyFrame {
  width: number;
  height: number;
  /** The number of CSS pixels per dot. */
  scale: number;
}

const isTall = ({ width, height }: SkyFrame) => height > width;

/** Paints an entire sky for one hour. */
export function paintSky(pen: Context, frame: SkyFrame, hour: keyof typeof SKIES): void {
  const { width, height, scale } = frame;
  const { stops, stars, moon }: SkyColors = SKIES[hour];
  const air = pen.createLinearGradient(0, 0, 0, height);
  for (const [at, color] of stops) air.addColorStop(at, color);
  pen.fillStyle = air;
  pen.fillRect(0, 0, width, height);
  pen.save();
  if (stars) paintStars(pen, width, height, scale, stars);
  pen.restore();
  const size = Math.min(width * 0.62, height * 0.66);
  pen.globalAlpha = moon;
  paintMoon(pen, width * 0.96 - size, height * (isTall(frame) ? 0.09 : -0.06), size);
}

type House = (pen: Context, x: number, width: number, top: number, base: number, kind: number) => void;

const paintHouse: House = (pen, x, width, top, base, kind) => {
  const middle = x + width / 2;
  pen.beginPath();
  pen.moveTo(x, base);
  pen.lineTo(x, top);
  if (kind === 0) pen.lineTo(middle, top - width * 0.5);
  if (kind === 1)
    for (let i = 0; i < 4; i++) {
      pen.lineTo(x + (i * width) / 9, top - i * 9);
      pen.lineTo(x + (i * width) / 9, top - (i + 1) * 9);
    }
  if (kind === 1)
    for (let i = 3; i >= 0; i--) {
      pen.lineTo(x + width - (i * width) / 9, top - (i + 1) * 9);
      pen.lineTo(x + width - (i * width) / 9, top - i * 9);
    }
  if (kind === 2)
    pen.bezierCurveTo(x + width * 0.1, top - width * 0.5, x + width * 0.9, top - width * 0.5, x + width, top);
  if (kind === 3) {
    pen.lineTo(middle - 15, top);
    pen.lineTo(middle - 15, top - 52);
    pen.lineTo(middle - 20, top - 52);
    pen.lineTo(middle, top - 118);
    pen.lineTo(middle + 20, top - 52);
    pen.lineTo(middle + 15, top - 52);
    pen.lineTo(middle + 15, top);
  }
  pen.lineTo(x + width, top);
  pen.lineTo(x + width, base);
  pen.fill();
};

export interface StripLook {
  seed: string;
  color: string;
  rim: string | null;
  pane: string;
  /** The two heights between which the image fades into mist, in dots from its top. */
  mist: readonly [number, number] | null;
  widths: readonly [number, number];
  tops: readonly [number, number];
}

/** The number of window columns of a house, some of which are lit. */
const COLUMNS = 3;
const ROWS = 4;
const FLOOR_HEIGHT = 24;

/** Paints a piece of skyline twice side by side, in dots, so that it can be repeated seamlessly. */
export function paintStrip(pen: Context, period: number, height: number, look: StripLook): void {
  const random = createRandom(look.seed);
  let x = 0;
  while (x < period) {
    const width = Math.min(look.widths[0] + random.below(look.widths[1]), Math.max(20, period - x));
    const top = look.tops[0] + random.below(look.tops[1]);
    const kind = random.below(look.rim ? 4 : 5);
    const panes = Array.from(
      { length: random.below(4) },
      () => [random.below(COLUMNS), random.below(ROWS)] as const,
    );
    for (const left of [x, x + period]) {
      pen.fillStyle = look.color;
      paintHouse(pen, left, width + 1, top, height, kind);
      if (look.rim) {
        pen.fillStyle = look.rim;
        pen.fillRect(left + width * 0.7, top - width * (kind === 0 ? 0.5 : 0.1), 9, 3);
      }
      pen.fillStyle = look.pane;
      for (const [across, down] of panes)
        pen.fillRect(
          left + 9 + (across * (width - 25)) / (COLUMNS - 1),
          top + 16 + down * FLOOR_HEIGHT,
          7,
          10,
        );
    }
    if (kind !== 3 && random.below(3) === 0)
      for (const left of [x, x + period]) {
        pen.fillStyle = look.color;
        pen.fillRect(left + width * 0.68, top - width * 0.55, 13, width * 0.55 + 4);
      }
    x += width;
  }
  if (!look.mist) return;
  const mist = pen.createLinearGradient(0, look.mist[0], 0, look.mist[1]);
  mist.addColorStop(0, 'rgba(0,0,0,0)');
  mist.addColorStop(1, 'rgba(0,0,0,.5)');
  pen.globalCompositeOperation = 'destination-out';
  pen.fillStyle = mist;
  pen.fillRect(0, look.mist[0], period * 2, height);
}

export const FAR_SKYLINE: StripLook = {
  seed: 'far',
  mist: [170, 330],
  color: SKYLINE.far,
  rim: null,
  pane: SKYLINE.farLit,
  widths: [46, 60],
  tops: [150, 120],
};
export const MIDDLE_SKYLINE: StripLook = {
  seed: 'middle',
  mist: null,
  color: SKYLINE.mid,
  rim: SKYLINE.midRim,
  pane: SKYLINE.midLit,
  widths: [80, 80],
  tops: [120, 130],
};
