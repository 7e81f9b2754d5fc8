/** Draws the parts of the cat: legs, head, tail and the bell at its collar, depending on its pose and colors. */
import { CATS, PLAIN } from './palette';
import type { Context } from './picture';

export interface Pose {
  /** The phase of the stride, in turns. */
  stride: number;
  /** The rotation of the body. A negative one raises the head. */
  tilt: number;
  /** How low the cat crouches: 0 is standing, 1 is flat on its belly. */
  crouch: number;
  /** The width divided by the height. More than 1 is squashed. */
  squash: number;
  /** The position of the legs: 0 for running, 1 stretched out as in a leap, −1 down as in a fall. */
  leap: number;
  /** The phase of the tail's swing, in turns. */
  tail: number;
  isSitting: boolean;
  isLit: boolean;
}

export interface CatColors {
  body: string;
  far: string;
  rim: string;
  eye: string;
  collar: string;
  bell: string;
}

export const catColorsOf = (isContrast: boolean, isLit: boolean): CatColors =>
  isContrast
    ? {
        body: PLAIN.paper,
        far: PLAIN.dim,
        rim: PLAIN.paper,
        eye: PLAIN.night,
        collar: PLAIN.night,
        bell: isLit ? PLAIN.lit : PLAIN.dim,
      }
    : { ...CATS, bell: isLit ? CATS.bell : CATS.bellOut };

export function paintLeg(
  pen: Context,
  x: number,
  y: number,
  swing: number,
  length: number,
  width: number,
  color: string,
): void {
  const knee = [x + Math.sin(swing) * length * 0.42 - 2, y + Math.cos(swing) * length * 0.5] as const;
  const paw = [x + Math.sin(swing) * length, y + Math.cos(swing * 0.9) * length] as const;
  pen.strokeStyle = color;
  pen.lineWidth = width;
  pen.beginPath();
  pen.moveTo(x, y);
  pen.quadraticCurveTo(knee[0], knee[1], paw[0], paw[1]);
  pen.lineTo(paw[0] + 3.5, paw[1] + 0.5);
  pen.stroke();
}

export function paintHead(pen: Context, x: number, y: number, inks: CatColors, isContrast: boolean): void {
  pen.fillStyle = inks.body;
  pen.beginPath();
  pen.moveTo(x - 11, y - 2);
  pen.lineTo(x - 9.5, y - 19);
  pen.lineTo(x - 1, y - 11.5);
  pen.lineTo(x + 4.5, y - 11.5);
  pen.lineTo(x + 11, y - 18);
  pen.lineTo(x + 11.5, y - 4);
  pen.bezierCurveTo(x + 16, y + 1, x + 15, y + 8, x + 6, y + 9.5);
  pen.bezierCurveTo(x - 6, y + 11, x - 13, y + 6, x - 11, y - 2);
  pen.closePath();
  pen.fill();
  if (isContrast) pen.stroke();
  else {
    pen.fillStyle = CATS.ear;
    pen.beginPath();
    pen.moveTo(x - 7.5, y - 14.5);
    pen.lineTo(x - 3.5, y - 10.5);
    pen.lineTo(x - 8, y - 8);
    pen.fill();
  }
  pen.fillStyle = inks.eye;
  pen.beginPath();
  pen.ellipse(x + 5.5, y - 2.2, 3.1, 4, 0.1, 0, 7);
  pen.fill();
  pen.fillStyle = inks.body;
  pen.beginPath();
  pen.ellipse(x + 6.6, y - 2, 1.1, 3.2, 0.1, 0, 7);
  pen.fill();
}

export function tailOf(pen: Context, x: number, y: number, pose: Pose, color: string): void {
  const swing = Math.sin(pose.tail * 2 * Math.PI);
  const tailHeight = pose.leap > 0 ? 10 : pose.crouch * 8 - 18 + pose.leap * 14;
  pen.strokeStyle = color;
  pen.lineWidth = 6.5;
  pen.beginPath();
  pen.moveTo(x, y);
  pen.bezierCurveTo(
    x - 14,
    y + 4,
    x - 22,
    y + tailHeight * 0.5 + swing * 5,
    x - 31,
    y + tailHeight + swing * 8,
  );
  pen.stroke();
}

export function paintBell(pen: Context, x: number, y: number, { bell: color }: CatColors): void {
  pen.fillStyle = color;
  pen.beginPath();
  pen.arc(x, y, 4.4, 0, 7);
  pen.fill();
}
