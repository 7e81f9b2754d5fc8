/** Paints frost on a tile: an edge of ice, and a crystal for each layer. */
import { FROST, PLAIN } from './palette';

const CORNERS = [
  [0.2, 0.2],
  [0.8, 0.8],
] as const;

/** Paints frost over the tile whose corner is at a point in device pixels. */
export function paintFrost(
  pen: CanvasRenderingContext2D,
  x: number,
  y: number,
  unit: number,
  layers: number,
  isPlain: boolean,
): void {
  const gap = Math.max(1, unit * 0.035);
  const side = unit - 2 * gap;
  const width = side * (layers > 1 ? 0.09 : 0.05);
  pen.fillStyle = isPlain ? PLAIN.frost : layers > 1 ? FROST.deep : FROST.tile;
  pen.beginPath();
  pen.roundRect(x + gap, y + gap, side, side, side * 0.2);
  pen.fill();
  pen.strokeStyle = isPlain ? PLAIN.paper : FROST.edge;
  pen.lineWidth = width;
  pen.beginPath();
  pen.roundRect(x + gap + width / 2, y + gap + width / 2, side - width, side - width, side * 0.18);
  pen.stroke();
  pen.strokeStyle = isPlain ? PLAIN.paper : FROST.crack;
  pen.lineWidth = Math.max(1, side * 0.03);
  for (const [right, down] of CORNERS.slice(0, layers)) {
    const [middle, level] = [x + gap + right * side, y + gap + down * side];
    pen.beginPath();
    for (let arm = 0; arm < 3; arm++) {
      const angle = (arm * Math.PI) / 3;
      const [dx, dy] = [Math.cos(angle) * side * 0.12, Math.sin(angle) * side * 0.12];
      pen.moveTo(middle - dx, level - dy);
      pen.lineTo(middle + dx, level + dy);
    }
    pen.stroke();
  }
}
