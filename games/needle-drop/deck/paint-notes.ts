/** Paints the moving parts in the grooves: notes, long notes and bar lines. */
import type { Game } from '../state';
import { pointAt, type Geometry } from './geometry';
import { LANE_COLORS, LANE_SHADES, tracePath } from './palette';

type Brush = CanvasRenderingContext2D;

/** How far behind the needle a missed note remains visible, in radians. */
const MISSED_NOTE_ANGLE = 0.16;
const MISSED_COLOR = '#5b5668';

export interface Sprites {
  bright: readonly HTMLCanvasElement[];
  dull: readonly HTMLCanvasElement[];
  /** The width of a sprite in CSS pixels. */
  width: number;
}

function makeSprite(lane: number, size: number, ratio: number, isDull: boolean): HTMLCanvasElement {
  const node = document.createElement('canvas');
  node.width = node.height = Math.ceil(size * 1.7 * ratio);
  const brush = node.getContext('2d')!;
  brush.scale(ratio, ratio);
  brush.translate(size * 0.85, size * 0.85);
  const fill = (r: number, color: string, down = 0) => {
    brush.save();
    brush.translate(0, down);
    brush.beginPath();
    tracePath(brush, lane, r);
    brush.fillStyle = color;
    brush.fill();
    brush.restore();
  };
  const r = size / 2;
  fill(r * 1.16, '#0b0812');
  fill(r, isDull ? '#3a3644' : LANE_SHADES[lane]!, r * 0.07);
  fill(r * 0.93, isDull ? MISSED_COLOR : LANE_COLORS[lane]!, -r * 0.05);
  fill(r * 0.42, isDull ? '#4a4656' : '#fff8e6');
  return node;
}

/** Draws each shape once for a size of the deck. */
export function makeSprites({ size }: Geometry, ratio: number): Sprites {
  const make = (isDull: boolean) => [0, 1, 2, 3].map((lane) => makeSprite(lane, size, ratio, isDull));
  return { bright: make(false), dull: make(true), width: size * 1.7 };
}

interface Scene {
  geometry: Geometry;
  sprites: Sprites;
  game: Game;
  songMs: number;
  aheadMs: number;
}

const noteAngleOf = ({ geometry, songMs, aheadMs }: Scene, ms: number): number =>
  ((ms - songMs) / aheadMs) * geometry.ahead;

function drawBars(brush: Brush, scene: Scene): void {
  const { geometry, game, songMs, aheadMs } = scene;
  const { x, y, radii, gap } = geometry;
  brush.strokeStyle = 'rgba(255,240,214,.2)';
  brush.lineWidth = 1.5;
  for (const bar of game.play.chart.bars) {
    if (bar < songMs || bar > songMs + aheadMs * 1.3) continue;
    const angle = noteAngleOf(scene, bar);
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    const [from, to] = [radii[0]! - gap * 0.42, radii.at(-1)! + gap * 0.42];
    brush.beginPath();
    brush.moveTo(x + cos * from, y - sin * from);
    brush.lineTo(x + cos * to, y - sin * to);
    brush.stroke();
  }
}

function drawTrail(brush: Brush, scene: Scene, index: number, isHeld: boolean): void {
  const { geometry, game } = scene;
  const { lane, at, end } = game.play.chart.notes[index]!;
  const from = isHeld ? 0 : Math.max(-MISSED_NOTE_ANGLE, noteAngleOf(scene, at));
  const to = Math.min(geometry.ahead * 1.4, noteAngleOf(scene, end));
  if (to <= from) return;
  const isLost = !isHeld && game.play.marks[index] !== 0;
  brush.lineCap = 'round';
  for (const [width, color, alpha] of [
    [0.46, '#0b0812', 1],
    [0.34, isLost ? MISSED_COLOR : LANE_SHADES[lane]!, 1],
    [0.14, isLost ? MISSED_COLOR : isHeld ? '#fff8e6' : LANE_COLORS[lane]!, isHeld ? 1 : 0.8],
  ] as const) {
    brush.globalAlpha = alpha;
    brush.strokeStyle = color;
    brush.lineWidth = geometry.size * width;
    brush.beginPath();
    brush.arc(geometry.x, geometry.y, geometry.radii[lane]!, -to, -from);
    brush.stroke();
  }
  brush.globalAlpha = 1;
}

/** Draws all visible notes, the farthest first. */
export function drawNotes(brush: Brush, scene: Scene): void {
  const { geometry, sprites, game, songMs, aheadMs } = scene;
  const { notes } = game.play.chart;
  const { marks, heldNotes } = game.play;
  drawBars(brush, scene);
  const last = songMs + aheadMs * 1.35;
  for (let i = notes.length - 1; i >= 0; i--) {
    const { lane, at, end } = notes[i]!;
    if (at > last || end < songMs - aheadMs * 0.4) continue;
    const isHeld = heldNotes[lane] === i;
    const mark = marks[i]!;
    if (end > at && (isHeld || mark === 0 || mark === 3)) drawTrail(brush, scene, i, isHeld);
    if (mark === 1 || mark === 2) continue;
    const angle = noteAngleOf(scene, at);
    if (angle < -MISSED_NOTE_ANGLE) continue;
    const point = pointAt(geometry, lane, angle);
    const sprite = (mark === 3 ? sprites.dull : sprites.bright)[lane]!;
    const half = sprites.width / 2;
    brush.drawImage(sprite, point.x - half, point.y - half, sprites.width, sprites.width);
  }
}
