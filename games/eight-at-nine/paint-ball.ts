/** Paints a ball from above: its color, its stripe, its number in any rotation. */
import { colorOf, INK, IVORY, type Palette } from './palette';
import type { Pen } from './stage';
import { rotateVector, UPRIGHT, type Turn } from './turning';

/** Half the width of a stripe, and the radius of the number's disc, relative to the ball's radius. */
const STRIPE = 0.56;
const DISC = 0.58;
const SIDES = 22;
const FULL_CIRCLE = 2 * Math.PI;

export interface BallLook {
  /** Paints a ball at a point in device pixels. */
  paint(pen: Pen, ball: number, x: number, y: number, turn: Turn, scale?: number): void;
  /** Paints the shadow of a ball. */
  shade(pen: Pen, x: number, y: number): void;
}

/** Returns a small canvas and its context, whose origin is the center. */
function makeSprite(half: number): { node: HTMLCanvasElement; pen: Pen } {
  const node = document.createElement('canvas');
  node.width = node.height = Math.ceil(half * 2);
  const pen = node.getContext('2d')!;
  pen.translate(node.width / 2, node.height / 2);
  return { node, pen };
}

/** Traces the cap beside a stripe around an axis. The hidden part of its outline follows the ball's rim. */
function traceCap(pen: Pen, [ax, ay, az]: readonly [number, number, number], r: number): void {
  const flat = Math.sqrt(ax * ax + ay * ay) || 1e-6;
  const [ux, uy] = [-ay / flat, ax / flat];
  const [vx, vy, vz] = [-uy * az, ux * az, ax * uy - ay * ux];
  const width = Math.sqrt(1 - STRIPE * STRIPE);
  pen.beginPath();
  for (let i = 0; i <= SIDES; i++) {
    const [c, s] = [Math.cos((i * FULL_CIRCLE) / SIDES) * width, Math.sin((i * FULL_CIRCLE) / SIDES) * width];
    let [x, y] = [ax * STRIPE + ux * c + vx * s, ay * STRIPE + uy * c + vy * s];
    if (az * STRIPE + vz * s < 0) {
      const length = Math.sqrt(x * x + y * y) || 1e-6;
      [x, y] = [x / length, y / length];
    }
    if (i) pen.lineTo(x * r, y * r);
    else pen.moveTo(x * r, y * r);
  }
  pen.fill();
}

/** Paints the disc with a ball's number. */
function makeFace(ball: number, r: number): HTMLCanvasElement {
  const half = r * DISC;
  const { node, pen } = makeSprite(half + 1);
  pen.fillStyle = IVORY;
  pen.beginPath();
  pen.arc(0, 0, half, 0, FULL_CIRCLE);
  pen.fill();
  pen.fillStyle = INK;
  pen.font = `700 ${r * (ball > 9 ? 0.78 : 0.92)}px "Hanken Grotesk Variable", sans-serif`;
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.fillText(String(ball), 0, r * 0.06);
  // Underlines 6 and 9, which would look the same upside down.
  if (ball === 6 || ball === 9) pen.fillRect(-r * 0.22, r * 0.4, r * 0.44, r * 0.07);
  return node;
}

function paintFace(pen: Pen, face: HTMLCanvasElement, turn: Turn, r: number): void {
  for (const side of [1, -1] as const) {
    const spot = rotateVector(turn, [0, 0, side]);
    if (spot[2] < 0.12) continue;
    const [rx, ry] = rotateVector(turn, [side, 0, 0]);
    const [dx, dy] = rotateVector(turn, [0, 1, 0]);
    pen.save();
    pen.transform(rx, ry, dx, dy, spot[0] * r * 0.98, spot[1] * r * 0.98);
    pen.drawImage(face, -face.width / 2, -face.height / 2);
    pen.restore();
  }
}

/** Paints a cross on a stone, a ball that must stay on the table. */
function paintCross(pen: Pen, r: number): void {
  pen.strokeStyle = '#2a3040';
  pen.lineWidth = r * 0.2;
  pen.lineCap = 'round';
  pen.beginPath();
  pen.moveTo(-r * 0.36, -r * 0.36);
  pen.lineTo(r * 0.36, r * 0.36);
  pen.moveTo(r * 0.36, -r * 0.36);
  pen.lineTo(-r * 0.36, r * 0.36);
  pen.stroke();
}

