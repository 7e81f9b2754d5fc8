/** Draws a sign on each kind, so that shape and color are not the only cues. A sign is a path in a box from −1 to 1. */

type Pen = CanvasRenderingContext2D;

function paintFlame(pen: Pen): void {
  pen.moveTo(0.1, -1);
  pen.bezierCurveTo(0.2, -0.4, 0.72, -0.1, 0.62, 0.42);
  pen.bezierCurveTo(0.55, 0.82, 0.24, 1, 0, 1);
  pen.bezierCurveTo(-0.4, 1, -0.68, 0.68, -0.6, 0.26);
  pen.bezierCurveTo(-0.55, -0.02, -0.32, -0.14, -0.24, -0.4);
  pen.bezierCurveTo(-0.06, -0.3, 0.02, -0.14, 0.02, 0.04);
  pen.bezierCurveTo(0.22, -0.3, 0.2, -0.66, 0.1, -1);
  pen.fill();
}

function paintSun(pen: Pen): void {
  pen.arc(0, 0, 0.42, 0, 2 * Math.PI);
  pen.fill();
  pen.beginPath();
  for (let i = 0; i < 8; i++) {
    const angle = (i * Math.PI) / 4;
    pen.moveTo(Math.cos(angle) * 0.64, Math.sin(angle) * 0.64);
    pen.lineTo(Math.cos(angle) * 0.98, Math.sin(angle) * 0.98);
  }
  pen.stroke();
}

function paintLeaf(pen: Pen): void {
  pen.moveTo(0.82, -0.86);
  pen.bezierCurveTo(0.9, 0.3, 0.3, 0.86, -0.56, 0.6);
  pen.bezierCurveTo(-0.86, -0.2, -0.3, -0.86, 0.82, -0.86);
  pen.fill();
  pen.beginPath();
  pen.moveTo(-0.86, 0.92);
  pen.lineTo(-0.5, 0.54);
  pen.stroke();
}

function drop(pen: Pen): void {
  pen.moveTo(0, -1);
  pen.bezierCurveTo(0.3, -0.5, 0.72, -0.1, 0.72, 0.34);
  pen.bezierCurveTo(0.72, 0.74, 0.4, 1, 0, 1);
  pen.bezierCurveTo(-0.4, 1, -0.72, 0.74, -0.72, 0.34);
  pen.bezierCurveTo(-0.72, -0.1, -0.3, -0.5, 0, -1);
  pen.fill();
}

function paintMoon(pen: Pen): void {
  pen.arc(0, 0, 0.92, Math.PI * 0.36, Math.PI * 1.64);
  pen.bezierCurveTo(
    -0.1,
    -0.62,
    -0.1,
    0.62,
    Math.cos(Math.PI * 0.36) * 0.92,
    Math.sin(Math.PI * 0.36) * 0.92,
  );
  pen.fill();
}

function paintBlossom(pen: Pen): void {
  for (let i = 0; i < 5; i++) {
    const angle = (i * 2 * Math.PI) / 5 - Math.PI / 2;
    const [x, y] = [Math.cos(angle) * 0.56, Math.sin(angle) * 0.56];
    pen.moveTo(x + 0.36, y);
    pen.arc(x, y, 0.36, 0, 2 * Math.PI);
  }
  pen.fill();
}

const SIGNS: readonly ((pen: Pen) => void)[] = [
  paintFlame,
  paintSun,
  paintLeaf,
  drop,
  paintMoon,
  paintBlossom,
];

/** Draws the symbol of a kind of piece, centered at a point. `size` is half the side of its box. */
export function drawSign(pen: Pen, kind: number, x: number, y: number, size: number, ink: string): void {
  pen.save();
  pen.translate(x, y);
  pen.scale(size, size);
  pen.fillStyle = pen.strokeStyle = ink;
  pen.lineWidth = 0.24;
  pen.lineCap = pen.lineJoin = 'round';
  pen.beginPath();
  SIGNS[kind]!(pen);
  pen.restore();
}
