/** Paints the static image: the cloth, the wooden deck, the record with its grooves, the arm with the needle. */
import { DECK, LANE_COLORS, tracePath } from './palette';
import type { Geometry } from './geometry';

type Brush = CanvasRenderingContext2D;

function paintCircle(brush: Brush, x: number, y: number, r: number): void {
  brush.beginPath();
  brush.arc(x, y, Math.max(0, r), 0, Math.PI * 2);
}

function paintWood(brush: Brush, { width, height }: Geometry): void {
  const cloth = brush.createLinearGradient(0, 0, 0, height);
  cloth.addColorStop(0, DECK.cloth[0]);
  cloth.addColorStop(1, DECK.cloth[1]);
  brush.fillStyle = cloth;
  brush.fillRect(0, 0, width, height);
  const margin = Math.min(26, width * 0.03);
  brush.fillStyle = DECK.woodDark;
  brush.beginPath();
  brush.roundRect(-40, margin, width + 40 - margin, height, 26);
  brush.fill();
  brush.fillStyle = DECK.wood;
  brush.beginPath();
  brush.roundRect(-40, margin, width + 40 - margin - 5, height, 24);
  brush.fill();
  brush.strokeStyle = DECK.grain;
  brush.globalAlpha = 0.55;
  brush.lineWidth = 2.5;
  for (let y = margin + 26; y < height; y += 52) {
    brush.beginPath();
    brush.moveTo(0, y);
    brush.bezierCurveTo(width * 0.3, y - 22, width * 0.6, y + 26, width - margin - 8, y - 6);
    brush.stroke();
  }
  brush.globalAlpha = 1;
}

function paintRecord(brush: Brush, { x, y, radii, gap, edge, label }: Geometry): void {
  brush.fillStyle = 'rgba(30,12,4,.45)';
  paintCircle(brush, x + 6, y + 10, edge + 6);
  brush.fill();
  brush.fillStyle = DECK.platter;
  paintCircle(brush, x, y, edge + 7);
  brush.fill();
  brush.fillStyle = DECK.vinyl;
  paintCircle(brush, x, y, edge);
  brush.fill();
  for (let r = label + 10, i = 0; r < edge - 4; r += 7, i++) {
    brush.strokeStyle = i % 4 ? DECK.groove : DECK.grooveLight;
    brush.lineWidth = 1.6;
    paintCircle(brush, x, y, r);
    brush.stroke();
  }
  radii.forEach((r, lane) => {
    brush.strokeStyle = '#241f30';
    brush.lineWidth = gap * 0.5;
    paintCircle(brush, x, y, r);
    brush.stroke();
    brush.strokeStyle = LANE_COLORS[lane]!;
    brush.globalAlpha = 0.42;
    brush.lineWidth = 2;
    paintCircle(brush, x, y, r);
    brush.stroke();
    brush.globalAlpha = 1;
  });
  paintSheen(brush, x, y, edge);
}

function paintSheen(brush: Brush, x: number, y: number, edge: number): void {
  for (const [from, to, alpha] of [
    [-0.95, -0.62, 0.1],
    [-0.5, -0.42, 0.07],
    [2.2, 2.5, 0.08],
  ] as const) {
    brush.fillStyle = `rgba(255,240,214,${alpha})`;
    brush.beginPath();
    brush.moveTo(x, y);
    brush.arc(x, y, edge - 3, from, to);
    brush.closePath();
    brush.fill();
  }
}

