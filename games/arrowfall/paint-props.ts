/** Paints the obstacles and aids: boards, drums, sacks, gates, ropes, braziers, spouts, rockets. */
import { isRunning } from './motion';
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
import type { Item } from './types';

const WOOD = '#9A6B3E';
const WOOD_DARK = '#6B4426';
const WOOD_LIGHT = '#BD8A54';

export interface PropLook {
  tick: number;
  /** Whether the prop was cut loose or launched. */
  isDone: boolean;
  isContrast: boolean;
  lean: number;
}

/** Paints planks along the longer side, with nails. */
function paintPlanks(pen: Pen, w: number, h: number, isContrast: boolean): void {
  paintBox(pen, -w - 2.5, -h - 2.5, 2 * w + 5, 2 * h + 5, isContrast ? '#FFF' : INK, 3);
  paintBox(pen, -w, -h, 2 * w, 2 * h, WOOD, 2);
  const isUpright = h > w;
  if (isUpright) {
    paintBox(pen, -w, -h, w * 0.6, 2 * h, WOOD_LIGHT, 2);
    for (let y = -h + 60; y < h - 20; y += 70) paintLine(pen, [-w + 1, y, w - 1, y + 3], WOOD_DARK, 2.4);
    paintDisc(pen, 0, -h + 9, 2.4, INK);
    paintDisc(pen, 0, h - 9, 2.4, INK);
    return;
  }
  paintBox(pen, -w, -h, 2 * w, h * 0.7, WOOD_LIGHT, 2);
  for (let x = -w + 50; x < w - 20; x += 64) paintLine(pen, [x, -h + 1, x + 2, h - 1], WOOD_DARK, 2.4);
  paintDisc(pen, -w + 9, 1, 2.4, INK);
  paintDisc(pen, w - 9, 1, 2.4, INK);
}

function paintDrum(pen: Pen, { w, h }: Item): void {
  const isUpright = h > w;
  const [a, b] = isUpright ? [w, h] : [h, w];
  const draw = () => {
    paintBox(pen, -a - 3, -b - 3, 2 * a + 6, 2 * b + 6, INK, 6);
    paintBox(pen, -a, -b, 2 * a, 2 * b, '#A8302A', 4);
    pen.strokeStyle = '#F6B23E';
    pen.lineWidth = 3.5;
    pen.beginPath();
    const count = Math.max(2, Math.round(b / 20));
    for (let i = 0; i <= 2 * count; i++) {
      const y = -b + 4 + (i * (2 * b - 8)) / (2 * count);
      pen.lineTo(i % 2 ? a - 2 : -a + 8, y);
    }
    pen.stroke();
    paintBox(pen, -a - 3, -b - 4, 9, 2 * b + 8, INK, 4);
    paintBox(pen, -a - 1, -b - 2, 5.5, 2 * b + 4, '#FFF1D2', 3);
  };
  if (isUpright) draw();
  else paintAt(pen, 0, 0, draw, Math.PI / 2);
}

function paintSack(pen: Pen): void {
  paintShape(pen, 'M-9 -26Q-30 -6 -24 22Q0 36 24 22Q30 -6 9 -26Z', '#E8DCC0', INK, 4);
  paintShape(pen, 'M4 -24Q20 -4 14 26Q22 24 24 20Q28 -6 9 -26Z', '#BCA982');
  paintShape(pen, 'M-14 -34L-8 -25H8L14 -34Q0 -28 -14 -34Z', '#E8DCC0', INK, 3);
  paintLine(pen, [-9, -25, 9, -25], '#A8302A', 5);
  paintLine(pen, [-9, 6, 7, 6, -9, 6, -4, -4, 2, -4], '#8A7450', 2.5);
}

function paintRope(pen: Pen, { h, rope }: Item, isCut: boolean, isContrast: boolean): void {
  const top = -h - rope;
  if (isCut) return paintLine(pen, [0, top, 3, top + rope * 0.32, -3, top + rope * 0.42], '#E6C48C', 5);
  paintLine(pen, [0, top, 0, -h], INK, 9);
  paintLine(pen, [0, top, 0, -h], isContrast ? '#FFE27F' : '#F0D29A', 5.5);
  for (let y = top + 8; y < -h - 4; y += 11) paintLine(pen, [-2.4, y + 4, 2.4, y], '#9A6B3E', 2);
}

