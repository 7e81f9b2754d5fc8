/** Paints bubbles once per size, and afterwards only copies them. */
import { FRUITS } from './config';
import { FRUIT_SHADES, PLAIN, SIGN_COLORS } from './palette';
import { drawSign } from './signs';

export interface Sprites {
  /** Draws a bubble around a point in device pixels. */
  draw(pen: CanvasRenderingContext2D, fruit: number, x: number, y: number, scale?: number): void;
}

function paint(fruit: number, diameter: number, isContrast: boolean): HTMLCanvasElement {
  const node = document.createElement('canvas');
  node.width = node.height = Math.ceil(diameter) + 2;
  const pen = node.getContext('2d')!;
  const middle = node.width / 2;
  const r = diameter / 2 - Math.max(0.5, diameter * 0.012);
  const { light, body, dark } = FRUIT_SHADES[fruit]!;
  const shade = pen.createRadialGradient(
    middle - r * 0.24,
    middle - r * 0.36,
    r * 0.1,
    middle,
    middle,
    r * 1.15,
  );
  shade.addColorStop(0, light);
  shade.addColorStop(0.42, body);
  shade.addColorStop(1, dark);
  pen.fillStyle = isContrast ? body : shade;
  pen.beginPath();
  pen.arc(middle, middle, r, 0, 2 * Math.PI);
  pen.fill();
  if (isContrast) {
    pen.lineWidth = Math.max(2, diameter * 0.05);
    pen.strokeStyle = PLAIN.paper;
    pen.beginPath();
    pen.arc(middle, middle, r - pen.lineWidth / 2, 0, 2 * Math.PI);
    pen.stroke();
  }
  drawSign(pen, fruit, middle, middle + r * 0.06, r * 0.66, SIGN_COLORS[fruit]!);
  if (!isContrast) {
    pen.fillStyle = 'rgba(255,255,255,.8)';
    pen.beginPath();
    pen.ellipse(middle - r * 0.42, middle - r * 0.62, r * 0.22, r * 0.12, -0.56, 0, 2 * Math.PI);
    pen.fill();
  }
  return node;
}

/** Paints every fruit for a diameter in device pixels. */
export function createSprites(diameter: number, isContrast: boolean): Sprites {
  const sheet = FRUITS.map((_, fruit) => paint(fruit, diameter, isContrast));
  return {
    draw(pen, fruit, x, y, scale = 1) {
      const image = sheet[fruit]!;
      const size = image.width * scale;
      if (size > 0) pen.drawImage(image, x - size / 2, y - size / 2, size, size);
    },
  };
}