/** Paints the arm, which crosses the record from the right. Its head is the line on which notes are due. */
function paintArm(brush: Brush, { x, y, radii, gap, size, isWide, height }: Geometry): void {
  const outerX = x + radii.at(-1)!;
  const elbow = { x: outerX + gap * 0.72, y };
  const pivot = { x: outerX + gap * (isWide ? 1.75 : 0.95), y: y - Math.min(height * 0.42, 300) };
  const arm = new Path2D();
  arm.moveTo(x + radii[0]! - gap * 0.5, y);
  arm.lineTo(elbow.x - gap * 0.2, y);
  arm.quadraticCurveTo(elbow.x + gap * 0.16, y, elbow.x + gap * 0.2, y - gap * 0.4);
  arm.lineTo(pivot.x, pivot.y);
  brush.lineCap = 'round';
  const shadow = brush.getTransform();
  brush.translate(5, 9);
  brush.strokeStyle = 'rgba(20,8,2,.4)';
  brush.lineWidth = 13;
  brush.stroke(arm);
  brush.setTransform(shadow);
  brush.fillStyle = '#5A2E18';
  paintCircle(brush, pivot.x + 2, pivot.y + 4, 40);
  brush.fill();
  brush.fillStyle = '#D9DEE4';
  paintCircle(brush, pivot.x, pivot.y, 36);
  brush.fill();
  brush.fillStyle = DECK.steelDark;
  paintCircle(brush, pivot.x, pivot.y, 23);
  brush.fill();
  brush.strokeStyle = DECK.steelDark;
  brush.lineWidth = 12;
  brush.stroke(arm);
  brush.strokeStyle = DECK.steel;
  brush.lineWidth = 8;
  brush.stroke(arm);
  radii.forEach((r, lane) => {
    brush.save();
    brush.translate(x + r, y);
    for (const [grow, color] of [
      [8, '#0b0a14'],
      [4, LANE_COLORS[lane]!],
      [0, DECK.head],
    ] as const) {
      brush.beginPath();
      tracePath(brush, lane, size / 2 + grow);
      brush.fillStyle = color;
      brush.fill();
    }
    brush.restore();
  });
}

/** Paints only the lanes and the needle, for the contrast theme. */
function paintPlain(brush: Brush, geometry: Geometry): void {
  const { width, height, x, y, radii, size, gap } = geometry;
  brush.fillStyle = '#000';
  brush.fillRect(0, 0, width, height);
  brush.strokeStyle = '#fff';
  brush.lineWidth = 1.5;
  for (const r of radii) {
    paintCircle(brush, x, y, r);
    brush.stroke();
  }
  brush.lineWidth = 4;
  brush.beginPath();
  brush.moveTo(x + radii[0]! - gap * 0.6, y);
  brush.lineTo(x + radii.at(-1)! + gap * 0.6, y);
  brush.stroke();
  radii.forEach((r, lane) => {
    brush.save();
    brush.translate(x + r, y);
    brush.beginPath();
    tracePath(brush, lane, size / 2 + 5);
    brush.fillStyle = '#000';
    brush.fill();
    brush.lineWidth = 3;
    brush.stroke();
    brush.restore();
  });
}

/** Paints the static parts. */
export function paintDeck(brush: Brush, geometry: Geometry, isContrast: boolean): void {
  if (isContrast) return paintPlain(brush, geometry);
  paintWood(brush, geometry);
  paintRecord(brush, geometry);
  paintArm(brush, geometry);
}

/** Paints the label around the origin. It rotates with the record. */
export function paintLabel(brush: Brush, r: number): void {
  brush.fillStyle = DECK.label;
  paintCircle(brush, 0, 0, r);
  brush.fill();
  brush.fillStyle = DECK.labelDark;
  brush.beginPath();
  brush.arc(0, 0, r, -Math.PI / 2, Math.PI / 2);
  brush.fill();
  brush.strokeStyle = DECK.rim;
  brush.lineWidth = Math.max(1.5, r * 0.03);
  paintCircle(brush, 0, 0, r * 0.88);
  brush.stroke();
  brush.fillStyle = DECK.paper;
  brush.beginPath();
  for (let i = 0; i < 10; i++) {
    const turn = (i * Math.PI) / 5 - Math.PI / 2;
    const reach = r * (i % 2 ? 0.16 : 0.36);
    brush.lineTo(Math.cos(turn) * reach, Math.sin(turn) * reach - r * 0.42);
  }
  brush.fill();
  brush.beginPath();
  brush.roundRect(-r * 0.5, r * 0.34, r, r * 0.1, r * 0.05);
  brush.fill();
  brush.fillStyle = '#FFB98A';
  brush.beginPath();
  brush.roundRect(-r * 0.34, r * 0.54, r * 0.68, r * 0.08, r * 0.04);
  brush.fill();
  brush.fillStyle = '#F6E6C4';
  paintCircle(brush, 0, 0, r * 0.11);
  brush.fill();
  brush.fillStyle = DECK.ink;
  paintCircle(brush, 0, 0, r * 0.035);
  brush.fill();
}
