/** Paints the objects of a level at a moment, with ropes, burning fire, and rising rockets. */
import { FALL, GROUND, ROCKET_PACE, ROCKET_WAIT, SUBUNITS } from './config';
import { isGoal } from './goals';
import { positionAt } from './motion';
import { paintGoal } from './paint-goals';
import { paintProp } from './paint-props';
import { paintDisc, paintGlow, INK, paintLine, paintShape, type Pen } from './pens';
import type { Item, Level, Scene, Shot } from './types';

export interface LevelMoment {
  level: Level;
  /** The scene before the shot in flight. */
  scene: Scene;
  shot: Shot | null;
  /** The number of steps since the arrow was shot. */
  step: number;
  tick: number;
  isContrast: boolean;
  /** Returns the tilt of an object after a hit, in radians. */
  leanOf(item: number): number;
}

const WATER_LINE = 730;

export interface ShownItem {
  x: number;
  y: number;
  dropped: number;
  isDone: boolean;
}

function fallDistanceOf({ scene, shot, step }: LevelMoment, item: number): number {
  const fall = shot?.falls.find((one) => one.item === item);
  if (!fall || !shot) return scene.drops[item]!;
  if (step <= fall.step) return fall.from;
  const now = fall.from + (FALL * (step - fall.step) * (step - fall.step)) / 2;
  return Math.min(now, shot.scene.drops[item]!);
}

const CHANGES: ReadonlySet<string> = new Set(['hit', 'cut', 'launch']);

/** Returns the visible position of everything. */
export function itemsShownAt(moment: LevelMoment): ShownItem[] {
  const { level, scene, shot, step, tick } = moment;
  const struckNow = new Set(
    shot?.events.filter((one) => CHANGES.has(one.kind) && one.step <= step).map(({ item }) => item),
  );
  return level.items.map((item, index) => {
    const { x, y } = positionAt(item, Math.floor(tick), { x: 0, y: 0 });
    const dropped = fallDistanceOf(moment, index) / SUBUNITS;
    const isDone = scene.struck[index]! || struckNow.has(index);
    return { x: x / SUBUNITS, y: y / SUBUNITS + dropped, dropped, isDone };
  });
}

function paintFuses(pen: Pen, { level, shot, step }: LevelMoment, paintedItems: readonly ShownItem[]): void {
  level.items.forEach(({ fuses }, from) => {
    for (const to of fuses) {
      if (to < from) continue;
      const [a, b] = [paintedItems[from]!, paintedItems[to]!];
      const middle = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 + 46 };
      const isBurnt = a.isDone && b.isDone;
      for (const [color, width] of [
        [INK, 8],
        [isBurnt ? '#5A3A2A' : '#C9A06A', 4],
      ] as const) {
        pen.strokeStyle = color;
        pen.lineWidth = width;
        pen.beginPath();
        pen.moveTo(a.x, a.y);
        pen.quadraticCurveTo(middle.x, middle.y, b.x, b.y);
        pen.stroke();
      }
    }
  });
  for (const fire of shot?.fires ?? []) {
    const t = (step - fire.step) / fire.length;
    if (t < 0 || t > 1) continue;
    const [a, b] = [paintedItems[fire.from]!, paintedItems[fire.item]!];
    const x = a.x + (b.x - a.x) * t;
    const y = a.y + (b.y - a.y) * t + 92 * t * (1 - t);
    paintGlow(pen, x, y, 44, '255,170,70');
    paintDisc(pen, x, y, 8, '#FFC65A');
    paintDisc(pen, x, y, 4, '#FFF3C8');
  }
}

/** Paints a boat on the tide, whose mast carries a lantern. */
function paintBoat(pen: Pen, x: number, y: number, tide: number): void {
  const water = WATER_LINE + tide * 0.14;
  paintLine(pen, [x, y + 30, x, water], '#0E1733', 7);
  paintShape(pen, `M${x - 62} ${water - 14}H${x + 66}L${x + 46} ${water + 22}H${x - 46}Z`, '#7A3A34', INK, 4);
  paintLine(pen, [x - 56, water - 6, x + 60, water - 6], '#E8DCC0', 4);
  paintLine(pen, [x - 80, water + 24, x + 84, water + 24], 'rgba(200,224,255,.5)', 3);
}

function paintHanging(pen: Pen, level: Level, paintedItems: readonly ShownItem[]): void {
  level.items.forEach(({ motion, x, y, h, kind }, index) => {
    const painted = paintedItems[index]!;
    if (motion?.kind === 'swing')
      paintLine(pen, [x, y - motion.length, painted.x, painted.y - h], '#C9A06A', 4);
    if (motion?.kind === 'wheel') {
      paintLine(pen, [x, y, painted.x, painted.y], INK, 8);
      paintLine(pen, [x, y, painted.x, painted.y], '#9A6B3E', 4);
      paintDisc(pen, x, y, 13, INK);
      paintDisc(pen, x, y, 9, '#F6B23E');
    }
    if (motion?.kind === 'peek')
      paintLine(
        pen,
        [painted.x, painted.y + h, painted.x, Math.min(GROUND, painted.y + h + 130)],
        '#4A2C1C',
        9,
      );
    if (motion?.kind === 'slide' && kind === 'lantern') paintBoat(pen, painted.x, painted.y, painted.y - y);
  });
}

function paintRockets(pen: Pen, { shot, step }: LevelMoment, paintedItems: readonly ShownItem[]): void {
  for (const { item, step: since } of shot?.launches ?? []) {
    const end = shot?.events.find((one) => one.kind === 'burst' && one.item === item)?.step ?? 1e9;
    if (step < since || step > end) continue;
    const { x, y } = paintedItems[item]!;
    const up = y - Math.max(0, step - since - ROCKET_WAIT) * ROCKET_PACE;
    paintGlow(pen, x, up + 30, 60, '255,180,80');
    paintLine(pen, [x, up + 24, x, up + 40 + (step % 7) * 4], '#FFC65A', 9);
    paintLine(pen, [x, up + 16, x, up - 12], INK, 24);
    paintLine(pen, [x, up + 16, x, up - 12], '#D8402F', 17);
    paintLine(pen, [x, up - 14, x, up - 22], '#F6B23E', 12);
  }
}

const isBehind = ({ motion }: Item): boolean => motion?.kind === 'peek';

/** Paints the level. Returns the visible positions. */
export function paintLevel(pen: Pen, moment: LevelMoment): ShownItem[] {
  const { level, isContrast, tick } = moment;
  const paintedItems = itemsShownAt(moment);
  paintHanging(pen, level, paintedItems);
  paintFuses(pen, moment, paintedItems);
  const paint = (item: Item, index: number) => {
    const { x, y, dropped, isDone } = paintedItems[index]!;
    const lean = moment.leanOf(index);
    if (isGoal(item)) paintGoal(pen, item, x, y, { isDone, lean, isContrast, index });
    else paintProp(pen, item, x, y, dropped, { tick, isDone, isContrast, lean });
  };
  const forEachItem = (filter: (item: Item) => boolean) =>
    level.items.forEach((item, index) => filter(item) && paint(item, index));
  forEachItem(isBehind);
  forEachItem((item) => !isGoal(item) && !isBehind(item));
  forEachItem((item) => isGoal(item) && !isBehind(item));
  paintRockets(pen, moment, paintedItems);
  return paintedItems;
}
