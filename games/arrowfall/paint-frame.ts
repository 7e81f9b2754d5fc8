/**
 * Paints the supports of a level's objects and the archer's surroundings: poles, rails, cords, the platform, the flag,
 * the lamp.
 */
import { GROUND } from './config';
import { windAt } from './motion';
import { FIXED_POINT_ONE } from './circle';
import {
  paintAt,
  paintBox,
  paintDisc,
  paintGlow,
  INK,
  paintLine,
  paintOval,
  paintShape,
  type Pen,
} from './pens';
import type { Viewport } from './stage';
import type { Item, Level, WorldKey } from './types';

const POLE = '#4A2C1C';
const CORD = 'rgba(255,240,210,.55)';

/** Returns the top of the surface below an object: a board, or the ground. */
function floorUnder(items: readonly Item[], { x, y, h }: Item): number {
  const tops = items
    .filter((one) => one.kind === 'board' && !one.motion && Math.abs(one.x - x) < one.w + 4)
    .map((one) => one.y - one.h)
    .filter((top) => top >= y + h - 8);
  return Math.min(GROUND, ...tops);
}

const isCarried = (items: readonly Item[], x: number, y: number): boolean =>
  items.some(
    (one) =>
      one.kind === 'board' && one.h > one.w && Math.abs(one.x - x) < 30 && Math.abs(one.y - y) <= one.h + 20,
  );

function paintMotion(pen: Pen, { x, y, motion, kind }: Item): void {
  if (!motion || kind === 'spout') return;
  if (motion.kind === 'slide' && kind !== 'lantern') {
    paintLine(pen, [x, y, x + motion.dx, y + motion.dy], 'rgba(20,12,34,.55)', 9);
    paintLine(pen, [x, y, x + motion.dx, y + motion.dy], 'rgba(240,220,180,.5)', 3);
    paintDisc(pen, x, y, 7, POLE);
    paintDisc(pen, x + motion.dx, y + motion.dy, 7, POLE);
    paintLine(pen, [x, Math.max(y, y + motion.dy), x, GROUND], POLE, 8);
  }
  if (motion.kind === 'wheel') {
    paintLine(pen, [x, y, x - 70, GROUND], POLE, 10);
    paintLine(pen, [x, y, x + 70, GROUND], POLE, 10);
  }
  if (motion.kind === 'swing') paintBox(pen, x - 34, y - motion.length - 8, 68, 12, POLE, 4);
}

function paintCarrier(pen: Pen, item: Item, items: readonly Item[], top: number): void {
  const { kind, x, y, w, h, rope } = item;
  if (item.motion) return paintMotion(pen, item);
  if (kind === 'face' && y + h < GROUND) {
    const floor = floorUnder(items, item);
    paintLine(pen, [x + 8, y, x - 14, floor], POLE, 8);
    paintLine(pen, [x + 8, y, x + 30, floor], POLE, 8);
  }
  if (kind === 'apple') {
    const floor = floorUnder(items, item);
    paintLine(pen, [x, y + h, x, floor], POLE, 9);
    paintBox(pen, x - 15, y + h - 1, 30, 8, '#6B4426', 3);
  }
  if (kind === 'bell') {
    const floor = floorUnder(items, item);
    paintLine(pen, [x + 36, y - 44, x + 36, floor], POLE, 8);
    paintLine(pen, [x - 6, y - 44, x + 40, y - 44], POLE, 8);
    paintLine(pen, [x, y - 44, x, y - 24], INK, 5);
  }
  if (kind === 'brazier' || kind === 'rocket')
    paintLine(pen, [x, y + h, x, floorUnder(items, item)], POLE, 8);
  if (kind === 'lantern') paintLine(pen, [x, top, x, y - 30], CORD, 2);
  if (rope) {
    paintLine(pen, [x, top, x, y - h - rope], CORD, 3);
    paintBox(pen, x - 30, y - h - rope - 12, 60, 14, POLE, 4);
  }
  if (kind !== 'board' && kind !== 'drum') return;
  if (y + h >= GROUND - 2) return;
  const ends = w > h ? [x - w + 8, x + w - 8] : [x];
  for (const end of ends)
    if (kind === 'drum' && w < h) paintLine(pen, [end + 16, y, end + 16, GROUND], POLE, 10);
    else if (y + h > GROUND - 20) continue;
    else if (!isCarried(items, end, y) || h > w) paintLine(pen, [end, top, end, y - h], CORD, 3);
}

