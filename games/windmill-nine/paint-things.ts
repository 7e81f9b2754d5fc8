/** Paints the objects on a hole: hedges and parapets, planters and chimneys, drums, molehills and pipes, ramps. */
import { paintBollard } from './paint-canal';
import type { Ground } from './paint-ground';
import type { Palette } from './palette';
import { boundsOf, paintDisc, ring, trace, traceArea, type Pen } from './pens';
import type { CourseKey, Point, Post, Ramp, Tunnel } from './types';

export function paintBlock(pen: Pen, points: readonly Point[], { colors, stage, course }: Ground): void {
  const [dx, dy] = stage.down;
  trace(pen, points, dx * 0.24, dy * 0.24);
  pen.fillStyle = colors.shade;
  pen.fill();
  trace(pen, points);
  pen.fillStyle = colors.block;
  pen.fill();
  pen.save();
  pen.clip();
  if (colors.glow && course === 'garden') {
    const { left, right, top, bottom } = boundsOf({ kind: 'field', points });
    for (let i = 0, x = left; x < right + 0.2; x += 0.3, i++)
      for (let y = top + (i % 2) * 0.14; y < bottom + 0.2; y += 0.3) {
        paintDisc(pen, x, y, 0.17, (i * 5 + Math.round(y * 3)) % 3 ? colors.blockLit : '#2c7344');
        if ((i * 3 + Math.round(y * 10)) % 11 === 0) paintDisc(pen, x, y, 0.07, '#f4d9e0');
      }
  }
  trace(pen, points, dx * 0.05, dy * 0.05);
  pen.strokeStyle = colors.blockLit;
  pen.lineWidth = 0.16;
  pen.stroke();
  pen.restore();
}

export function paintPost(pen: Pen, post: Post, { colors, stage, course }: Ground): void {
  const { x, y, r } = post;
  const [dx, dy] = stage.down;
  paintDisc(pen, x + dx * 0.22, y + dy * 0.22, r, colors.shade);
  if (post.kick) return paintDrum(pen, post, colors);
  paintDisc(pen, x, y, r, colors.post);
  ring(pen, x, y, r - 0.06, colors.postLit, 0.1);
  if (course === 'rooftops') {
    paintDisc(pen, x, y, r * 0.56, '#180a0c');
    ring(pen, x, y, r * 0.56, colors.postLit, 0.07);
    return;
  }
  if (!colors.glow) return;
  if (course === 'canal') return paintBollard(pen, post, colors);
  paintDisc(pen, x, y, r * 0.7, '#226349');
  paintDisc(pen, x - r * 0.15, y - r * 0.15, r * 0.46, '#3b8a4c');
  for (const [fx, fy, color] of [
    [-0.3, 0.2, '#f4b0c4'],
    [0.25, -0.25, '#ffd98c'],
    [0.3, 0.3, '#e8826a'],
    [-0.1, -0.35, '#fff6e2'],
  ] as const)
    paintDisc(pen, x + fx * r, y + fy * r, 0.085, color);
}

/** Paints a round bed off which the ball bounces. It is striped like a drum, so that it is recognizable without color. */
function paintDrum(pen: Pen, { x, y, r }: Post, colors: Palette): void {
  paintDisc(pen, x, y, r, colors.glow ? '#c8452f' : '#000');
  pen.fillStyle = '#fff3da';
  for (let i = 0; i < 6; i++) {
    pen.beginPath();
    pen.moveTo(x, y);
    pen.arc(x, y, r, (i * Math.PI) / 3, ((i + 0.5) * Math.PI) / 3);
    pen.fill();
  }
  paintDisc(pen, x, y, r * 0.6, colors.glow ? '#ffb534' : '#000');
  ring(pen, x, y, r * 0.6, colors.glow ? '#8a4e12' : '#fff', 0.07);
  paintDisc(pen, x, y, r * 0.28, '#fff3da');
}

export function paintMouth(pen: Pen, { from, to, out }: Tunnel, course: CourseKey, colors: Palette): void {
  const earth = course === 'garden' ? ['#5b3a22', '#87603a'] : ['#3d4a63', '#8e9cc0'];
  const [edge, lit] = colors.glow ? (earth as [string, string]) : ['#000', '#fff'];
  paintDisc(pen, from[0], from[1], 0.62, edge);
  ring(pen, from[0], from[1], 0.56, lit, 0.11);
  paintDisc(pen, from[0], from[1], 0.4, '#0a0508');
  pen.save();
  pen.translate(to[0], to[1]);
  pen.rotate(Math.atan2(out[1], out[0]));
  pen.fillStyle = edge;
  pen.beginPath();
  pen.roundRect(-0.62, -0.42, 0.86, 0.84, 0.2);
  pen.fill();
  pen.strokeStyle = lit;
  pen.lineWidth = 0.1;
  pen.stroke();
  pen.fillStyle = '#0a0508';
  pen.beginPath();
  pen.arc(0.2, 0, 0.3, Math.PI / 2, Math.PI * 1.5);
  pen.fill();
  pen.restore();
}

export function paintRamp(pen: Pen, { area, way }: Ramp, colors: Palette): void {
  const { left, right, top, bottom } = boundsOf(area);
  const shade = pen.createLinearGradient(0, bottom, 0, top);
  shade.addColorStop(0, colors.glow ? '#7a5a3a' : '#000');
  shade.addColorStop(1, colors.glow ? '#f0c98a' : '#000');
  traceArea(pen, area);
  pen.fillStyle = shade;
  pen.fill();
  pen.strokeStyle = colors.glow ? '#5b2418' : '#fff';
  pen.lineWidth = 0.08;
  pen.stroke();
  pen.save();
  pen.translate((left + right) / 2, (top + bottom) / 2);
  pen.rotate(Math.atan2(way[1], way[0]));
  pen.strokeStyle = colors.glow ? '#5b2418' : '#fff';
  pen.lineWidth = 0.13;
  pen.beginPath();
  for (const y of [-0.7, 0, 0.7]) {
    pen.moveTo(-0.2, y - 0.25);
    pen.lineTo(0.15, y);
    pen.lineTo(-0.2, y + 0.25);
  }
  pen.stroke();
  pen.restore();
}
