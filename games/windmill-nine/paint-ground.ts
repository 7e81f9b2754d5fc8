/** Paints the static parts of a hole once per size: its surroundings, turf, slopes, gaps, walls, tee and cup. */
import type { Surface } from '../kit/canvas';
import { CUP } from './config';
import { paintLamps, paintSurroundings } from './paint-around';
import { paintIce } from './paint-canal';
import { paintBlock, paintMouth, paintPost, paintRamp } from './paint-things';
import type { Palette } from './palette';
import { boundsOf, paintDisc, ring, trace, traceArea, type Pen } from './pens';
import type { Stage } from './stage';
import type { CourseKey, Hole, Slope } from './types';

export interface Ground {
  surface: Surface;
  stage: Stage;
  colors: Palette;
  course: CourseKey;
  hole: Hole;
}

const RAIL = 0.3;

export function paintGround(pen: Pen, ground: Ground): void {
  const { hole, stage, colors, surface } = ground;
  pen.setTransform(1, 0, 0, 1, 0, 0);
  paintSurroundings(pen, ground);
  stage.set(pen);
  pen.lineJoin = 'round';
  const [dx, dy] = stage.down;
  pen.fillStyle = pen.strokeStyle = colors.shade;
  pen.lineWidth = RAIL * 2;
  trace(pen, hole.outline, dx * 0.34, dy * 0.34);
  pen.fill();
  pen.stroke();
  paintRail(pen, ground);
  pen.save();
  trace(pen, hole.outline);
  pen.clip();
  paintTurf(pen, ground);
  for (const area of hole.ice) paintIce(pen, area, colors);
  for (const slope of hole.slopes) paintSlope(pen, slope, colors);
  for (const area of hole.sand) paintSand(pen, area, colors);
  for (const area of hole.gaps) paintGap(pen, area, ground);
  for (const ramp of hole.ramps) paintRamp(pen, ramp, colors);
  innerShade(pen, ground);
  pen.restore();
  for (const tunnel of hole.tunnels) paintMouth(pen, tunnel, ground.course, colors);
  paintTee(pen, ground);
  paintCup(pen, hole, colors);
  for (const block of hole.blocks) paintBlock(pen, block, ground);
  for (const post of hole.posts) paintPost(pen, post, ground);
  if (colors.glow) paintLamps(pen, ground);
  pen.setTransform(1, 0, 0, 1, 0, 0);
  if (colors.glow) paintVignette(pen, surface);
}

function paintRail(pen: Pen, { hole, colors }: Ground): void {
  trace(pen, hole.outline);
  pen.strokeStyle = colors.rail;
  pen.lineWidth = RAIL * 2;
  pen.stroke();
  pen.strokeStyle = colors.railLit;
  pen.lineWidth = RAIL * 1.1;
  pen.stroke();
}

function paintTurf(pen: Pen, { hole, colors, course }: Ground): void {
  const { left, right, top, bottom } = boundsOf({ kind: 'field', points: hole.outline });
  const shade = pen.createLinearGradient(left, top, right, bottom);
  colors.turf.forEach((color, i) => shade.addColorStop(i, color));
  pen.fillStyle = shade;
  pen.fillRect(left, top, right - left, bottom - top);
  pen.fillStyle = pen.strokeStyle = colors.stripe;
  if (course !== 'rooftops') {
    for (let y = top; y < bottom; y += 2) pen.fillRect(left, y, right - left, 1);
    return;
  }
  pen.lineWidth = 0.05;
  for (let row = 0, y = top; y < bottom; y += 0.5, row++)
    for (let x = left - (row % 2 ? 0.4 : 0); x < right; x += 0.8) {
      pen.beginPath();
      pen.arc(x + 0.4, y, 0.4, 0, Math.PI);
      pen.stroke();
    }
}

/** Paints arrows that point downhill. A steeper slope has more of them. */
function paintSlope(pen: Pen, { area, push }: Slope, colors: Palette): void {
  const { left, right, top, bottom } = boundsOf(area);
  const steep = Math.hypot(...push);
  const shade = pen.createLinearGradient(
    push[0] < 0 ? right : left,
    push[1] < 0 ? bottom : top,
    push[0] < 0 ? left : Math.abs(push[0]) > Math.abs(push[1]) ? right : left,
    push[1] < 0 ? top : Math.abs(push[1]) >= Math.abs(push[0]) ? bottom : top,
  );
  shade.addColorStop(0, 'rgba(255,248,214,.2)');
  shade.addColorStop(1, colors.slope);
  pen.save();
  traceArea(pen, area);
  pen.fillStyle = shade;
  pen.fill();
  pen.clip();
  pen.strokeStyle = colors.slopeSign;
  pen.lineWidth = 0.09;
  pen.lineCap = 'round';
  const gap = steep > 3 ? 1.05 : 1.35;
  const count = (length: number) => Math.max(1, Math.round(length / gap));
  const [columns, rows] = [count(right - left), count(bottom - top)];
  for (let c = 0; c < columns; c++)
    for (let r = 0; r < rows; r++) {
      pen.save();
      pen.translate(left + ((c + 0.5) * (right - left)) / columns, top + ((r + 0.5) * (bottom - top)) / rows);
      pen.rotate(Math.atan2(push[1], push[0]));
      pen.beginPath();
      for (const at of steep > 3 ? [-0.14, 0.1] : [0]) {
        pen.moveTo(at - 0.1, -0.18);
        pen.lineTo(at + 0.1, 0);
        pen.lineTo(at - 0.1, 0.18);
      }
      pen.stroke();
      pen.restore();
    }
  pen.restore();
}

