/** Draws the objects on a board besides embers (crates, lanterns, kettles, chains) in a box from −1 to 1. */
import { COPPER, HEARTH, IRON, PLAIN, WOOD } from './palette';

type Pen = CanvasRenderingContext2D;

const paintBox = (
  pen: Pen,
  x: number,
  y: number,
  width: number,
  height: number,
  color: string,
  radius = 0,
) => {
  pen.fillStyle = color;
  pen.beginPath();
  pen.roundRect(x, y, width, height, radius);
  pen.fill();
};

const paintLine = (
  pen: Pen,
  points: readonly (readonly [number, number])[],
  color: string,
  width: number,
) => {
  pen.strokeStyle = color;
  pen.lineWidth = width;
  pen.beginPath();
  for (const [x, y] of points) pen.lineTo(x, y);
  pen.stroke();
};

/** Draws a crate; a crate that withstands a second hit has an iron brace. */
export function drawCrate(pen: Pen, blows: number, isPlain: boolean): void {
  paintBox(pen, -0.84, -0.74, 1.68, 1.68, 'rgba(0,0,0,.38)', 0.1);
  paintBox(pen, -0.84, -0.84, 1.68, 1.68, isPlain ? PLAIN.ground : WOOD.dark, 0.1);
  if (!isPlain) {
    for (let i = 0; i < 4; i++)
      paintBox(pen, -0.72, -0.72 + i * 0.365, 1.44, 0.33, i % 2 ? WOOD.body : '#A96C3A', 0.04);
    paintBox(pen, 0.2, -0.72, 0.52, 1.44, 'rgba(30,12,4,.22)');
  }
  paintLine(
    pen,
    [
      [-0.66, 0.66],
      [0.66, -0.66],
    ],
    isPlain ? PLAIN.paper : WOOD.dark,
    0.3,
  );
  paintLine(
    pen,
    [
      [-0.66, 0.66],
      [0.66, -0.66],
    ],
    isPlain ? PLAIN.ground : WOOD.light,
    0.2,
  );
  pen.strokeStyle = isPlain ? PLAIN.paper : WOOD.light;
  pen.lineWidth = 0.14;
  pen.strokeRect(-0.74, -0.74, 1.48, 1.48);
  if (blows < 2) return;
  for (const y of [-0.42, 0.42]) {
    paintBox(pen, -0.86, y - 0.13, 1.72, 0.26, isPlain ? PLAIN.paper : IRON.body, 0.05);
    if (!isPlain) paintBox(pen, -0.86, y - 0.13, 1.72, 0.09, IRON.light, 0.04);
    for (const x of [-0.66, 0.66])
      paintBox(pen, x - 0.06, y - 0.06, 0.12, 0.12, isPlain ? PLAIN.ground : IRON.dark, 0.06);
  }
}

/** Draws a lantern in the shape of the brand's arch, dark or lit. */
export function drawLantern(pen: Pen, isLit: boolean, isPlain: boolean): void {
  const metal = isPlain ? PLAIN.paper : isLit ? '#8A5A1E' : IRON.body;
  paintLine(
    pen,
    [
      [-0.16, -0.84],
      [0, -0.95],
      [0.16, -0.84],
    ],
    metal,
    0.12,
  );
  pen.fillStyle = isPlain ? PLAIN.ground : isLit ? '#FFC65A' : '#22305C';
  pen.strokeStyle = metal;
  pen.lineWidth = 0.14;
  pen.beginPath();
  pen.moveTo(-0.56, 0.66);
  pen.lineTo(-0.56, -0.16);
  pen.bezierCurveTo(-0.56, -0.62, -0.3, -0.8, 0, -0.8);
  pen.bezierCurveTo(0.3, -0.8, 0.56, -0.62, 0.56, -0.16);
  pen.lineTo(0.56, 0.66);
  pen.closePath();
  pen.fill();
  if (!isPlain) {
    pen.save();
    pen.clip();
    paintBox(pen, 0.14, -0.9, 0.6, 1.7, isLit ? 'rgba(190,96,10,.4)' : 'rgba(0,0,0,.35)');
    pen.restore();
  }
  pen.stroke();
  paintBox(pen, -0.68, 0.6, 1.36, 0.24, metal, 0.06);
  if (isLit) {
    pen.fillStyle = isPlain ? PLAIN.lit : '#FFF8E2';
    pen.beginPath();
    pen.moveTo(0, -0.5);
    pen.bezierCurveTo(0.12, -0.16, 0.34, 0.02, 0.3, 0.3);
    pen.bezierCurveTo(0.26, 0.52, -0.26, 0.52, -0.3, 0.3);
    pen.bezierCurveTo(-0.34, 0.02, -0.12, -0.16, 0, -0.5);
    pen.fill();
  } else {
    paintLine(
      pen,
      [
        [0, -0.74],
        [0, 0.58],
      ],
      metal,
      0.08,
    );
    paintLine(
      pen,
      [
        [-0.54, 0],
        [0.54, 0],
      ],
      metal,
      0.08,
    );
  }
}

