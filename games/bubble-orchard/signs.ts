/** Draws the sign of each fruit, so that color is never the only cue. A sign is a path in a box from −1 to 1. */

type Pen = CanvasRenderingContext2D;

const paintDisc = (pen: Pen, x: number, y: number, r: number) => {
  pen.moveTo(x + r, y);
  pen.arc(x, y, r, 0, 2 * Math.PI);
};

function paintCherry(pen: Pen): void {
  paintDisc(pen, -0.36, 0.34, 0.32);
  paintDisc(pen, 0.38, 0.24, 0.32);
  pen.fill();
  pen.beginPath();
  pen.moveTo(-0.32, 0.1);
  pen.quadraticCurveTo(-0.2, -0.42, 0.16, -0.68);
  pen.quadraticCurveTo(0.3, -0.3, 0.38, 0);
  pen.stroke();
}

function paintOrange(pen: Pen): void {
  paintDisc(pen, 0, 0, 0.66);
  pen.stroke();
  pen.beginPath();
  for (let i = 0; i < 6; i++) {
    const turn = (i * Math.PI) / 3;
    pen.moveTo(Math.cos(turn) * 0.14, Math.sin(turn) * 0.14);
    pen.lineTo(Math.cos(turn) * 0.62, Math.sin(turn) * 0.62);
  }
  pen.stroke();
}

function paintBlueberry(pen: Pen): void {
  for (let i = 0; i < 10; i++) {
    const turn = (i * Math.PI) / 5 - Math.PI / 2;
    const reach = i % 2 ? 0.3 : 0.72;
    pen.lineTo(Math.cos(turn) * reach, Math.sin(turn) * reach);
  }
  pen.closePath();
  pen.fill();
}

function paintPear(pen: Pen): void {
  pen.moveTo(0, -0.5);
  pen.bezierCurveTo(0.34, -0.5, 0.2, -0.06, 0.46, 0.16);
  pen.bezierCurveTo(0.72, 0.5, 0.36, 0.72, 0, 0.72);
  pen.bezierCurveTo(-0.36, 0.72, -0.72, 0.5, -0.46, 0.16);
  pen.bezierCurveTo(-0.2, -0.06, -0.34, -0.5, 0, -0.5);
  pen.fill();
  pen.beginPath();
  pen.moveTo(0, -0.5);
  pen.quadraticCurveTo(0.02, -0.66, 0.16, -0.76);
  pen.stroke();
}

function paintGrape(pen: Pen): void {
  const rows = [
    [-0.44, -0.3],
    [0, -0.3],
    [0.44, -0.3],
    [-0.22, 0.08],
    [0.22, 0.08],
    [0, 0.46],
  ] as const;
  for (const [x, y] of rows) paintDisc(pen, x, y, 0.2);
  pen.fill();
}

function paintBlossom(pen: Pen): void {
  for (let i = 0; i < 5; i++) {
    const turn = (i * 2 * Math.PI) / 5 - Math.PI / 2;
    paintDisc(pen, Math.cos(turn) * 0.42, Math.sin(turn) * 0.42, 0.28);
  }
  pen.fill();
}

const SIGNS: readonly ((pen: Pen) => void)[] = [
  paintCherry,
  paintOrange,
  paintBlueberry,
  paintPear,
  paintGrape,
  paintBlossom,
];

/** Draws the sign of a fruit around a point. `size` is half the side of its box. */
export function drawSign(pen: Pen, fruit: number, x: number, y: number, size: number, ink: string): void {
  pen.save();
  pen.translate(x, y);
  pen.scale(size, size);
  pen.fillStyle = pen.strokeStyle = ink;
  pen.lineWidth = 0.15;
  pen.lineCap = pen.lineJoin = 'round';
  pen.beginPath();
  SIGNS[fruit]!(pen);
  pen.restore();
}
