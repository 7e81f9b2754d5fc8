/** Paints the field in device pixels: the fruit on the tree, the line, the cannon, the aim. */
import type { Surface } from '../kit/canvas';
import { CANNON, COLUMNS, DIAMETER, FIELD_WIDTH, LINE_ROW, RADIUS, ROW_HEIGHT } from './config';
import { centerOf } from './grid';
import type { Brush } from './motion';
import { DUSK, PLAIN } from './palette';
import type { Sprites } from './sprites';
import type { Flight, Point } from './types';

export interface PaintTools {
  surface: Surface;
  sprites: Sprites;
  isContrast: boolean;
}

const NEXT_BUBBLE_POINT: Point = { x: CANNON.x - 2500, y: CANNON.y + 480 };
const COUNT_POINT: Point = { x: CANNON.x + 2700, y: CANNON.y + 300 };
const DOT_GAP = 620;

const scaleOf = ({ surface }: PaintTools) => surface.width / FIELD_WIDTH;

const paintText = (
  pen: CanvasRenderingContext2D,
  text: string,
  x: number,
  y: number,
  size: number,
  ink: string,
) => {
  pen.font = `750 ${Math.round(size)}px 'Commissioner Variable', system-ui, sans-serif`;
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.lineJoin = 'round';
  pen.lineWidth = size * 0.22;
  pen.strokeStyle = 'rgba(6,12,34,.85)';
  pen.strokeText(text, x, y);
  pen.fillStyle = ink;
  pen.fillText(text, x, y);
};

/** Paints the layer of fruit on the tree, shifted down by some field units. */
export function paintBoard(
  paints: PaintTools,
  cells: readonly number[],
  parity: number,
  shift: number,
): void {
  const pen = paints.surface.layers[0]!;
  const scale = scaleOf(paints);
  pen.clearRect(0, 0, paints.surface.width, paints.surface.height);
  const y = Math.round((LINE_ROW * ROW_HEIGHT + RADIUS * 0.3) * scale);
  pen.strokeStyle = paints.isContrast ? PLAIN.line : DUSK.line;
  pen.globalAlpha = paints.isContrast ? 1 : 0.75;
  pen.lineWidth = Math.max(1.5, scale * 60);
  pen.setLineDash([scale * 380, scale * 300]);
  pen.beginPath();
  pen.moveTo(0, y);
  pen.lineTo(paints.surface.width, y);
  pen.stroke();
  pen.setLineDash([]);
  pen.globalAlpha = 1;
  cells.forEach((fruit, cell) => {
    if (fruit < 0 || cell % COLUMNS >= COLUMNS) return;
    const at = centerOf(parity, cell);
    paints.sprites.draw(pen, fruit, at.x * scale, (at.y + shift) * scale);
  });
}

/** Returns a brush that paints on the moving layer. */
export function createBrush(paints: PaintTools): Brush {
  const pen = paints.surface.layers[1]!;
  const scale = scaleOf(paints);
  return {
    fruit(fruit, { x, y }, size = 1, alpha = 1) {
      pen.globalAlpha = alpha;
      paints.sprites.draw(pen, fruit, x * scale, y * scale, size);
      pen.globalAlpha = 1;
    },
    ring({ x, y }, radius, alpha) {
      pen.globalAlpha = Math.max(0, alpha);
      pen.strokeStyle = DUSK.paper;
      pen.lineWidth = scale * 110;
      pen.beginPath();
      pen.arc(x * scale, y * scale, radius * scale, 0, 2 * Math.PI);
      pen.stroke();
      pen.globalAlpha = 1;
    },
    text(text, at, alpha) {
      const size = Math.max(scale * 620, 17 * paints.surface.ratio);
      const x = Math.min(paints.surface.width - size * 2, Math.max(size * 2, at.x * scale));
      pen.globalAlpha = Math.max(0, alpha);
      paintText(pen, text, x, at.y * scale, size, DUSK.paper);
      pen.globalAlpha = 1;
    },
  };
}

