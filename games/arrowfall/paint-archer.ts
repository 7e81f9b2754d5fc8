/** Paints the archer, the bow, and arrows in flight and at rest. */
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
import type { WorldKey } from './types';

export interface ArcherPose {
  stand: number;
  /** The angle of the bow in radians, upward. */
  angle: number;
  /** The drawn fraction of the bow, from 0 (undrawn) to 1. */
  drawFraction: number;
  /** The amplitude of the tremble when the bow is fully drawn, in units. */
  tremble: number;
  arrowsLeft: number;
  hasArrow: boolean;
  isBurning: boolean;
  world: WorldKey;
}

const SHOULDER_X = 98;
const SHAFT = 62;

/** Paints an arrow with its tip at the pen's origin, pointing right. */
function paintShaft(pen: Pen, world: WorldKey): void {
  paintLine(pen, [-SHAFT, 0, -6, 0], INK, 7);
  paintLine(pen, [-SHAFT, 0, -6, 0], '#E8C690', 3.6);
  paintShape(pen, 'M2 0L-13 -6L-10 0L-13 6Z', '#DCE4EE', INK, 2);
  const feather = world === 'fair' ? '#E2503A' : '#F6E6C4';
  paintShape(
    pen,
    `M${-SHAFT + 16} 0L${-SHAFT + 8} -8H${-SHAFT - 7}L${-SHAFT} 0L${-SHAFT - 7} 8H${-SHAFT + 8}Z`,
    feather,
    INK,
    2,
  );
}

function paintFlame(pen: Pen): void {
  paintGlow(pen, -4, 0, 42, '255,170,70');
  paintShape(pen, 'M6 0Q2 -12 -12 -11Q-20 -12 -34 -4Q-24 -2 -30 4Q-18 6 -12 10Q2 12 6 0Z', '#E2503A');
  paintShape(pen, 'M4 0Q0 -7 -10 -6Q-18 -6 -22 0Q-14 6 -8 6Q2 7 4 0Z', '#FFC65A');
}

/** Paints an arrow with its tip at a point, along a direction. */
export function paintArrow(
  pen: Pen,
  tip: { x: number; y: number; vx: number; vy: number; isBurning: boolean },
  world: WorldKey,
  tremble = 0,
): void {
  paintAt(
    pen,
    tip.x,
    tip.y,
    () => {
      paintShaft(pen, world);
      if (tip.isBurning) paintFlame(pen);
    },
    Math.atan2(tip.vy, tip.vx) + tremble,
  );
}

const COATS = { fair: ['#A8402E', '#7C2A22'], harbour: ['#2E5C8A', '#1D3E66'] } as const;

function paintBody(pen: Pen, world: WorldKey, arrowsLeft: number): void {
  const [coat, shade] = COATS[world];
  paintLine(pen, [94, 52, 82, 106], '#33283C', 15);
  paintLine(pen, [100, 52, 116, 106], '#453650', 15);
  paintBox(pen, 72, 100, 22, 12, INK, 5);
  paintBox(pen, 108, 100, 24, 12, INK, 5);
  paintAt(
    pen,
    74,
    18,
    () => {
      for (let i = 0; i < Math.min(arrowsLeft, 6); i++) {
        paintLine(pen, [-7 + i * 3, -26, -8 + i * 3.4, -40], '#E8C690', 2.6);
        paintLine(pen, [-8 + i * 3.4, -36, -8 + i * 3.4, -46], '#F6E6C4', 4.5);
      }
      paintBox(pen, -10, -28, 20, 58, '#6B4426', 6);
      paintLine(pen, [-9, -18, 9, -18], '#BD8A54', 3.5);
    },
    -0.34,
  );
  paintShape(pen, 'M80 -12Q97 -25 114 -11Q120 26 116 62Q98 72 78 62Q74 24 80 -12Z', coat, INK, 3.5);
  paintShape(pen, 'M80 -12Q88 -20 94 -19Q84 20 92 67Q84 66 78 62Q74 24 80 -12Z', shade);
  paintLine(pen, [79, 40, 116, 40], '#3F2010', 6);
  paintBox(pen, 98, 35, 10, 10, '#F6B23E', 2);
}

function paintHead(pen: Pen, world: WorldKey): void {
  paintDisc(pen, 103, -34, 17, INK);
  paintDisc(pen, 103, -34, 14.5, '#E9B98C');
  paintShape(pen, 'M88 -34Q86 -50 100 -50L96 -30Q96 -22 100 -20Q90 -20 88 -34Z', '#4A2A1C');
  paintDisc(pen, 110, -36, 2, INK);
  if (world === 'harbour') {
    paintShape(pen, 'M85 -42Q86 -62 104 -60Q121 -58 120 -43Q102 -50 85 -42Z', '#23304F', INK, 3);
    return paintLine(pen, [88, -43, 118, -44], '#F6B23E', 3.5);
  }
  paintShape(pen, 'M82 -40L128 -47Q112 -66 92 -60Q84 -54 82 -40Z', '#3F6B34', INK, 3);
  paintShape(pen, 'M92 -56Q76 -66 72 -82Q90 -78 97 -58Z', '#F6B23E', INK, 2.5);
}

function paintBow(pen: Pen, { drawFraction: draw, tremble, hasArrow, isBurning, world }: ArcherPose): void {
  const [coat] = COATS[world];
  const tipX = 22 - 15 * draw;
  const tipY = 66 - 9 * draw;
  const nock = 17 - 40 * draw + tremble;
  paintLine(pen, [-4, 6, -20 - 12 * draw, 12 - 6 * draw, nock, 1], INK, 15);
  paintLine(pen, [-4, 6, -20 - 12 * draw, 12 - 6 * draw, nock, 1], coat, 10);
  paintLine(pen, [tipX, -tipY, nock, 0, tipX, tipY], '#FFF6E2', 2.2);
  if (hasArrow) {
    paintAt(pen, nock + SHAFT + 5, 0, () => {
      paintShaft(pen, world);
      if (isBurning) paintFlame(pen);
    });
  }
  const limb = `M${tipX} ${-tipY}Q${34} ${-tipY * 0.62} 32 0Q34 ${tipY * 0.62} ${tipX} ${tipY}`;
  pen.lineCap = 'round';
  for (const [color, width] of [
    [INK, 9.5],
    ['#8A4E22', 6],
    ['#C98A4A', 2.2],
  ] as const) {
    pen.strokeStyle = color;
    pen.lineWidth = width;
    pen.stroke(new Path2D(limb));
  }
  paintLine(pen, [0, 2, 28, 2], INK, 15);
  paintLine(pen, [0, 2, 26, 2], coat, 10);
  paintDisc(pen, 31, 1, 8, INK);
  paintDisc(pen, 31, 1, 6, '#E9B98C');
  paintDisc(pen, nock, 1, 7, INK);
  paintDisc(pen, nock, 1, 5, '#E9B98C');
  paintOval(pen, 31, -9, 4, 4, '#6B4426');
}

/** Paints the archer on the platform. */
export function paintArcher(pen: Pen, pose: ArcherPose): void {
  paintAt(pen, 0, pose.stand, () => paintBody(pen, pose.world, pose.arrowsLeft - (pose.hasArrow ? 1 : 0)));
  paintAt(pen, 0, pose.stand, () => paintHead(pen, pose.world));
  paintAt(pen, SHOULDER_X, pose.stand, () => paintBow(pen, pose), -pose.angle);
}