/** Draws a copper kettle, which has to reach the hearth at the bottom. */
export function drawKettle(pen: Pen, isPlain: boolean): void {
  const [light, body, dark] = isPlain
    ? [PLAIN.ground, PLAIN.ground, PLAIN.paper]
    : [COPPER.light, COPPER.body, COPPER.dark];
  pen.strokeStyle = dark;
  pen.lineWidth = 0.15;
  pen.beginPath();
  pen.arc(0, -0.28, 0.5, Math.PI * 1.08, Math.PI * 1.92);
  pen.stroke();
  pen.fillStyle = dark;
  pen.beginPath();
  pen.moveTo(0.4, 0.12);
  pen.quadraticCurveTo(0.72, 0.02, 0.7, -0.34);
  pen.lineTo(0.98, -0.42);
  pen.quadraticCurveTo(0.98, 0.3, 0.5, 0.52);
  pen.fill();
  pen.fillStyle = body;
  pen.beginPath();
  pen.moveTo(-0.46, -0.3);
  pen.lineTo(0.46, -0.3);
  pen.bezierCurveTo(0.86, 0.16, 0.74, 0.78, 0.5, 0.78);
  pen.lineTo(-0.5, 0.78);
  pen.bezierCurveTo(-0.74, 0.78, -0.86, 0.16, -0.46, -0.3);
  pen.fill();
  if (isPlain) {
    pen.strokeStyle = PLAIN.paper;
    pen.lineWidth = 0.1;
    pen.stroke();
  }
  pen.fillStyle = light;
  pen.beginPath();
  pen.moveTo(-0.4, -0.2);
  pen.quadraticCurveTo(-0.74, 0.3, -0.5, 0.66);
  pen.quadraticCurveTo(-0.46, 0.2, -0.18, -0.2);
  pen.fill();
  paintBox(pen, -0.54, -0.42, 1.08, 0.17, dark, 0.08);
  paintBox(pen, -0.1, -0.58, 0.2, 0.18, isPlain ? PLAIN.paper : HEARTH.flame, 0.08);
}

/** Draws a chain diagonally across an ember, in one direction only, so that its cut and sign remain visible. */
export function drawChain(pen: Pen, isPlain: boolean): void {
  for (let i = -3; i <= 3; i++) {
    pen.save();
    pen.translate(i * 0.27, -i * 0.27);
    pen.rotate(-Math.PI / 4);
    pen.beginPath();
    pen.ellipse(0, 0, 0.24, i % 2 ? 0.05 : 0.12, 0, 0, 2 * Math.PI);
    pen.strokeStyle = isPlain ? PLAIN.ground : IRON.dark;
    pen.lineWidth = 0.17;
    pen.stroke();
    pen.strokeStyle = isPlain ? PLAIN.paper : IRON.light;
    pen.lineWidth = 0.08;
    pen.stroke();
    pen.restore();
  }
  for (const side of [-1, 1])
    paintBox(
      pen,
      side * 0.86 - 0.12,
      -side * 0.86 - 0.12,
      0.24,
      0.24,
      isPlain ? PLAIN.paper : IRON.light,
      0.06,
    );
}
