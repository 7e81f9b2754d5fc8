/** Paints the static table once per size: floor, rails, cloth under two lamps, cushions, pockets. */
import { LENGTH, WIDTH } from './config';
import type { Palette } from './palette';
import { RAIL, type Pen, type Stage } from './stage';
import { EDGES, FOOT_SPOT, HEAD_STRING, POCKETS } from './table';
import type { Surface } from '../kit/canvas';

/** The depth of a cushion behind its nose. */
const CUSHION = 0.52;
const FULL_CIRCLE = 2 * Math.PI;
/** The distance from the nose to the center of the long rails' groove. */
export const GROOVE_OFFSET = 1.03;
export const GROOVE_BALL_DIAMETER = 0.74;

const paintDisc = (pen: Pen, x: number, y: number, r: number, fill: string | CanvasGradient) => {
  pen.fillStyle = fill;
  pen.beginPath();
  pen.arc(x, y, r, 0, FULL_CIRCLE);
  pen.fill();
};

function paintFloor(pen: Pen, { width, height }: Surface, { floor, glow }: Palette): void {
  pen.setTransform(1, 0, 0, 1, 0, 0);
  const light = pen.createRadialGradient(
    width / 2,
    height / 2,
    0,
    width / 2,
    height / 2,
    Math.max(width, height) * 0.62,
  );
  light.addColorStop(0, floor[0]);
  light.addColorStop(1, floor[1]);
  pen.fillStyle = light;
  pen.fillRect(0, 0, width, height);
  if (!glow) return;
  // Paints the floorboards.
  pen.strokeStyle = 'rgba(0,0,0,.2)';
  pen.lineWidth = Math.max(1, height / 500);
  for (let y = 0; y < height; y += Math.max(28, height / 12)) {
    pen.beginPath();
    pen.moveTo(0, y);
    pen.lineTo(width, y);
    pen.stroke();
  }
}

function paintWood(pen: Pen, { wood, glow, sight, groove }: Palette): void {
  const [left, top] = [-RAIL.side, -RAIL.end];
  const [w, h] = [WIDTH + 2 * RAIL.side, LENGTH + 2 * RAIL.end];
  if (glow) {
    pen.fillStyle = 'rgba(0,0,0,.5)';
    pen.beginPath();
    pen.roundRect(left + 0.12, top + 0.25, w, h, 1.1);
    pen.fill();
  }
  const grain = pen.createLinearGradient(0, top, 0, top + h);
  grain.addColorStop(0, wood[2]);
  grain.addColorStop(0.3, wood[0]);
  grain.addColorStop(0.5, wood[1]);
  grain.addColorStop(0.7, wood[0]);
  grain.addColorStop(1, wood[2]);
  pen.fillStyle = grain;
  pen.beginPath();
  pen.roundRect(left, top, w, h, 1);
  pen.fill();
  pen.strokeStyle = glow ? 'rgba(255,214,150,.3)' : '#fff';
  pen.lineWidth = 0.07;
  pen.beginPath();
  pen.roundRect(left + 0.05, top + 0.05, w - 0.1, h - 0.1, 0.95);
  pen.stroke();
  for (const x of [-GROOVE_OFFSET, WIDTH + GROOVE_OFFSET])
    for (const y of [1.6, LENGTH / 2 + 1.4]) {
      pen.fillStyle = groove;
      pen.beginPath();
      pen.roundRect(
        x - GROOVE_BALL_DIAMETER * 0.56,
        y,
        GROOVE_BALL_DIAMETER * 1.12,
        LENGTH / 2 - 3,
        GROOVE_BALL_DIAMETER * 0.5,
      );
      pen.fill();
      if (!glow) pen.stroke();
    }
  pen.fillStyle = sight;
  for (const y of [-0.8, LENGTH + 0.8]) for (const part of [1, 2, 3]) paintSight(pen, (WIDTH * part) / 4, y);
}

function paintSight(pen: Pen, x: number, y: number): void {
  pen.beginPath();
  pen.moveTo(x, y - 0.16);
  pen.lineTo(x + 0.12, y);
  pen.lineTo(x, y + 0.16);
  pen.lineTo(x - 0.12, y);
  pen.fill();
}

