/** Animates short-lived particles: dust, drops, sparks, and the light of a holed ball. The caller passes the time. */
import { paintDisc, paintGlow, ring, type Pen } from './pens';
import type { Event } from './types';

type Upright = (pen: Pen, x: number, y: number, draw: () => void) => void;

interface Particle {
  draw(pen: Pen, share: number, upright: Upright): void;
  startMs: number;
  lengthMs: number;
}

export interface Particles {
  add(event: Event, now: number): void;
  /** Shows the light of a holed ball. For a hole in one, it fills the entire hole. */
  shine(x: number, y: number, isAce: boolean, now: number): void;
  /** Draws the particles. `upright` draws without rotation at a point of the hole. */
  draw(pen: Pen, now: number, upright: Upright): void;
  isOver(): boolean;
  /** Shows the strokes that a lost ball costs. */
  announceCost(event: Event, now: number): void;
  clear(): void;
}

const paintPuff =
  ({ x, y }: Event, color: string, count: number, reach: number) =>
  (pen: Pen, share: number) => {
    pen.globalAlpha = 1 - share;
    for (let i = 0; i < count; i++) {
      const angle = (i / count) * 2 * Math.PI + (i % 3);
      const distance = reach * share * (0.6 + (i % 4) * 0.15);
      paintDisc(
        pen,
        x + Math.cos(angle) * distance,
        y + Math.sin(angle) * distance,
        0.09 * (1.3 - share),
        color,
      );
    }
    pen.globalAlpha = 1;
  };

const paintRings =
  ({ x, y }: Event, color: string, reach: number) =>
  (pen: Pen, share: number) => {
    pen.globalAlpha = 1 - share;
    ring(pen, x, y, 0.2 + reach * share, color, 0.08);
    if (share > 0.25) ring(pen, x, y, 0.2 + reach * (share - 0.25), color, 0.05);
    pen.globalAlpha = 1;
  };

const paintLight = (x: number, y: number, isAce: boolean) => (pen: Pen, share: number) => {
  const fade = share < 0.15 ? share / 0.15 : 1 - (share - 0.15) / 0.85;
  pen.globalCompositeOperation = 'lighter';
  paintGlow(pen, x, y, isAce ? 3 + 14 * share : 2.4, '255,200,110', (isAce ? 0.85 : 0.6) * fade);
  pen.globalCompositeOperation = 'source-over';
  const count = isAce ? 20 : 8;
  pen.globalAlpha = fade;
  for (let i = 0; i < count; i++) {
    const angle = (i / count) * 2 * Math.PI;
    const distance = (isAce ? 0.6 + 6 * share * (0.5 + (i % 5) * 0.14) : 0.5 + 1.2 * share) + (i % 2) * 0.3;
    paintDisc(
      pen,
      x + Math.cos(angle) * distance,
      y + Math.sin(angle) * distance,
      isAce ? 0.11 : 0.07,
      i % 2 ? '#ffe9b0' : '#ffb534',
    );
  }
  pen.globalAlpha = 1;
};

/** The text with the cost of a lost ball rises from the point where the ball was lost. */
const paintCost =
  ({ x, y }: Event) =>
  (pen: Pen, share: number, upright: Upright) =>
    upright(pen, x, y, () => {
      pen.globalAlpha = 1 - share ** 3;
      pen.font = "800 0.62px 'Hanken Grotesk Variable', sans-serif";
      pen.textAlign = 'center';
      pen.lineWidth = 0.14;
      pen.lineJoin = 'round';
      pen.strokeStyle = '#0b142f';
      pen.strokeText('+1 stroke', 0, -0.4 - share * 0.7);
      pen.fillStyle = '#fff6e2';
      pen.fillText('+1 stroke', 0, -0.4 - share * 0.7);
      pen.globalAlpha = 1;
    });

export function createParticles(): Particles {
  let specks: Particle[] = [];
  const push = (draw: Particle['draw'], startMs: number, lengthMs: number) =>
    specks.push({ draw, startMs, lengthMs });
  return {
    add(event, now) {
      if (event.kind === 'wall' && event.force > 2) push(paintPuff(event, '#fff0c8', 5, 0.5), now, 260);
      if (event.kind === 'kick') push(paintRings(event, '#ffd98c', 0.9), now, 380);
      if (event.kind === 'sand') push(paintPuff(event, '#f3dfae', 9, 0.8), now, 420);
      if (event.kind === 'fall') push(paintRings(event, '#d8f2ff', 0.9), now, 620);
      if (event.kind === 'jump') push(paintPuff(event, '#ffd98c', 7, 0.6), now, 320);
      if (event.kind === 'land') push(paintPuff(event, '#e8d2c0', 8, 0.7), now, 360);
      if (event.kind === 'in' || event.kind === 'out') push(paintPuff(event, '#b98a5a', 7, 0.6), now, 360);
    },
    announceCost: (event, now) => push(paintCost(event), now, 1500),
    shine: (x, y, isAce, now) => push(paintLight(x, y, isAce), now, isAce ? 1900 : 900),
    draw(pen, now, upright) {
      specks = specks.filter(({ startMs, lengthMs }) => now < startMs + lengthMs);
      for (const { draw, startMs, lengthMs } of specks)
        draw(pen, Math.max(0, (now - startMs) / lengthMs), upright);
    },
    isOver: () => specks.length === 0,
    clear() {
      specks = [];
    },
  };
}
