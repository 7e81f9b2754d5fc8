/** Small pictures painted once for a scale, then only copied: the glow, moths with open and closed wings. */
import { AIR, PLAIN } from './palette';
import type { Pen } from './paint-house';

export interface Sprites {
  /** A pool of light round a point, in dots. */
  glow(pen: Pen, x: number, y: number, radius: number, alpha: number): void;
  moth(pen: Pen, x: number, y: number, flap: number, size?: number): void;
}

const GLOW = 64;
const MOTH = 30;
const FLAPS = 4;

function sheet(size: number, ratio: number, paint: (pen: Pen) => void): HTMLCanvasElement {
  const node = document.createElement('canvas');
  node.width = node.height = Math.ceil(size * ratio);
  const pen = node.getContext('2d')!;
  pen.scale(ratio, ratio);
  pen.translate(size / 2, size / 2);
  paint(pen);
  return node;
}

function paintGlow(pen: Pen): void {
  const light = pen.createRadialGradient(0, 0, 0, 0, 0, GLOW / 2);
  light.addColorStop(0, AIR.glow);
  light.addColorStop(0.3, 'rgba(255,200,97,.42)');
  light.addColorStop(1, 'rgba(255,200,97,0)');
  pen.fillStyle = light;
  pen.fillRect(-GLOW / 2, -GLOW / 2, GLOW, GLOW);
}

function paintMoth(pen: Pen, open: number, isContrast: boolean): void {
  const [wing, under] = isContrast ? [PLAIN.lit, PLAIN.lit] : [AIR.moth, AIR.mothShade];
  for (const side of [-1, 1]) {
    const reach = side * (3 + open * 9);
    pen.fillStyle = side > 0 ? under : wing;
    pen.beginPath();
    pen.moveTo(0, -1);
    pen.bezierCurveTo(reach * 0.3, -11, reach, -12, reach * 1.08, -6);
    pen.bezierCurveTo(reach * 1.1, 0, reach * 0.5, 2, 0, 2);
    pen.bezierCurveTo(reach * 0.5, 3, reach * 0.8, 8, reach * 0.45, 9);
    pen.bezierCurveTo(reach * 0.15, 9, 0, 4, 0, 2);
    pen.fill();
  }
  pen.fillStyle = isContrast ? PLAIN.night : AIR.mothBody;
  pen.beginPath();
  pen.ellipse(0, 1, 1.8, 6.5, 0, 0, 7);
  pen.fill();
}

/** Paints the sprites for a number of device pixels to a dot. */
export function createSprites(ratio: number, isContrast: boolean): Sprites {
  const glow = sheet(GLOW, Math.min(ratio, 1.5), paintGlow);
  const moths = Array.from({ length: FLAPS }, (_, i) =>
    sheet(MOTH, ratio, (pen) => paintMoth(pen, 0.25 + (0.75 * i) / (FLAPS - 1), isContrast)),
  );
  const put = (pen: Pen, image: HTMLCanvasElement, x: number, y: number, size: number) =>
    pen.drawImage(image, x - size / 2, y - size / 2, size, size);
  return {
    glow(pen, x, y, radius, alpha) {
      if (isContrast) return;
      pen.globalAlpha = alpha;
      put(pen, glow, x, y, radius * 2);
      pen.globalAlpha = 1;
    },
    moth(pen, x, y, flap, size = 1) {
      const frame = Math.round((Math.sin(flap * 2 * Math.PI) * 0.5 + 0.5) * (FLAPS - 1));
      put(pen, moths[frame]!, x, y, MOTH * size);
    },
  };
}