function paintCloth(pen: Pen, { cloth, line, glow }: Palette): void {
  pen.fillStyle = cloth[1];
  pen.fillRect(-CUSHION, -CUSHION, WIDTH + 2 * CUSHION, LENGTH + 2 * CUSHION);
  // Paints the light of two lamps.
  for (const y of [LENGTH * 0.3, LENGTH * 0.7]) {
    const light = pen.createRadialGradient(WIDTH / 2, y, 0, WIDTH / 2, y, WIDTH * 0.95);
    light.addColorStop(0, cloth[0]);
    light.addColorStop(1, `${cloth[0]}00`);
    pen.fillStyle = light;
    if (glow) pen.fillRect(-CUSHION, -CUSHION, WIDTH + 2 * CUSHION, LENGTH + 2 * CUSHION);
  }
  if (glow)
    for (const y of [LENGTH * 0.3, LENGTH * 0.7]) {
      const warm = pen.createRadialGradient(WIDTH / 2, y, 0, WIDTH / 2, y, WIDTH * 0.6);
      warm.addColorStop(0, `rgba(${glow},.2)`);
      warm.addColorStop(1, `rgba(${glow},0)`);
      paintDisc(pen, WIDTH / 2, y, WIDTH * 0.6, warm);
    }
  pen.strokeStyle = line;
  pen.lineWidth = 0.05;
  pen.beginPath();
  pen.moveTo(0, HEAD_STRING);
  pen.lineTo(WIDTH, HEAD_STRING);
  pen.stroke();
  paintDisc(pen, FOOT_SPOT[0], FOOT_SPOT[1], 0.1, line);
  paintDisc(pen, WIDTH / 2, HEAD_STRING, 0.1, line);
}

/** A nose with its two jaws forms one cushion. */
function paintCushions(pen: Pen, { cushion, glow, shade }: Palette): void {
  for (let i = 0; i < EDGES.length; i += 3) {
    const [nose, start, end] = [EDGES[i]!, EDGES[i + 1]!, EDGES[i + 2]!];
    const [ax, ay] = nose.away;
    const paintEdgeBack = (edge: typeof start) => {
      const deep = CUSHION / -(edge.along[0] * ax + edge.along[1] * ay);
      return [edge.from[0] + edge.along[0] * deep, edge.from[1] + edge.along[1] * deep] as const;
    };
    const trace = (dx: number, dy: number) => {
      pen.beginPath();
      pen.moveTo(nose.from[0] + dx, nose.from[1] + dy);
      pen.lineTo(nose.to[0] + dx, nose.to[1] + dy);
      pen.lineTo(...paintEdgeBack(end));
      pen.lineTo(...paintEdgeBack(start));
      pen.closePath();
    };
    pen.fillStyle = shade;
    trace(ax * 0.2, ay * 0.2);
    pen.fill();
    const lit = pen.createLinearGradient(
      nose.from[0],
      nose.from[1],
      nose.from[0] - ax * CUSHION,
      nose.from[1] - ay * CUSHION,
    );
    lit.addColorStop(0, cushion[0]);
    lit.addColorStop(1, cushion[1]);
    pen.fillStyle = lit;
    trace(0, 0);
    pen.fill();
    pen.strokeStyle = glow ? 'rgba(255,246,214,.28)' : '#fff';
    pen.lineWidth = 0.06;
    pen.beginPath();
    pen.moveTo(...nose.from);
    pen.lineTo(...nose.to);
    pen.stroke();
  }
}

function paintPockets(pen: Pen, { pocket, pocketRim, glow }: Palette): void {
  for (const { x, y, out } of POCKETS) {
    const isMiddle = out[1] === 0;
    const [px, py] = isMiddle ? [x + out[0] * 0.06, y] : [x + out[0] * 0.2, y + out[1] * 0.2];
    const r = isMiddle ? 0.84 : 0.92;
    paintDisc(pen, px, py, r + 0.13, pocketRim);
    if (glow) paintDisc(pen, px + 0.04, py + 0.06, r + 0.06, 'rgba(40,18,6,.8)');
    paintDisc(pen, px, py, r, pocket);
  }
}

export function paintTable(pen: Pen, surface: Surface, stage: Stage, colors: Palette): void {
  paintFloor(pen, surface, colors);
  stage.set(pen);
  paintWood(pen, colors);
  paintCloth(pen, colors);
  paintPockets(pen, colors);
  paintCushions(pen, colors);
}
