/** Implements the brush on a canvas. */
import type { Brush, Fill } from './brush';

const SHINE_MIDDLE = 0.35;

/** Returns `#RRGGBB` with an opacity. */
const withAlpha = (color: string, alpha: number): string =>
  `${color}${Math.round(Math.min(1, alpha) * 255)
    .toString(16)
    .padStart(2, '0')}`;

/** Creates a brush that draws on a context at the context's scale. */
export function createCanvasBrush(context: CanvasRenderingContext2D): Brush {
  const styleOf = (fill: Fill) => {
    if (typeof fill === 'string') return fill;
    const gradient = context.createLinearGradient(...fill.from, ...fill.to);
    for (const [at, color] of fill.stops) gradient.addColorStop(at, color);
    return gradient;
  };
  const prepareFill = (fill: Fill, alpha: number) => {
    context.globalAlpha = alpha;
    context.fillStyle = styleOf(fill);
  };
  const brush: Brush = {
    shape(path, fill, alpha = 1) {
      prepareFill(fill, alpha);
      context.fill(new Path2D(path));
    },
    stroke(path, color, width, alpha = 1) {
      context.globalAlpha = alpha;
      context.strokeStyle = color;
      context.lineWidth = width;
      context.lineCap = 'round';
      context.lineJoin = 'round';
      context.stroke(new Path2D(path));
    },
    box(x, y, width, height, fill, alpha = 1) {
      prepareFill(fill, alpha);
      context.fillRect(x, y, width, height);
    },
    disc: (x, y, radius, fill, alpha = 1) => brush.oval(x, y, radius, radius, fill, alpha),
    oval(x, y, rx, ry, fill, alpha = 1) {
      prepareFill(fill, alpha);
      context.beginPath();
      context.ellipse(x, y, rx, ry, 0, 0, 2 * Math.PI);
      context.fill();
    },
    glow(x, y, radius, color, alpha) {
      const light = context.createRadialGradient(x, y, 0, x, y, radius);
      light.addColorStop(0, withAlpha(color, alpha));
      light.addColorStop(SHINE_MIDDLE, withAlpha(color, alpha * 0.42));
      light.addColorStop(1, withAlpha(color, 0));
      context.globalAlpha = 1;
      context.fillStyle = light;
      context.fillRect(x - radius, y - radius, radius * 2, radius * 2);
    },
    within(path, draw) {
      context.save();
      context.clip(new Path2D(path));
      draw();
      context.restore();
    },
    at(x, y, { scale = 1, turn = 0, isMirrored = false }, draw) {
      context.save();
      context.translate(x, y);
      context.rotate((turn * Math.PI) / 180);
      context.scale(isMirrored ? -scale : scale, scale);
      draw();
      context.restore();
    },
  };
  return brush;
}
