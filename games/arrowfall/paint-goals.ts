/** Paints the goals (straw targets, balloons, apples, bells, lanterns) and the check mark on finished ones. */
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

export interface GoalAppearance {
  isDone: boolean;
  /** The tilt after a hit, in radians. */
  lean: number;
  isContrast: boolean;
  /** The index of the goal among goals of its kind. */
  index: number;
}

const RINGS = ['#FFF6E4', '#16223F', '#2E74CC', '#D8402F', '#F6B23E'] as const;
const FORESHORTENING = 0.36;

/** Paints a check mark on a light disc, so that color is not the only mark of a finished goal. */
export function paintTick(pen: Pen, x: number, y: number): void {
  paintDisc(pen, x, y, 15, INK);
  paintDisc(pen, x, y, 12.5, '#FFF6E2');
  paintLine(pen, [x - 6, y, x - 1.5, y + 5, x + 6.5, y - 5.5], '#15704A', 4);
}

function paintFace(pen: Pen, { h }: Item, { isContrast }: GoalAppearance): void {
  paintOval(pen, 11, 3, h * FORESHORTENING, h, '#6E4A2E');
  paintOval(pen, 8, 2, h * FORESHORTENING + 2, h + 3, '#B98F5A');
  paintOval(pen, 0, 0, h * FORESHORTENING + 4, h + 5, INK);
  paintOval(pen, 0, 0, h * FORESHORTENING + 1.5, h + 2.5, '#D9C29A');
  RINGS.forEach((color, i) =>
    paintOval(pen, 0, 0, (h * FORESHORTENING * (5 - i)) / 5, (h * (5 - i)) / 5, color),
  );
  paintOval(pen, 0, 0, h * FORESHORTENING * 0.07, h * 0.07, '#FFF3C8');
  if (!isContrast) return;
  pen.strokeStyle = '#FFE27F';
  pen.lineWidth = 5;
  pen.beginPath();
  pen.ellipse(0, 0, h * FORESHORTENING + 6, h + 8, 0, 0, 2 * Math.PI);
  pen.stroke();
}

const BALLOONS = [
  ['#E2503A', '#A82B22'],
  ['#F6B23E', '#C07A12'],
  ['#4FB3A4', '#23776E'],
  ['#8F6BC8', '#5C3C94'],
] as const;

function paintBalloon(pen: Pen, { w }: Item, { index, isContrast }: GoalAppearance): void {
  const [color, shade] = BALLOONS[index % BALLOONS.length]!;
  pen.strokeStyle = '#FFF6E2';
  pen.lineWidth = 2;
  pen.beginPath();
  pen.moveTo(0, w + 8);
  pen.bezierCurveTo(10, w + 26, -10, w + 42, 2, w + 62);
  pen.stroke();
  paintOval(pen, 0, 0, w + 2.5, w + 6, isContrast ? '#FFE27F' : INK);
  paintOval(pen, 0, 0, w, w + 3.5, shade);
  paintOval(pen, -3, -3, w - 4, w - 1, color);
  paintShape(pen, `M-6 ${w + 10}L0 ${w}L6 ${w + 10}Z`, shade);
  pen.globalAlpha = 0.75;
  paintAt(pen, -w * 0.36, -w * 0.42, () => paintOval(pen, 0, 0, w * 0.15, w * 0.3, '#FFF6E2'), 0.5);
  pen.globalAlpha = 1;
}

function paintApple(pen: Pen, { w }: Item, { isContrast }: GoalAppearance): void {
  paintDisc(pen, 0, 0, w + 3, isContrast ? '#FFE27F' : INK);
  paintDisc(pen, -w * 0.26, 0, w * 0.76, '#C9302A');
  paintDisc(pen, w * 0.26, 0, w * 0.76, '#A82320');
  paintDisc(pen, -w * 0.1, w * 0.1, w * 0.8, '#D8402F');
  paintOval(pen, -w * 0.4, -w * 0.3, w * 0.16, w * 0.26, '#FFD3B8');
  paintLine(pen, [0, -w * 0.6, 3, -w - 8], '#5A3018', 4);
  paintShape(pen, `M3 ${-w - 4}q12 -12 20 -3q-9 9 -20 3Z`, '#5FA84E', INK, 2);
}

function paintBell(pen: Pen, _: Item, { isContrast }: GoalAppearance): void {
  paintDisc(pen, 0, 24, 7, INK);
  paintDisc(pen, 0, 23, 5, '#8A5A1A');
  paintShape(
    pen,
    'M-28 22Q-19 14 -18 -4Q-17 -25 0 -26Q17 -25 18 -4Q19 14 28 22Z',
    '#F0B23A',
    isContrast ? '#FFF' : INK,
    4,
  );
  paintShape(pen, 'M4 -24Q17 -23 17 -4Q18 13 26 20L10 20Q14 -6 4 -24Z', '#BF7F1C');
  paintLine(pen, [-23, 16, 23, 16], '#8A5A1A', 3);
  paintLine(pen, [-9, 4, -10, -10, -4, -18], '#FFE9A8', 4);
}

function paintLantern(pen: Pen, _: Item, { isDone, isContrast }: GoalAppearance): void {
  if (isDone) paintGlow(pen, 0, 0, 96, '255,190,90');
  const [body, rib] = isDone ? ['#FFC65A', '#C9761C'] : ['#6F80B4', '#3A477A'];
  paintLine(pen, [0, -26, 0, -36], INK, 4);
  paintOval(pen, 0, 0, 27.5, 29, isDone ? '#8A4A12' : isContrast ? '#FFE27F' : '#C3CEEC');
  paintOval(pen, 0, 0, 24.5, 26, body);
  if (isDone) paintOval(pen, 0, 2, 12, 17, '#FFF0B8');
  pen.strokeStyle = rib;
  pen.lineWidth = 2.2;
  for (const rx of [8, 17]) {
    pen.beginPath();
    pen.ellipse(0, 0, rx, 26, 0, 0, 2 * Math.PI);
    pen.stroke();
  }
  paintBox(pen, -13, -31, 26, 8, '#7A2E22', 2);
  paintBox(pen, -13, 23, 26, 8, '#7A2E22', 2);
  paintLine(pen, [0, 32, 0, 42], '#C9503A', 3);
  if (!isDone) paintLine(pen, [-15, -13, -13, 4], '#C3CEEC', 3);
}

const PAINTERS: Partial<Record<Item['kind'], (pen: Pen, item: Item, look: GoalAppearance) => void>> = {
  face: paintFace,
  balloon: paintBalloon,
  apple: paintApple,
  bell: paintBell,
  lantern: paintLantern,
};

/** Paints a goal at a position. A burst or fallen goal shows only its check mark. */
export function paintGoal(pen: Pen, item: Item, x: number, y: number, look: GoalAppearance): void {
  const hasLeftRange = look.isDone && (item.kind === 'balloon' || item.kind === 'apple');
  const size = item.kind === 'bell' ? item.w / 26 : 1;
  if (!hasLeftRange) paintAt(pen, x, y, () => PAINTERS[item.kind]?.(pen, item, look), look.lean, size);
  if (!look.isDone || (hasLeftRange && item.motion)) return;
  if (hasLeftRange) pen.globalAlpha = 0.8;
  paintTick(
    pen,
    hasLeftRange ? x : x + (item.kind === 'lantern' ? 27 : 10),
    hasLeftRange ? y : y - item.h - 12,
  );
  pen.globalAlpha = 1;
}
