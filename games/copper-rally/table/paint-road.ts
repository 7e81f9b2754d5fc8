/** Paints the road of a circuit: curbs of toy blocks, the verge, its surface, its line and its arrows. */
import { createRandom } from '../../kit/seeded-random';
import type { Surface } from './circuits';
import { KERB, PLAIN_SURFACING, SURFACING } from './cloths';
import { ROAD, type Track } from './track';

type Pen = CanvasRenderingContext2D;

/** Adds a line along the track samples to the path, offset across the road. */
function trace(pen: Pen, { xs, ys, dxs, dys, count }: Track, from: number, to: number, sideways = 0): void {
  pen.beginPath();
  for (let step = from; step <= to; step++) {
    const i = ((step % count) + count) % count;
    const [x, y] = [xs[i]! - dys[i]! * sideways, ys[i]! + dxs[i]! * sideways];
    if (step === from) pen.moveTo(x, y);
    else pen.lineTo(x, y);
  }
}

const paintStroke = (pen: Pen, width: number, color: string) => {
  pen.lineWidth = width;
  pen.strokeStyle = color;
  pen.stroke();
};

function sprinkle(pen: Pen, track: Track, i: number, surface: Surface, isContrast: boolean): void {
  const { mark, mark2 } = (isContrast ? PLAIN_SURFACING : SURFACING)[surface];
  const { xs, ys, dxs, dys } = track;
  const random = createRandom(`${surface} ${i}`);
  const at = (sideways: number, along: number) =>
    [xs[i]! - dys[i]! * sideways + dxs[i]! * along, ys[i]! + dxs[i]! * sideways + dys[i]! * along] as const;
  const randomFraction = () => random.below(1000) / 1000;
  if (surface === 'cobble')
    for (let row = 0; row < 8; row++) {
      const [x, y] = at(-ROAD.half + 0.45 + row * 0.76 + (i % 2) * 0.3, 0);
      pen.fillStyle = randomFraction() < 0.5 ? mark : mark2;
      pen.beginPath();
      pen.ellipse(x, y, 0.34, 0.28, 0, 0, 7);
      pen.fill();
    }
  if (surface === 'gravel')
    for (let stone = 0; stone < 12; stone++) {
      const [x, y] = at((randomFraction() * 2 - 1) * ROAD.half, randomFraction());
      pen.fillStyle = randomFraction() < 0.5 ? mark : mark2;
      pen.fillRect(x, y, 0.14 + randomFraction() * 0.16, 0.14 + randomFraction() * 0.1);
    }
  if (surface === 'wet' && i % 3 === 0) {
    const [x, y] = at((randomFraction() * 1.6 - 0.8) * ROAD.half, 0);
    pen.strokeStyle = randomFraction() < 0.5 ? mark : mark2;
    pen.lineWidth = 0.16;
    pen.lineCap = 'round';
    pen.beginPath();
    pen.moveTo(x - 0.7, y + 0.1);
    pen.quadraticCurveTo(x, y - 0.3, x + 0.8, y);
    pen.stroke();
    pen.lineCap = 'butt';
  }
  if (surface === 'rug') {
    const paintDashedLine = (along: number, width: number, color: string) => {
      const [a, b] = [at(-ROAD.half, along), at(ROAD.half, along)];
      pen.strokeStyle = color;
      pen.lineWidth = width;
      pen.beginPath();
      pen.moveTo(...a);
      pen.lineTo(...b);
      pen.stroke();
    };
    if (i % 4 === 0) paintDashedLine(0, 0.3, mark);
    if (i % 4 === 2) paintDashedLine(0, 0.16, mark2);
    for (const side of [-1, 1]) {
      const [a, b] = [at(side * ROAD.half, 0), at(side * (ROAD.half + 0.8), 0)];
      pen.strokeStyle = mark;
      pen.lineWidth = 0.2;
      pen.beginPath();
      pen.moveTo(...a);
      pen.lineTo(...b);
      pen.stroke();
    }
  }
}