function paintBrazier(pen: Pen, _: Item, { tick }: PropLook): void {
  paintGlow(pen, 0, -4, 88, '255,150,60', 0.9);
  const sway = Math.sin(tick / 13) * 3;
  paintShape(pen, 'M-17 10Q-22 -14 -6 -30Q-4 -18 4 -22Q6 -34 2 -44Q26 -20 17 10Z', '#E2503A');
  paintAt(pen, sway * 0.4, 0, () =>
    paintShape(pen, 'M-10 10Q-14 -8 -2 -20Q4 -10 8 -16Q14 0 10 10Z', '#F6B23E'),
  );
  paintAt(pen, sway * 0.7, 2, () => paintOval(pen, 0, 2, 6, 10, '#FFF0B8'));
  paintShape(pen, 'M-24 8H24L16 28H-16Z', '#3A3344', INK, 3);
  paintLine(pen, [-20, 15, 20, 15], '#6A6078', 2.5);
}

function paintSpout(pen: Pen, item: Item, { tick, isContrast }: PropLook): void {
  const { w, h } = item;
  const isOn = isRunning(item, tick);
  if (isOn) {
    pen.globalAlpha = 0.55;
    paintBox(pen, -w, -h, 2 * w, 2 * h, '#5FB6E0');
    pen.globalAlpha = 1;
    pen.strokeStyle = isContrast ? '#FFF' : '#D8F2FF';
    pen.lineWidth = 3;
    pen.beginPath();
    for (const [dx, offset] of [
      [-9, 0],
      [0, 23],
      [9, 11],
    ] as const)
      for (let y = -h + ((tick * 3 + offset) % 46); y < h - 18; y += 46) {
        pen.moveTo(dx, y);
        pen.lineTo(dx, y + 18);
      }
    pen.stroke();
  } else {
    paintDisc(pen, 0, -h + 20 + (tick % 60) * 1.5, 4, '#A8DCF2');
  }
  paintShape(pen, `M-26 ${-h - 26}H26L18 ${-h + 6}H-18Z`, '#5A6478', INK, 3);
}

function paintRocket(pen: Pen, _: Item, { isDone }: PropLook): void {
  if (isDone) return;
  paintLine(pen, [0, 20, 0, 56], '#B98A5A', 4);
  paintShape(pen, 'M-11 18V-10H11V18Z', '#D8402F', INK, 3);
  paintShape(pen, 'M-15 -9L0 -32L15 -9Z', '#F6B23E', INK, 3);
  paintLine(pen, [-10, 6, 10, -2], '#FFF1D2', 4);
  paintLine(pen, [4, 19, 9, 27, 14, 25], '#E8DCC0', 3);
}

/** Paints a prop at a position. A cut rope is painted at its original position. */
export function paintProp(pen: Pen, item: Item, x: number, y: number, dropped: number, look: PropLook): void {
  if (item.rope) paintAt(pen, x, y - dropped, () => paintRope(pen, item, look.isDone, look.isContrast));
  paintAt(
    pen,
    x,
    y,
    () => {
      if (item.kind === 'board') paintPlanks(pen, item.w, item.h, look.isContrast);
      if (item.kind === 'gate') {
        paintPlanks(pen, item.w, item.h, look.isContrast);
        for (const dy of [-item.h + 22, item.h - 22]) paintLine(pen, [-item.w, dy, item.w, dy], '#3A3344', 6);
      }
      if (item.kind === 'drum') paintDrum(pen, item);
      if (item.kind === 'sack') paintSack(pen);
      if (item.kind === 'brazier') paintBrazier(pen, item, look);
      if (item.kind === 'spout') paintSpout(pen, item, look);
      if (item.kind === 'rocket') paintRocket(pen, item, look);
    },
    item.kind === 'drum' || item.kind === 'sack' ? look.lean : 0,
  );
}
