/** Paints the parts of the frozen canal: ice and its scratches, snow, skaters, barges, bollards under snow. */
import { HEIGHT, WIDTH } from './config';
import type { Palette } from './palette';
import { boundsOf, paintDisc, paintGlow, ring, traceArea, type Pen } from './pens';
import type { Area, Mover, Post } from './types';

type Box = Mover & { kind: 'box' };

const AREA_MARGIN = 12;
const DRIFTS = ['#23386b', '#2b447d', '#34508d'] as const;
const FIRS = ['#12324a', '#183e58'] as const;

/** Paints shiny ice with scratches from skates, which distinguish it from snow even without color. */
export function paintIce(pen: Pen, area: Area, { ice, iceEdge, scratch }: Palette): void {
  const { left, right, top, bottom } = boundsOf(area);
  const shine = pen.createLinearGradient(left, top, right, bottom);
  [0, 0.42, 0.5, 0.58, 1].forEach((at, i) => shine.addColorStop(at, i === 2 ? ice[1] : ice[0]));
  traceArea(pen, area);
  pen.fillStyle = shine;
  pen.fill();
  pen.save();
  pen.clip();
  pen.strokeStyle = scratch;
  pen.lineWidth = 0.035;
  for (let i = 0, y = top - 1; y < bottom + 1; y += 0.62, i++)
    for (let x = left - 1 + ((i * 7) % 5) * 0.4; x < right + 1; x += 2.3) {
      pen.beginPath();
      pen.arc(x, y, 0.9 + ((i * 3) % 4) * 0.3, 0.3 + (i % 6), 0.95 + (i % 6));
      pen.stroke();
    }
  pen.restore();
  traceArea(pen, area);
  pen.strokeStyle = iceEdge;
  pen.lineWidth = 0.1;
  pen.stroke();
}

/** Paints banks of snow in the dark, with firs and a few lit windows. */
export function paintBanks(pen: Pen, share: () => number, awayFrom: (x: number, y: number) => number): void {
  for (let i = 0; i < 130; i++) {
    const [x, y] = [
      share() * (WIDTH + 2 * AREA_MARGIN) - AREA_MARGIN,
      share() * (HEIGHT + 2 * AREA_MARGIN) - AREA_MARGIN,
    ];
    paintDisc(pen, x, y, 0.6 + share() * 1.3, DRIFTS[i % 3]!);
  }
  for (let i = 0; i < 150; i++) {
    const [x, y] = [
      share() * (WIDTH + 2 * AREA_MARGIN) - AREA_MARGIN,
      share() * (HEIGHT + 2 * AREA_MARGIN) - AREA_MARGIN,
    ];
    const away = awayFrom(x, y);
    if (share() < 0.12 && away > 1.4) paintCottage(pen, x, y);
    else if (away > 1.1) paintFir(pen, x, y, 0.35 + share() * 0.4, FIRS[i % 2]!);
  }
}

function paintFir(pen: Pen, x: number, y: number, r: number, color: string): void {
  paintDisc(pen, x + 0.1, y + 0.14, r, 'rgba(3,8,26,.45)');
  for (let tier = 0; tier < 3; tier++) {
    pen.fillStyle = tier === 2 ? '#dfeaff' : color;
    const size = r * (1 - tier * 0.32);
    pen.beginPath();
    for (let i = 0; i < 14; i++) {
      const reach = i % 2 ? size * 0.72 : size;
      const angle = (i * Math.PI) / 7 + tier;
      pen.lineTo(x + Math.cos(angle) * reach, y + Math.sin(angle) * reach);
    }
    pen.fill();
  }
}

function paintCottage(pen: Pen, x: number, y: number): void {
  paintGlow(pen, x, y, 1.5, '255,200,110', 0.4);
  pen.fillStyle = '#c9d7f2';
  pen.fillRect(x - 0.7, y - 0.5, 1.4, 1);
  pen.fillStyle = '#9fb2dc';
  pen.fillRect(x - 0.7, y, 1.4, 0.5);
  pen.fillStyle = '#ffc861';
  pen.fillRect(x - 0.3, y + 0.5, 0.2, 0.14);
  pen.fillRect(x + 0.15, y + 0.5, 0.2, 0.14);
}

export function paintBollard(pen: Pen, { x, y, r }: Post, { postLit }: Palette): void {
  paintDisc(pen, x - r * 0.06, y - r * 0.06, r * 0.72, '#f4f8ff');
  paintDisc(pen, x + r * 0.12, y + r * 0.12, r * 0.5, '#cfdcf5');
  paintDisc(pen, x - r * 0.1, y - r * 0.1, r * 0.46, '#f4f8ff');
  ring(pen, x, y, r - 0.06, postLit, 0.07);
}

/** Paints a box that moves over the ice: a long one as a barge, otherwise as a skater with a scarf. */
export function paintOnIce(pen: Pen, box: Box, x: number, y: number, isLit: boolean): void {
  pen.save();
  pen.translate(x, y);
  if (box.width > 2) paintBarge(pen, box, isLit);
  else paintSkater(pen, box, isLit);
  pen.restore();
}

function paintBarge(pen: Pen, { width, height }: Box, isLit: boolean): void {
  const [w, h] = [width / 2, height / 2];
  pen.fillStyle = isLit ? '#7a2f2a' : '#000';
  pen.strokeStyle = isLit ? '#f0b25a' : '#ffd23f';
  pen.lineWidth = 0.1;
  pen.beginPath();
  pen.roundRect(-w + 0.05, -h + 0.05, width - 0.1, height - 0.1, 0.22);
  pen.fill();
  pen.stroke();
  pen.fillStyle = isLit ? '#f4f8ff' : '#ffd23f';
  pen.fillRect(-w + 0.35, -h + 0.24, width * 0.34, height - 0.48);
  pen.fillStyle = isLit ? '#2a5f86' : '#fff';
  pen.fillRect(w * 0.05, -h + 0.2, width * 0.36, height - 0.4);
  pen.fillStyle = '#ffc861';
  for (const at of [0.18, 0.46, 0.74]) pen.fillRect(w * 0.05 + width * 0.36 * at, -0.1, 0.2, 0.2);
}

function paintSkater(pen: Pen, { width, height }: Box, isLit: boolean): void {
  const [w, h] = [width / 2, height / 2];
  pen.fillStyle = isLit ? 'rgba(40,70,120,.55)' : '#000';
  pen.strokeStyle = isLit ? '#e9f3ff' : '#ffd23f';
  pen.lineWidth = 0.07;
  pen.beginPath();
  pen.roundRect(-w + 0.04, -h + 0.04, width - 0.08, height - 0.08, 0.2);
  pen.fill();
  pen.stroke();
  pen.fillStyle = isLit ? '#c8452f' : '#fff';
  pen.beginPath();
  pen.ellipse(0, 0.04, w * 0.74, h * 0.4, 0, 0, 2 * Math.PI);
  pen.fill();
  paintDisc(pen, 0, -0.02, w * 0.36, isLit ? '#ffb534' : '#000');
  paintDisc(pen, 0, -0.05, w * 0.15, isLit ? '#fff3da' : '#ffd23f');
  pen.strokeStyle = isLit ? '#ffb534' : '#ffd23f';
  pen.lineWidth = 0.12;
  pen.beginPath();
  pen.moveTo(w * 0.2, h * 0.1);
  pen.quadraticCurveTo(w * 0.5, h * 0.5, w * 0.2, h * 0.8);
  pen.stroke();
}
