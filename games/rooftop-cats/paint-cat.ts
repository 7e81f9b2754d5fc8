/**
 * Paints the cat like cut paper from a pose. Lengths are in dots, its paws are at the origin, and its nose points
 * right.
 */
import { paintBell, paintHead, type CatColors, catColorsOf, paintLeg, type Pose, tailOf } from './cat-parts';
import { PLAIN } from './palette';
import type { Context } from './picture';

function paintSitting(pen: Context, pose: Pose, inks: CatColors, isContrast: boolean): void {
  const swing = Math.sin(pose.tail * 2 * Math.PI) * 5;
  pen.strokeStyle = inks.body;
  pen.lineWidth = 7;
  pen.beginPath();
  pen.moveTo(-14, -5);
  pen.bezierCurveTo(-34, -4, -38 + swing, -22, -28 + swing, -32);
  pen.stroke();
  pen.fillStyle = inks.body;
  pen.beginPath();
  pen.moveTo(-19, 0);
  pen.bezierCurveTo(-24, -22, -14, -36, 0, -40);
  pen.lineTo(14, -34);
  pen.bezierCurveTo(18, -22, 19, -10, 19, 0);
  pen.closePath();
  pen.fill();
  if (isContrast) pen.stroke();
  paintHead(pen, 8, -44, inks, isContrast);
  pen.strokeStyle = inks.collar;
  pen.lineWidth = 4;
  pen.beginPath();
  pen.moveTo(-2, -35);
  pen.lineTo(14, -33);
  pen.stroke();
  paintBell(pen, 10, -29, inks);
}

function paintRunning(pen: Context, pose: Pose, inks: CatColors, isContrast: boolean): void {
  const { stride, crouch, leap } = pose;
  const turn = stride * 2 * Math.PI;
  const low = crouch * 13;
  const bob = leap === 0 ? Math.sin(turn) * 1.8 : 0;
  const reach = 22 - low * 0.7;
  const swingOf = (offset: number, angle: number) =>
    leap > 0
      ? angle * 1.15 * leap
      : leap < 0
        ? angle * 0.35 + 0.25
        : crouch > 0.4
          ? angle * 1.1
          : Math.sin(turn + offset) * 0.95;
  const hip = [-17, -19 + low + bob] as const;
  const chest = [15, -19 + low - bob] as const;
  tailOf(pen, hip[0] - 6, hip[1] - 6, pose, inks.body);
  paintLeg(pen, hip[0] + 4, hip[1], swingOf(2.5, -1), reach, 7, inks.far);
  paintLeg(pen, chest[0] - 1, chest[1], swingOf(0.7, 1), reach - 1, 6.5, inks.far);
  pen.fillStyle = inks.body;
  pen.strokeStyle = isContrast ? PLAIN.night : inks.body;
  pen.lineWidth = isContrast ? 2 : 1;
  const stretch = leap > 0 ? 3 : crouch * 4 + (leap === 0 ? Math.sin(turn) * 2.4 : 0);
  pen.beginPath();
  pen.moveTo(hip[0] - 9 - stretch * 0.5, hip[1] + 1);
  pen.bezierCurveTo(hip[0] - 9 - stretch, hip[1] - 15, hip[0] + 8, hip[1] - 15, 0, hip[1] - 11);
  pen.bezierCurveTo(9, chest[1] - 11, 19 + stretch, chest[1] - 17, 24 + stretch, chest[1] - 8);
  pen.bezierCurveTo(25 + stretch, chest[1] + 7, 12, chest[1] + 9, 2, hip[1] + 6);
  pen.bezierCurveTo(-8, hip[1] + 8, hip[0] - 6, hip[1] + 13, hip[0] - 9 - stretch * 0.5, hip[1] + 1);
  pen.fill();
  if (isContrast) pen.stroke();
  paintLeg(pen, hip[0], hip[1] + 1, swingOf(3.3, -1.15), reach, 7.5, inks.body);
  paintLeg(pen, chest[0] + 3 + stretch, chest[1] + 1, swingOf(0, 1.2), reach - 1, 7, inks.body);
  const headX = 27 + stretch;
  const headY = chest[1] - 13 + crouch * 6;
  pen.strokeStyle = isContrast ? PLAIN.night : inks.body;
  pen.lineWidth = isContrast ? 2 : 1;
  paintHead(pen, headX, headY, inks, isContrast);
  if (!isContrast) {
    pen.strokeStyle = inks.rim;
    pen.lineWidth = 2.2;
    pen.globalAlpha = 0.85;
    pen.beginPath();
    pen.moveTo(hip[0] - 8 - stretch * 0.6, hip[1] - 4);
    pen.bezierCurveTo(hip[0] - 6 - stretch, hip[1] - 14.5, hip[0] + 8, hip[1] - 14.5, 0, hip[1] - 11);
    pen.quadraticCurveTo(8, chest[1] - 11, 14 + stretch, chest[1] - 15);
    pen.moveTo(headX - 9.5, headY - 18);
    pen.lineTo(headX - 1, headY - 11.5);
    pen.lineTo(headX + 4.5, headY - 11.5);
    pen.lineTo(headX + 11, headY - 17.5);
    pen.stroke();
    pen.globalAlpha = 1;
  }
  pen.strokeStyle = inks.collar;
  pen.lineWidth = 4;
  pen.beginPath();
  pen.moveTo(headX - 10, headY + 7);
  pen.quadraticCurveTo(headX - 4, headY + 12, headX + 3, headY + 11.5);
  pen.stroke();
  paintBell(pen, headX - 1, headY + 15, inks);
}

/** Paints the cat at a point in the pen's units. */
export function paintCat(pen: Context, x: number, y: number, pose: Pose, isContrast: boolean): void {
  const inks = catColorsOf(isContrast, pose.isLit);
  pen.save();
  pen.translate(x, y);
  pen.scale(Math.sqrt(pose.squash), 1 / Math.sqrt(pose.squash));
  if (pose.tilt) {
    pen.translate(0, -20);
    pen.rotate(pose.tilt);
    pen.translate(0, 20);
  }
  pen.lineCap = pen.lineJoin = 'round';
  pen.strokeStyle = isContrast ? PLAIN.night : inks.body;
  if (pose.isSitting) paintSitting(pen, pose, inks, isContrast);
  else paintRunning(pen, pose, inks, isContrast);
  pen.restore();
}
