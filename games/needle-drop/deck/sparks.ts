/** Animates a ring at the needle, rising notes, and the word that rates a press. The caller passes the time. */
import type { GameEvent } from '../types';
import { LANE_COLORS, tracePath } from './palette';
import type { Geometry } from './geometry';

interface Spark {
  what: GameEvent;
  lane: number;
  bornMs: number;
  word: string;
}

const LIFE_MS = 620;
const RING_MS = 300;
export const WORDS: Partial<Record<GameEvent, string>> = {
  perfect: 'Perfect',
  good: 'Good',
  miss: 'Missed',
  held: 'Held',
  dropped: 'Let go',
};

export interface Sparks {
  /** Adds an event. `offMs` is how late the press was; it is negative for an early one. */
  add(event: GameEvent, lane: number, nowMs: number, offMs?: number): void;
  draw(brush: CanvasRenderingContext2D, geometry: Geometry, nowMs: number, isReduced: boolean): void;
  clear(): void;
}

function drawRing(brush: CanvasRenderingContext2D, { size }: Geometry, lane: number, share: number): void {
  brush.globalAlpha = 1 - share;
  brush.strokeStyle = LANE_COLORS[lane]!;
  brush.lineWidth = 5 * (1 - share) + 1;
  brush.beginPath();
  tracePath(brush, lane, (size / 2) * (1.1 + share * 0.9));
  brush.stroke();
}

/** Draws a small note that rises and sways. */
function drawRiser(brush: CanvasRenderingContext2D, { size }: Geometry, lane: number, share: number): void {
  const r = size * 0.11;
  brush.save();
  brush.translate(Math.sin(share * 5 + lane) * size * 0.22 + size * 0.34, -size * (0.5 + share * 1.5));
  brush.rotate(-0.15);
  brush.globalAlpha = 1 - share;
  brush.fillStyle = LANE_COLORS[lane]!;
  brush.beginPath();
  brush.ellipse(0, 0, r * 1.3, r, -0.35, 0, Math.PI * 2);
  brush.fill();
  brush.fillRect(r * 0.9, -r * 4.4, r * 0.42, r * 4.4);
  brush.beginPath();
  brush.moveTo(r * 0.9, -r * 4.4);
  brush.quadraticCurveTo(r * 2.8, -r * 3.8, r * 2.6, -r * 2);
  brush.quadraticCurveTo(r * 2.2, -r * 3, r * 0.9, -r * 3);
  brush.fill();
  brush.restore();
}

/** Creates the sparks of a deck. */
export function createSparks(): Sparks {
  let sparks: Spark[] = [];
  return {
    add(event, lane, nowMs, offMs = 0) {
      if (event === 'stray') return;
      // For a good press, the word says in which direction it could be better.
      const word = event === 'good' && offMs ? (offMs < 0 ? 'Early' : 'Late') : WORDS[event]!;
      sparks = sparks.filter((spark) => spark.lane !== lane || nowMs - spark.bornMs < RING_MS);
      sparks.push({ what: event, lane, bornMs: nowMs, word });
    },
    draw(brush, geometry, nowMs, isReduced) {
      if (!sparks.length) return;
      sparks = sparks.filter(({ bornMs }) => nowMs - bornMs < LIFE_MS);
      const { x, y, radii, size } = geometry;
      brush.textAlign = 'center';
      brush.font = `800 ${Math.max(15, Math.round(size * 0.3))}px 'Commissioner Variable', sans-serif`;
      for (const { what, lane, bornMs, word } of sparks) {
        const since = nowMs - bornMs;
        const isHit = what === 'perfect' || what === 'good' || what === 'held';
        brush.save();
        brush.translate(x + radii[lane]!, y);
        if (isHit && !isReduced && since < RING_MS) drawRing(brush, geometry, lane, since / RING_MS);
        if (isHit && !isReduced && what !== 'good') drawRiser(brush, geometry, lane, since / LIFE_MS);
        brush.globalAlpha = 1 - (since / LIFE_MS) ** 3;
        brush.lineWidth = 5;
        brush.lineJoin = 'round';
        brush.strokeStyle = '#120c1a';
        brush.fillStyle = what === 'perfect' || what === 'held' ? '#FFE3A0' : isHit ? '#fff' : '#FFB4A6';
        const rise = -size * 0.86 - (isReduced ? 0 : (since / LIFE_MS) * 10);
        brush.strokeText(word, 0, rise);
        brush.fillText(word, 0, rise);
        brush.restore();
      }
      brush.globalAlpha = 1;
    },
    clear() {
      sparks = [];
    },
  };
}
