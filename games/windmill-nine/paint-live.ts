/** Paints the moving parts of a hole: sails, clock hands, gates and skylights, the flag, the ball, the aim. */
import type { AimLine } from './aim';
import { BALL, CIRCLE, STRENGTHS } from './config';
import { HALF_ARM_THICKNESS, middleOf } from './movers';
import { paintOnIce } from './paint-canal';
import type { Ground } from './paint-ground';
import { BALL_COLORS } from './palette';
import { paintDisc, paintGlow, ring, type Pen } from './pens';
import type { Mover, Point } from './types';

type Arms = Mover & { kind: 'arms' };
type Box = Mover & { kind: 'box' };

/** Paints the face of a clock, which is below its hands and the ball. */
export function paintFace(pen: Pen, { hole, course, colors }: Ground): void {
  const hand = hole.movers.find(
    (mover): mover is Arms => mover.kind === 'arms' && mover.lengths.length === 1,
  );
  if (!hand || course !== 'rooftops') return;
  paintDisc(pen, hand.x, hand.y, 3.75, colors.glow ? '#f6dfa8' : '#000');
  ring(pen, hand.x, hand.y, 3.68, colors.glow ? '#5b2418' : '#fff', 0.14);
  for (let i = 0; i < 12; i++) {
    pen.save();
    pen.translate(hand.x, hand.y);
    pen.rotate((i * Math.PI) / 6);
    pen.fillStyle = colors.glow ? '#7a3a20' : '#fff';
    pen.fillRect(-0.07, -3.5, 0.14, i % 3 ? 0.35 : 0.7);
    pen.restore();
  }
}

export function paintMovers(pen: Pen, ground: Ground, step: number): void {
  for (const mover of ground.hole.movers)
    if (mover.kind === 'arms') paintArms(pen, mover, ground, step);
    else paintBox(pen, mover, ground, step);
}

function paintArms(pen: Pen, arms: Arms, { course, colors, stage }: Ground, step: number): void {
  const count = arms.lengths.length;
  const [dx, dy] = stage.down;
  for (const isShade of [true, false])
    arms.lengths.forEach((length, i) => {
      pen.save();
      pen.translate(arms.x + (isShade ? dx * 0.22 : 0), arms.y + (isShade ? dy * 0.22 : 0));
      pen.rotate(((arms.start + step * arms.turn) / CIRCLE + i / count) * 2 * Math.PI);
      if (isShade) {
        pen.fillStyle = colors.shade;
        pen.fillRect(-HALF_ARM_THICKNESS, -length - HALF_ARM_THICKNESS, HALF_ARM_THICKNESS * 2, length);
      } else if (count === 4) paintSail(pen, length, !!colors.glow);
      else if (count === 2) paintVane(pen, length, i === 0, !!colors.glow);
      else paintBar(pen, length, colors.glow ? '#2a1410' : '#ffd23f', colors.glow ? '#8a4e2e' : '#000');
      pen.restore();
    });
  if (course === 'garden') paintMill(pen, arms, !!colors.glow);
  else {
    paintDisc(pen, arms.x, arms.y, arms.hub, '#2a1410');
    ring(pen, arms.x, arms.y, arms.hub * 0.8, '#ffb534', 0.09);
    paintDisc(pen, arms.x, arms.y, arms.hub * 0.35, '#ffb534');
  }
}

function paintBar(pen: Pen, length: number, color: string, edge: string): void {
  pen.fillStyle = color;
  pen.strokeStyle = edge;
  pen.lineWidth = 0.06;
  pen.beginPath();
  pen.roundRect(
    -HALF_ARM_THICKNESS,
    -length - HALF_ARM_THICKNESS,
    HALF_ARM_THICKNESS * 2,
    length + HALF_ARM_THICKNESS,
    HALF_ARM_THICKNESS,
  );
  pen.fill();
  pen.stroke();
}