function paintSand(pen: Pen, area: Hole['sand'][number], colors: Palette): void {
  traceArea(pen, area);
  pen.fillStyle = colors.sand;
  pen.fill();
  pen.save();
  pen.clip();
  pen.fillStyle = colors.sandEdge;
  const { left, right, top, bottom } = boundsOf(area);
  for (let i = 0, x = left; x < right; x += 0.22, i++)
    for (let y = top + (i % 2) * 0.13; y < bottom; y += 0.27)
      paintDisc(pen, x + ((i * 7) % 5) * 0.03, y, 0.028, colors.sandEdge);
  traceArea(pen, area);
  pen.strokeStyle = colors.sandEdge;
  pen.lineWidth = 0.22;
  pen.stroke();
  pen.restore();
}

function paintGap(pen: Pen, area: Hole['gaps'][number], { colors, course, stage }: Ground): void {
  const { left, right, top, bottom } = boundsOf(area);
  const shade = pen.createLinearGradient(left, top, left, bottom);
  colors.gap.forEach((color, i) => shade.addColorStop(i, color));
  traceArea(pen, area);
  pen.fillStyle = shade;
  pen.fill();
  pen.save();
  pen.clip();
  if (course !== 'rooftops')
    paintRipples(pen, left, top, right, bottom, course === 'garden' && !!colors.glow);
  else paintStreet(pen, left, top, right, bottom, colors);
  traceArea(pen, area);
  pen.translate(stage.down[0] * 0.1, stage.down[1] * 0.1);
  pen.strokeStyle = colors.shade;
  pen.lineWidth = 0.4;
  pen.stroke();
  pen.restore();
  traceArea(pen, area);
  pen.strokeStyle = colors.gapEdge;
  pen.lineWidth = 0.12;
  if (course === 'garden') pen.setLineDash([0.2, 0.09]);
  pen.stroke();
  pen.setLineDash([]);
}

function paintRipples(
  pen: Pen,
  left: number,
  top: number,
  right: number,
  bottom: number,
  hasLilies: boolean,
): void {
  pen.strokeStyle = 'rgba(220,246,255,.5)';
  pen.lineWidth = 0.06;
  for (let i = 0, y = top + 0.45; y < bottom; y += 0.7, i++)
    for (let x = left + (i % 2) * 0.7; x < right; x += 1.5) {
      pen.beginPath();
      pen.arc(x, y + 0.3, 0.42, Math.PI * 1.25, Math.PI * 1.75);
      pen.stroke();
    }
  if (!hasLilies) return;
  const [w, h] = [right - left, bottom - top];
  for (const [x, y, r] of [
    [0.28, 0.62, 0.3],
    [0.66, 0.3, 0.26],
    [0.7, 0.74, 0.2],
  ] as const) {
    if (w * h < 3 && r !== 0.26) continue;
    pen.fillStyle = '#4f9a55';
    pen.beginPath();
    pen.moveTo(left + w * x, top + h * y);
    pen.arc(left + w * x, top + h * y, r, 0.5, 5.9);
    pen.fill();
    paintDisc(pen, left + w * x - r * 0.2, top + h * y - r * 0.2, r * 0.34, '#f7c2d4');
    paintDisc(pen, left + w * x - r * 0.2, top + h * y - r * 0.2, r * 0.15, '#ffe9b0');
  }
}

function paintStreet(
  pen: Pen,
  left: number,
  top: number,
  right: number,
  bottom: number,
  { glow }: Palette,
): void {
  if (!glow) return;
  for (let i = 0, x = left + 0.3; x < right; x += 0.62, i++)
    for (let j = 0, y = top + 0.3; y < bottom; y += 0.5, j++) {
      if ((i * 5 + j * 3) % 4 === 0) continue;
      pen.fillStyle = (i * 7 + j * 11) % 5 < 2 ? 'rgba(255,200,110,.75)' : 'rgba(120,140,210,.22)';
      pen.fillRect(x, y, 0.15, 0.2);
    }
}

/** Paints the shadow of the rail on the side away from the light. */
function innerShade(pen: Pen, { hole, stage, colors }: Ground): void {
  trace(pen, hole.outline, stage.down[0] * 0.08, stage.down[1] * 0.08);
  pen.strokeStyle = colors.shade;
  pen.lineWidth = 0.28;
  pen.stroke();
}

function paintTee(pen: Pen, { hole: { tee }, colors }: Ground): void {
  pen.fillStyle = colors.shade;
  pen.beginPath();
  pen.roundRect(tee[0] - 0.6, tee[1] - 0.45, 1.2, 0.9, 0.16);
  pen.fill();
  pen.strokeStyle = 'rgba(255,246,214,.75)';
  pen.lineWidth = 0.06;
  pen.stroke();
}

function paintCup(pen: Pen, { cup: [x, y] }: Hole, colors: Palette): void {
  if (colors.glow) {
    const light = pen.createRadialGradient(x, y, 0, x, y, 1.7);
    light.addColorStop(0, 'rgba(255,236,170,.55)');
    light.addColorStop(1, 'rgba(255,236,170,0)');
    paintDisc(pen, x, y, 1.7, light);
  }
  paintDisc(pen, x, y, CUP, '#06120e');
  ring(pen, x, y, CUP, '#fff6e2', 0.08);
}

function paintVignette(pen: Pen, { width, height }: Surface): void {
  const shade = pen.createRadialGradient(
    width / 2,
    height / 2,
    Math.min(width, height) * 0.42,
    width / 2,
    height / 2,
    Math.max(width, height) * 0.72,
  );
  shade.addColorStop(0, 'rgba(4,10,26,0)');
  shade.addColorStop(1, 'rgba(4,10,26,.55)');
  pen.fillStyle = shade;
  pen.fillRect(0, 0, width, height);
}
