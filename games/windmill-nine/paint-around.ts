/**
 * Paints the surroundings of a hole: lawns, bushes and flowers, the town far below, or banks of snow; and the lamps
 * that light it.
 */
import { createRandom } from '../kit/seeded-random';
import { HEIGHT, WIDTH } from './config';
import { paintBanks } from './paint-canal';
import type { Ground } from './paint-ground';
import { paintDisc, paintGlow, type Pen } from './pens';
import { isInside, nearestPointOn } from './shapes';
import type { Hole, Point } from './types';

/** The size of the area beyond the hole, which fills frames of any shape. */
const AREA_MARGIN = 12;
const LEAVES = ['#1b5440', '#226349', '#2f7a4f'] as const;
const FLOWERS = ['#f4b0c4', '#ffd98c', '#e8826a', '#cfd8ff'] as const;

function distanceTo({ outline }: Hole, x: number, y: number): number {
  if (isInside(outline, x, y)) return 0;
  return Math.min(
    ...outline.map((b, i) => {
      const [nx, ny] = nearestPointOn(outline[(i + outline.length - 1) % outline.length]!, b, x, y);
      return Math.hypot(x - nx, y - ny);
    }),
  );
}

export function paintSurroundings(pen: Pen, ground: Ground): void {
  const { surface, stage, colors, course } = ground;
  const { width, height } = surface;
  const sky = pen.createLinearGradient(0, 0, 0, height);
  colors.ground.forEach((color, i) => sky.addColorStop(i, color));
  pen.fillStyle = sky;
  pen.fillRect(0, 0, width, height);
  if (!colors.glow) return;
  stage.set(pen);
  const random = createRandom(`around ${ground.hole.name}`);
  const randomShare = () => random.below(1000) / 1000;
  if (course === 'garden') paintBushes(pen, ground, randomShare);
  else if (course === 'rooftops') paintTown(pen, randomShare);
  else paintBanks(pen, randomShare, (x, y) => distanceTo(ground.hole, x, y));
}

function paintBushes(pen: Pen, { hole, stage }: Ground, share: () => number): void {
  const [dx, dy] = stage.down;
  for (let i = 0; i < 260; i++) {
    const x = share() * (WIDTH + 2 * AREA_MARGIN) - AREA_MARGIN;
    const y = share() * (HEIGHT + 2 * AREA_MARGIN) - AREA_MARGIN;
    const away = distanceTo(hole, x, y);
    const size = 0.3 + share() * 0.65;
    if (away < size + 0.6) continue;
    paintDisc(pen, x + dx * 0.2, y + dy * 0.2, size, 'rgba(2,12,16,.4)');
    paintDisc(pen, x, y, size, LEAVES[i % 3]!);
    paintDisc(pen, x - dx * size * 0.3 - size * 0.15, y - dy * size * 0.3, size * 0.62, LEAVES[(i + 1) % 3]!);
    if (i % 3) continue;
    for (let f = 0; f < 5; f++) {
      const [fx, fy] = [x + (share() - 0.5) * size * 1.3, y + (share() - 0.5) * size * 1.3];
      paintDisc(pen, fx, fy, 0.08, FLOWERS[(i + f) % 4]!);
    }
  }
}

/** Paints streets between dark blocks of houses, with a few lit windows. */
function paintTown(pen: Pen, share: () => number): void {
  for (let x = -AREA_MARGIN; x < WIDTH + AREA_MARGIN; x += 3.4)
    for (let y = -AREA_MARGIN; y < HEIGHT + AREA_MARGIN; y += 2.7) {
      const [w, h] = [2.3 + share() * 0.7, 1.6 + share() * 0.7];
      pen.fillStyle = share() < 0.5 ? '#1b2a60' : '#16224f';
      pen.fillRect(x, y, w, h);
      pen.fillStyle = 'rgba(120,140,220,.14)';
      pen.fillRect(x, y + h * 0.48, w, 0.07);
      for (let i = 0; i < 5; i++) {
        pen.fillStyle = share() < 0.45 ? 'rgba(255,200,110,.8)' : 'rgba(120,140,210,.25)';
        pen.fillRect(x + 0.2 + i * 0.42, y + h - 0.24, 0.14, 0.14);
      }
      if (share() < 0.4) paintGlow(pen, x - 0.2, y - 0.2, 0.8, '255,200,110', 0.4);
    }
}

/** Returns the lanterns outside the rail, evenly spaced along it. */
export function lampsOf({ outline }: Hole): Point[] {
  const lamps: Point[] = [];
  for (let i = 0; i < outline.length; i++) {
    const [ax, ay] = outline[i]!;
    const [bx, by] = outline[(i + 1) % outline.length]!;
    const length = Math.hypot(bx - ax, by - ay);
    if (length < 1.6) continue;
    const [nx, ny] = [(by - ay) / length, (ax - bx) / length];
    for (let at = Math.min(2, length / 2); at < length; at += 5) {
      const [x, y] = [ax + ((bx - ax) * at) / length, ay + ((by - ay) * at) / length];
      const side = isInside(outline, x + nx * 0.4, y + ny * 0.4) ? -1 : 1;
      const lamp: Point = [x + nx * side * 0.48, y + ny * side * 0.48];
      if (lamps.every(([lx, ly]) => Math.hypot(lx - lamp[0], ly - lamp[1]) > 3)) lamps.push(lamp);
    }
  }
  return lamps;
}

export function paintLamps(pen: Pen, { hole, colors }: Ground): void {
  pen.globalCompositeOperation = 'lighter';
  for (const [x, y] of lampsOf(hole)) paintGlow(pen, x, y, 2.9, colors.glow!, 0.42);
  pen.globalCompositeOperation = 'source-over';
  for (const [x, y] of lampsOf(hole)) {
    paintDisc(pen, x, y, 0.23, '#3a2416');
    paintDisc(pen, x, y, 0.17, '#ffc861');
    paintDisc(pen, x, y, 0.08, '#fff6dc');
  }
}