/** Paints the supports of a level's objects. */
export function paintCarriers(pen: Pen, { items }: Level, { top }: Viewport): void {
  const wheels = new Set<string>();
  for (const item of items) {
    const key = item.motion?.kind === 'wheel' ? `${item.x} ${item.y}` : null;
    if (key && wheels.has(key)) continue;
    if (key) wheels.add(key);
    paintCarrier(pen, item, items, top - 20);
  }
}

/** Paints the archer's platform, and the pole of the flag and the lamp. */
export function paintPlatform(pen: Pen, { stand }: Level, world: WorldKey): void {
  const top = stand + 110;
  const wood = world === 'fair' ? '#8A5A34' : '#5A5470';
  paintLine(pen, [54, GROUND, 54, stand - 206], POLE, 9);
  paintLine(pen, [54, stand - 118, 24, stand - 118], POLE, 7);
  for (const x of [34, 92, 150]) paintLine(pen, [x, top, x, GROUND + 6], POLE, 12);
  paintLine(pen, [34, GROUND, 150, top + 14], POLE, 6);
  paintBox(pen, 16, top - 2.5, 154, 19, INK, 4);
  paintBox(pen, 18, top, 150, 14, wood, 3);
  paintLine(pen, [24, top + 4, 160, top + 4], 'rgba(255,240,210,.3)', 3);
  if (world === 'harbour') return;
  for (let i = 0; i < 5; i++) {
    const x = 24 + i * 28;
    paintShape(
      pen,
      `M${x} ${top + 16}H${x + 26}L${x + 13} ${top + 38}Z`,
      i % 2 ? '#F6B23E' : '#A8402E',
      INK,
      2,
    );
  }
}

/** Paints the flag. It hangs down without wind, and a stronger wind lifts it further. */
export function paintFlag(pen: Pen, level: Level, tick: number): void {
  const wind = windAt(level, tick) / FIXED_POINT_ONE;
  const [x, y] = [54, level.stand - 204];
  const reach = Math.min(1, Math.abs(wind) / 3);
  const windSign = wind < 0 ? -1 : 1;
  const wave = wind ? Math.sin(tick / 9) * 5 * reach : 0;
  const [endX, endY] = [windSign * (12 + 44 * reach), 58 * (1 - reach) + wave];
  paintShape(
    pen,
    `M${x} ${y}Q${x + endX * 0.5} ${y + endY * 0.3 - wave} ${x + endX} ${y + endY}L${x + endX * 0.94} ${y + endY + 16}Q${x + endX * 0.5} ${y + 26 + endY * 0.5 + wave} ${x} ${y + 34}Z`,
    '#E2503A',
    INK,
    3,
  );
  paintDisc(pen, x, y - 5, 6, '#F6B23E');
}

/** Paints the lamp of the level, with a brightness of 0 to 1. */
export function paintLamp(pen: Pen, { stand }: Level, lit: number): void {
  const [x, y] = [24, stand - 84];
  if (lit) paintGlow(pen, x, y, 60 + 130 * lit, '255,190,90', lit);
  paintAt(pen, x, y, () => {
    paintLine(pen, [0, -34, 0, -20], INK, 3);
    paintShape(pen, 'M-15 -16L0 -28L15 -16Z', '#3A2A3C', INK, 2);
    paintBox(pen, -14, -16, 28, 34, INK, 6);
    paintBox(pen, -10.5, -13, 21, 28, '#27304F', 5);
    if (lit) {
      pen.globalAlpha = lit;
      paintBox(pen, -10.5, -13, 21, 28, '#FFC65A', 5);
      paintOval(pen, 0, 4, 5, 9, '#FFF3C8');
      pen.globalAlpha = 1;
    }
    paintLine(pen, [0, -14, 0, 15], 'rgba(30,16,34,.6)', 2);
    paintBox(pen, -15, 15, 30, 6, '#3A2A3C', 2);
  });
}