function paintArrows(pen: Pen, track: Track, from: number, to: number): void {
  const { xs, ys, dxs, dys, count } = track;
  pen.fillStyle = 'rgba(255,240,206,.5)';
  for (let step = from; step < to; step++) {
    if (((step % 26) + 26) % 26 !== 13) continue;
    const i = ((step % count) + count) % count;
    const at = (along: number, sideways: number) =>
      [xs[i]! + dxs[i]! * along - dys[i]! * sideways, ys[i]! + dys[i]! * along + dxs[i]! * sideways] as const;
    pen.beginPath();
    pen.moveTo(...at(0.9, 0));
    pen.lineTo(...at(-0.3, -1));
    pen.lineTo(...at(-0.8, -1));
    pen.lineTo(...at(0.3, 0));
    pen.lineTo(...at(-0.8, 1));
    pen.lineTo(...at(-0.3, 1));
    pen.fill();
  }
}

/** Paints a section of the road in table units. */
export function paintRoad(pen: Pen, track: Track, from: number, to: number, isContrast: boolean): void {
  const surfacing = isContrast ? PLAIN_SURFACING : SURFACING;
  pen.lineJoin = 'round';
  const wall = ROAD.verge + 0.32;
  if (!isContrast) {
    pen.save();
    pen.translate(0.5, 0.6);
    trace(pen, track, from, to);
    paintStroke(pen, wall * 2 + 0.5, 'rgba(12,4,10,.4)');
    pen.restore();
  }
  trace(pen, track, from, to);
  paintStroke(pen, ROAD.verge * 2, isContrast ? '#000' : KERB.verge);
  for (const side of [-wall, wall]) {
    trace(pen, track, from, to, side);
    paintStroke(pen, 0.9, isContrast ? '#fff' : KERB.cream);
    pen.setLineDash([1.7, 1.7]);
    trace(pen, track, from, to, side);
    paintStroke(pen, 0.9, isContrast ? '#000' : KERB.red);
    pen.setLineDash([]);
    trace(pen, track, from, to, side - 0.28);
    paintStroke(pen, 0.16, 'rgba(255,255,255,.4)');
  }
  trace(pen, track, from, to);
  paintStroke(pen, ROAD.half * 2 + 0.36, isContrast ? '#fff' : KERB.edge);
  const surfaceAt = (step: number) => track.surfaces[((step % track.count) + track.count) % track.count]!;
  for (let step = from; step < to;) {
    let end = step + 1;
    while (end < to && surfaceAt(end) === surfaceAt(step)) end++;
    trace(pen, track, step, end);
    paintStroke(pen, ROAD.half * 2, surfacing[surfaceAt(step)].base);
    step = end;
  }
  pen.setLineDash([1.2, 2]);
  trace(pen, track, from, to);
  paintStroke(pen, 0.16, 'rgba(255,240,206,.42)');
  pen.setLineDash([]);
  for (let step = from; step < to; step++) {
    const i = ((step % track.count) + track.count) % track.count;
    sprinkle(pen, track, i, track.surfaces[i]!, isContrast);
  }
  paintArrows(pen, track, from, to);
}

/** Paints the checkered start line, at which laps are counted. */
export function paintLine(pen: Pen, track: Track): void {
  pen.save();
  pen.translate(track.xs[0]!, track.ys[0]!);
  pen.transform(track.dxs[0]!, track.dys[0]!, -track.dys[0]!, track.dxs[0]!, 0, 0);
  const size = ROAD.half / 4;
  for (let row = 0; row < 2; row++)
    for (let column = -4; column < 4; column++) {
      pen.fillStyle = (row + column) % 2 ? '#1c1022' : '#FFF6E2';
      pen.fillRect((row - 1) * size, column * size, size, size);
    }
  pen.restore();
}

/** Returns the two samples at which the road crosses itself (the lower road first), or null if it does not. */
export function findCrossing({ xs, ys, count }: Track): readonly [below: number, above: number] | null {
  for (let i = 0; i < count; i++)
    for (let j = i + 30; j < count && j - i < count - 30; j++) {
      const [dx, dy] = [xs[i]! - xs[j]!, ys[i]! - ys[j]!];
      if (dx * dx + dy * dy < 1) return [i, j];
    }
  return null;
}