/** Paints a sail. Only its spar is an obstacle for the ball; the cloth next to it is above the ground. */
function paintSail(pen: Pen, length: number, isLit: boolean): void {
  pen.globalAlpha = 0.82;
  pen.fillStyle = isLit ? '#f6b23e' : '#000';
  pen.fillRect(HALF_ARM_THICKNESS, -length, 0.62, length - 1.05);
  pen.globalAlpha = 1;
  pen.strokeStyle = isLit ? '#8a4e12' : '#fff';
  pen.lineWidth = 0.055;
  pen.beginPath();
  pen.rect(HALF_ARM_THICKNESS, -length, 0.62, length - 1.05);
  for (let y = -length + 0.5; y < -1.1; y += 0.5) {
    pen.moveTo(HALF_ARM_THICKNESS, y);
    pen.lineTo(HALF_ARM_THICKNESS + 0.62, y);
  }
  pen.moveTo(HALF_ARM_THICKNESS + 0.31, -length);
  pen.lineTo(HALF_ARM_THICKNESS + 0.31, -1.05);
  pen.stroke();
  paintBar(pen, length, isLit ? '#5b2418' : '#ffd23f', isLit ? '#2e0f08' : '#fff');
}

function paintVane(pen: Pen, length: number, isHead: boolean, isLit: boolean): void {
  paintBar(pen, length, isLit ? '#e0a22e' : '#ffd23f', isLit ? '#6b3d08' : '#000');
  pen.fillStyle = isLit ? '#ffc861' : '#ffd23f';
  pen.beginPath();
  if (isHead) {
    pen.moveTo(0, -length - 0.3);
    pen.lineTo(0.34, -length + 0.42);
    pen.lineTo(-0.34, -length + 0.42);
  } else {
    pen.moveTo(0, -length + 0.5);
    pen.lineTo(0.4, -length - 0.15);
    pen.lineTo(0, -length);
    pen.lineTo(-0.4, -length - 0.15);
  }
  pen.fill();
}

/** Paints the cap of the mill from above. */
function paintMill(pen: Pen, { x, y, hub }: Arms, isLit: boolean): void {
  paintDisc(pen, x, y, hub, isLit ? '#94301f' : '#000');
  for (let i = 0; i < 8; i++) {
    pen.fillStyle = isLit ? (i % 2 ? '#c8452f' : '#b03a27') : i % 2 ? '#fff' : '#000';
    pen.beginPath();
    pen.moveTo(x, y);
    pen.arc(x, y, hub * 0.93, (i * Math.PI) / 4, ((i + 1) * Math.PI) / 4);
    pen.fill();
  }
  ring(pen, x, y, hub * 0.93, isLit ? '#5b2418' : '#fff', 0.09);
  paintDisc(pen, x, y, hub * 0.27, '#5b2418');
  paintDisc(pen, x, y, hub * 0.15, '#ffc24a');
}

function paintBox(pen: Pen, box: Box, { course, colors, stage }: Ground, step: number): void {
  const [x, y] = middleOf(box, step);
  const [left, top] = [x - box.width / 2, y - box.height / 2];
  const [dx, dy] = stage.down;
  const isLit = !!colors.glow;
  pen.strokeStyle = colors.shade;
  pen.lineWidth = 0.1;
  pen.beginPath();
  pen.moveTo(box.from[0] - box.width / 2, box.from[1]);
  pen.lineTo(box.to[0] + box.width / 2, box.to[1]);
  pen.stroke();
  pen.fillStyle = colors.shade;
  pen.fillRect(left + dx * 0.22, top + dy * 0.22, box.width, box.height);
  if (course === 'canal') return paintOnIce(pen, box, x, y, isLit);
  const isGlass = course === 'rooftops';
  pen.fillStyle = isLit ? (isGlass ? '#ffd98c' : '#8a4e2a') : '#000';
  pen.fillRect(left, top, box.width, box.height);
  pen.strokeStyle = isLit ? (isGlass ? '#39426b' : '#e0a86a') : '#ffd23f';
  pen.lineWidth = isGlass ? 0.16 : 0.09;
  pen.strokeRect(left + 0.06, top + 0.06, box.width - 0.12, box.height - 0.12);
  pen.lineWidth = 0.08;
  pen.beginPath();
  const bars = isGlass ? 3 : Math.round(box.width / 0.5);
  for (let i = 1; i < bars; i++) {
    pen.moveTo(left + (box.width * i) / bars, top + 0.06);
    pen.lineTo(left + (box.width * i) / bars, top + box.height - 0.06);
  }
  if (isGlass) {
    pen.moveTo(left, y);
    pen.lineTo(left + box.width, y);
  }
  pen.stroke();
  if (isGlass && isLit) paintGlow(pen, x, y, 1.9, '255,214,130', 0.3);
}