/** Paints the dotted aiming line, with a ring where the shot will end. */
export function paintAim(paints: PaintTools, { path, cell }: Flight, parity: number): void {
  const pen = paints.surface.layers[1]!;
  const scale = scaleOf(paints);
  pen.fillStyle = pen.strokeStyle = paints.isContrast ? PLAIN.paper : DUSK.aim;
  let carry = RADIUS * 1.6;
  for (let leg = 1; leg < path.length; leg++) {
    const [from, to] = [path[leg - 1]!, path[leg]!];
    const length = Math.hypot(to.x - from.x, to.y - from.y);
    for (; carry < length - (leg === path.length - 1 ? RADIUS : 0); carry += DOT_GAP) {
      const share = carry / length;
      pen.beginPath();
      pen.arc(
        (from.x + (to.x - from.x) * share) * scale,
        (from.y + (to.y - from.y) * share) * scale,
        Math.max(1.6 * paints.surface.ratio, 90 * scale),
        0,
        2 * Math.PI,
      );
      pen.fill();
    }
    carry -= length;
    if (carry < 0) carry = DOT_GAP / 2;
  }
  const at = centerOf(parity, cell);
  pen.lineWidth = Math.max(1.5 * paints.surface.ratio, 80 * scale);
  pen.beginPath();
  pen.arc(at.x * scale, at.y * scale, RADIUS * 0.8 * scale, 0, 2 * Math.PI);
  pen.stroke();
}

/** Paints the cannon turned to the aim, its two fruits, and the number of shots. */
export function paintCannon(
  paints: PaintTools,
  shown: { aim: number; current: number | null; next: number; count: number; unit: string },
): void {
  const { surface, sprites, isContrast } = paints;
  const pen = surface.layers[1]!;
  const scale = scaleOf(paints);
  const [x, y] = [CANNON.x * scale, CANNON.y * scale];
  const unit = DIAMETER * scale;
  pen.save();
  pen.translate(x, y);
  pen.fillStyle = isContrast ? PLAIN.wood : DUSK.woodDark;
  pen.strokeStyle = isContrast ? PLAIN.paper : DUSK.brass;
  pen.lineWidth = unit * 0.1;
  pen.beginPath();
  pen.ellipse(0, unit * 1.25, unit * 1.35, unit * 0.95, 0, Math.PI, 2 * Math.PI);
  pen.fill();
  pen.stroke();
  pen.rotate((shown.aim * Math.PI) / 360);
  pen.fillStyle = isContrast ? PLAIN.wood : DUSK.wood;
  pen.beginPath();
  pen.arc(0, 0, unit * 0.68, 0, Math.PI);
  pen.lineTo(-unit * 0.62, -unit * 0.8);
  pen.lineTo(unit * 0.62, -unit * 0.8);
  pen.closePath();
  pen.fill();
  pen.stroke();
  pen.fillStyle = pen.strokeStyle;
  pen.fillRect(-unit * 0.78, -unit * 0.95, unit * 1.56, unit * 0.2);
  pen.restore();
  if (shown.current !== null) sprites.draw(pen, shown.current, x, y, 1.08);
  sprites.draw(pen, shown.next, NEXT_BUBBLE_POINT.x * scale, NEXT_BUBBLE_POINT.y * scale, 0.78);
  const small = Math.max(13 * surface.ratio, scale * 470);
  const label = NEXT_BUBBLE_POINT.y * scale - unit * 0.5 - small * 0.62;
  paintText(pen, 'Next', NEXT_BUBBLE_POINT.x * scale, label, small, DUSK.paper);
  const size = Math.max(22 * surface.ratio, scale * 900);
  // Letters are relatively large on a small field, so the text moves up to stay inside.
  const middle = Math.min(COUNT_POINT.y * scale, surface.height - size * 0.5 - small * 0.75);
  paintText(pen, String(shown.count), COUNT_POINT.x * scale, middle - size * 0.36, size, DUSK.paper);
  paintText(pen, shown.unit, COUNT_POINT.x * scale, middle + size * 0.5, small, DUSK.paper);
}
