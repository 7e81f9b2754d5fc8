/** Paints the changing parts of the table: the aim, the cue, the potted balls. */
import type { AimLine } from './aim';
import { LENGTH, STRENGTHS, WIDTH } from './config';
import type { BallLook } from './paint-ball';
import { GROOVE_OFFSET, GROOVE_BALL_DIAMETER } from './paint-table';
import type { Pen, Stage } from './stage';
import { UPRIGHT } from './turning';
import type { InHand, BallPositions, Point, Side } from './types';
import { HEAD_STRING } from './table';

const FULL_CIRCLE = 2 * Math.PI;
const AIM = '#fff4d0';
const DARK = 'rgba(3,14,12,.6)';

function strokePath(pen: Pen, points: readonly Point[], dash: number[], width: number, color: string): void {
  if (points.length < 2) return;
  pen.strokeStyle = color;
  pen.lineWidth = width;
  pen.setLineDash(dash);
  pen.beginPath();
  points.forEach(([x, y], i) => (i ? pen.lineTo(x, y) : pen.moveTo(x, y)));
  pen.stroke();
  pen.setLineDash([]);
}

/**
 * Paints the line to the cue ball's position at the contact, and the start of both balls' paths. Crosses out a ball
 * that may not be hit first.
 */
export function paintAim(pen: Pen, line: AimLine, isAllowed: boolean): void {
  pen.lineCap = 'round';
  const { path, ghost, cue, ball } = line;
  for (const [color, more] of [
    [DARK, 0.1],
    [AIM, 0],
  ] as const) {
    strokePath(pen, path, [0.02, 0.3], 0.09 + more, color);
    strokePath(pen, cue, [0.16, 0.2], 0.07 + more, color);
    if (isAllowed) strokePath(pen, ball, [], 0.1 + more, color);
  }
  if (!ghost) return;
  pen.strokeStyle = isAllowed ? AIM : '#ff9387';
  pen.lineWidth = 0.08;
  pen.beginPath();
  pen.arc(ghost[0], ghost[1], 0.46, 0, FULL_CIRCLE);
  if (!isAllowed) {
    pen.moveTo(ghost[0] - 0.24, ghost[1] - 0.24);
    pen.lineTo(ghost[0] + 0.24, ghost[1] + 0.24);
    pen.moveTo(ghost[0] + 0.24, ghost[1] - 0.24);
    pen.lineTo(ghost[0] - 0.24, ghost[1] + 0.24);
  }
  pen.stroke();
}

/** Paints a thin ring around every ball that may be hit first, unless any ball may be. */
export function paintTargets(pen: Pen, ballPositions: BallPositions, targets: readonly number[]): void {
  pen.strokeStyle = 'rgba(255,244,208,.75)';
  pen.lineWidth = 0.06;
  for (const ball of targets) {
    const ballPosition = ballPositions[ball];
    if (!ballPosition) continue;
    pen.beginPath();
    pen.arc(ballPosition[0], ballPosition[1], 0.58, 0, FULL_CIRCLE);
    pen.stroke();
  }
}

const CUE_LENGTH = 12;

/** Paints the cue behind the ball. The stronger the stroke, the further the cue is drawn back. */
export function paintCue(pen: Pen, [x, y]: Point, [wx, wy]: Point, strength: number, isPlain: boolean): void {
  const back = 0.75 + (strength / STRENGTHS) * 2.6;
  const at = (distance: number): Point => [x - wx * (back + distance), y - wy * (back + distance)];
  const paintCuePiece = (from: number, to: number, half: number, halfTo: number, color: string) => {
    const [fx, fy] = at(from);
    const [tx, ty] = at(to);
    pen.fillStyle = color;
    pen.beginPath();
    pen.moveTo(fx - wy * half, fy + wx * half);
    pen.lineTo(tx - wy * halfTo, ty + wx * halfTo);
    pen.lineTo(tx + wy * halfTo, ty - wx * halfTo);
    pen.lineTo(fx + wy * half, fy - wx * half);
    pen.fill();
  };
  if (!isPlain) {
    pen.save();
    pen.translate(0.16, 0.3);
    paintCuePiece(0, CUE_LENGTH, 0.1, 0.24, 'rgba(0,8,6,.35)');
    pen.restore();
  }
  paintCuePiece(0, CUE_LENGTH, 0.09, 0.24, isPlain ? '#fff' : '#e8c48c');
  paintCuePiece(CUE_LENGTH * 0.6, CUE_LENGTH, 0.18, 0.24, isPlain ? '#ffd23f' : '#4a2414');
  paintCuePiece(CUE_LENGTH * 0.58, CUE_LENGTH * 0.6, 0.18, 0.18, '#ffb534');
  paintCuePiece(0, 0.2, 0.09, 0.09, '#2a62d0');
}

/** Paints the area where the cue ball may be placed, and a ring around it. */
export function paintInHand(pen: Pen, [x, y]: Point, inHand: InHand): void {
  const top = inHand === 'kitchen' ? HEAD_STRING : 0;
  pen.fillStyle = 'rgba(255,244,208,.07)';
  pen.fillRect(0.5, Math.max(0.5, top), WIDTH - 1, LENGTH - Math.max(0.5, top) - 0.5);
  pen.strokeStyle = AIM;
  pen.lineWidth = 0.08;
  pen.setLineDash([0.24, 0.2]);
  pen.beginPath();
  pen.arc(x, y, 0.78, 0, FULL_CIRCLE);
  pen.stroke();
  pen.setLineDash([]);
}

/**
 * Paints each side's potted balls in the grooves. The player's balls are below a horizontal table, or on the left of a
 * vertical one.
 */
export function paintTrays(
  pen: Pen,
  stage: Stage,
  look: BallLook,
  trays: Readonly<Record<Side, readonly number[]>>,
): void {
  for (const [side, balls] of Object.entries(trays) as [Side, readonly number[]][])
    balls.forEach((ball, i) => {
      // The groove has two halves with the middle pocket between them.
      const half = i < 12 ? i : 12 + ((i - 12) % 12);
      const distance =
        half < 12
          ? LENGTH - 2.0 - half * GROOVE_BALL_DIAMETER
          : LENGTH / 2 - 2.0 - (half - 12) * GROOVE_BALL_DIAMETER;
      const [x, y] = stage.toScreen(
        (side === 'you') !== stage.isTurned ? -GROOVE_OFFSET : WIDTH + GROOVE_OFFSET,
        distance,
      );
      look.paint(pen, ball, x, y, UPRIGHT, GROOVE_BALL_DIAMETER);
    });
}