/** Paints the flag, which leans aside while the ball is near. */
export function paintFlag(pen: Pen, { hole, stage, colors }: Ground, isNear: boolean): void {
  pen.globalAlpha = isNear ? 0.35 : 1;
  stage.upright(pen, hole.cup[0], hole.cup[1], () => {
    pen.strokeStyle = '#fff6e4';
    pen.lineWidth = 0.1;
    pen.lineCap = 'round';
    pen.beginPath();
    pen.moveTo(0, 0);
    pen.lineTo(0, -1.75);
    pen.stroke();
    pen.fillStyle = colors.glow ? BALL_COLORS.flag : '#ffd23f';
    pen.beginPath();
    pen.moveTo(0.05, -1.78);
    pen.lineTo(1.05, -1.45);
    pen.lineTo(0.05, -1.1);
    pen.fill();
  });
  pen.globalAlpha = 1;
}

export function paintBall(
  pen: Pen,
  { stage }: Ground,
  x: number,
  y: number,
  height: number,
  scale = 1,
): void {
  const [dx, dy] = stage.down;
  const shadowOffset = height * 1.5;
  paintDisc(
    pen,
    x + dx * (0.1 + shadowOffset * 0.5),
    y + dy * (0.1 + shadowOffset * 0.5),
    BALL * scale,
    'rgba(2,10,14,.5)',
  );
  const r = BALL * scale * (1 + height * 0.55);
  const [bx, by] = [x - dx * shadowOffset * 0.35, y - dy * shadowOffset * 0.35];
  paintDisc(pen, bx, by, r, BALL_COLORS.dark);
  paintDisc(pen, bx - dx * r * 0.14, by - dy * r * 0.14, r * 0.85, BALL_COLORS.body);
}

/** Paints dots to the first wall and from there, and an arc around the ball that shows the strength. */
export function paintAim(pen: Pen, { points, bounce }: AimLine, ball: Point, strength: number): void {
  pen.lineCap = 'round';
  for (const [color, width] of [
    ['rgba(4,16,18,.55)', 0.19],
    [BALL_COLORS.aim, 0.11],
  ] as const) {
    pen.strokeStyle = color;
    pen.lineWidth = width;
    pen.setLineDash([0.02, 0.36]);
    pen.beginPath();
    points.forEach(([x, y], i) => (i ? pen.lineTo(x, y) : pen.moveTo(x, y)));
    pen.stroke();
    pen.setLineDash([]);
  }
  if (bounce) ring(pen, bounce[0], bounce[1], BALL, BALL_COLORS.aim, 0.06);
  const share = strength / STRENGTHS;
  const [fx, fy] = points[1] ?? ball;
  const start = Math.atan2(fy - ball[1], fx - ball[0]) + Math.PI;
  const sweep = (part: number) => {
    pen.beginPath();
    pen.arc(ball[0], ball[1], 0.52, start - Math.PI * part, start + Math.PI * part);
    pen.stroke();
  };
  pen.strokeStyle = 'rgba(4,16,18,.5)';
  pen.lineWidth = 0.2;
  sweep(1);
  pen.strokeStyle = share > 0.8 ? '#ff7a4a' : BALL_COLORS.strong;
  pen.lineWidth = 0.13;
  sweep(share);
}