function makeShine(r: number): HTMLCanvasElement {
  const { node, pen } = makeSprite(r + 1);
  const shade = pen.createRadialGradient(-r * 0.3, -r * 0.36, r * 0.1, 0, 0, r * 1.05);
  shade.addColorStop(0, 'rgba(255,255,255,.32)');
  shade.addColorStop(0.4, 'rgba(255,255,255,0)');
  shade.addColorStop(0.72, 'rgba(0,0,0,.1)');
  shade.addColorStop(1, 'rgba(0,0,0,.52)');
  pen.fillStyle = shade;
  pen.beginPath();
  pen.arc(0, 0, r, 0, FULL_CIRCLE);
  pen.fill();
  pen.fillStyle = 'rgba(255,255,255,.85)';
  pen.beginPath();
  pen.ellipse(-r * 0.36, -r * 0.46, r * 0.2, r * 0.12, -0.6, 0, FULL_CIRCLE);
  pen.fill();
  return node;
}

function makeShadow(r: number, shade: string): HTMLCanvasElement {
  const { node, pen } = makeSprite(r * 1.4);
  pen.fillStyle = shade;
  pen.beginPath();
  pen.ellipse(r * 0.16, r * 0.3, r * 1.05, r * 0.98, 0, 0, FULL_CIRCLE);
  pen.fill();
  return node;
}

/** Creates the balls of a size and caches their appearance at rest. `r` is in device pixels. */
export function createBallLook(
  r: number,
  { shade, ballEdge }: Pick<Palette, 'shade' | 'ballEdge'>,
): BallLook {
  const shine = ballEdge ? null : makeShine(r);
  const shadow = makeShadow(r, shade);
  const cache = new Map<number, HTMLCanvasElement>();
  const faces = new Map<number, HTMLCanvasElement>();
  const faceOf = (ball: number) => {
    if (!faces.has(ball)) faces.set(ball, makeFace(ball, r));
    return faces.get(ball)!;
  };

  const paintBody = (pen: Pen, ball: number, turn: Turn) => {
    pen.fillStyle = colorOf(ball);
    pen.beginPath();
    pen.arc(0, 0, r, 0, FULL_CIRCLE);
    pen.fill();
    if (ball > 8 && ball < 16) {
      const axis = rotateVector(turn, [0, 1, 0]);
      pen.fillStyle = IVORY;
      traceCap(pen, axis, r);
      traceCap(pen, [-axis[0], -axis[1], -axis[2]], r);
    }
    if (ball > 15) paintCross(pen, r);
    else if (ball > 0) paintFace(pen, faceOf(ball), turn, r);
    if (shine) pen.drawImage(shine, -shine.width / 2, -shine.height / 2);
    if (!ballEdge) return;
    pen.strokeStyle = ballEdge;
    pen.lineWidth = Math.max(1, r * 0.1);
    pen.beginPath();
    pen.arc(0, 0, r - pen.lineWidth / 2, 0, FULL_CIRCLE);
    pen.stroke();
  };
  const cached = (ball: number): HTMLCanvasElement => {
    const cachedFace = cache.get(ball);
    if (cachedFace) return cachedFace;
    const { node, pen } = makeSprite(r + 2);
    paintBody(pen, ball, UPRIGHT);
    cache.set(ball, node);
    return node;
  };
  return {
    shade: (pen, x, y) => pen.drawImage(shadow, x - shadow.width / 2, y - shadow.height / 2),
    paint(pen, ball, x, y, turn, scale = 1) {
      if (turn === UPRIGHT) {
        const node = cached(ball);
        const size = node.width * scale;
        pen.drawImage(node, x - size / 2, y - size / 2, size, size);
        return;
      }
      pen.save();
      pen.translate(x, y);
      if (scale !== 1) pen.scale(scale, scale);
      paintBody(pen, ball, turn);
      pen.restore();
    },
  };
}
