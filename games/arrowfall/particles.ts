/** Animates short-lived particles: shards, sparks, dust, and points as numbers. The caller passes the time. */
import { WIDTH } from './config';
import { paintDisc, paintGlow, paintLine, paintWords, type Pen } from './pens';
import type { Event, Item } from './types';

interface Particle {
  draw(pen: Pen, share: number): void;
  startMs: number;
  lengthMs: number;
}

export interface Particles {
  add(event: Event, item: Item | undefined, now: number, isReduced: boolean): void;
  say(text: string, x: number, y: number, now: number): void;
  draw(pen: Pen, now: number): void;
  isOver(): boolean;
  clear(): void;
}

const paintBurst =
  ({ x, y }: Event, colors: readonly string[], count: number, reach: number, fall = 60) =>
  (pen: Pen, share: number) => {
    pen.globalAlpha = 1 - share;
    for (let i = 0; i < count; i++) {
      const angle = (i / count) * 2 * Math.PI + (i % 3) * 0.7;
      const distance = reach * Math.sqrt(share) * (0.5 + (i % 4) * 0.17);
      const [dx, dy] = [Math.cos(angle) * distance, Math.sin(angle) * distance + fall * share * share];
      paintDisc(pen, x + dx, y + dy, 5.5 * (1.2 - share), colors[i % colors.length]!);
    }
    pen.globalAlpha = 1;
  };

const paintRipple =
  ({ x, y }: Event, color: string, reach: number) =>
  (pen: Pen, share: number) => {
    pen.globalAlpha = 1 - share;
    pen.strokeStyle = color;
    pen.lineWidth = 5 * (1 - share) + 1;
    for (const delay of [0, 0.25]) {
      pen.beginPath();
      pen.arc(x, y, 16 + reach * Math.max(0, share - delay), 0, 2 * Math.PI);
      pen.stroke();
    }
    pen.globalAlpha = 1;
  };

const paintFalling =
  ({ x, y }: Event) =>
  (pen: Pen, share: number) => {
    const down = y + 500 * share * share;
    pen.globalAlpha = 1 - share * share;
    paintDisc(pen, x + 60 * share, down, 15, '#241328');
    paintDisc(pen, x + 60 * share, down, 12.5, '#D8402F');
    paintLine(pen, [x + 60 * share - 48, down - 18, x + 60 * share + 22, down + 8], '#E8C690', 4);
    pen.globalAlpha = 1;
  };

const paintFlash =
  ({ x, y }: Event) =>
  (pen: Pen, share: number) =>
    paintGlow(pen, x, y, 70 + 120 * share, '255,196,104', 1 - share);

/** The approximate width of a letter, in units. */
const LETTER = 19;
const SPARKS = ['#FFE9B0', '#FFB534', '#FFF6E2'];

export function createParticles(): Particles {
  let specks: Particle[] = [];
  const push = (draw: Particle['draw'], startMs: number, lengthMs: number) =>
    specks.push({ draw, startMs, lengthMs });
  const say: Particles['say'] = (text, x, y, now) => {
    // Moves the text so that all of it is within the range.
    const half = Math.max(110, (text.length * LETTER) / 2);
    const middle = Math.max(half, Math.min(WIDTH - half, x));
    push(
      (pen, share) => {
        pen.globalAlpha = 1 - share ** 4;
        paintWords(pen, text, middle, Math.max(60, y - 40 - 36 * Math.sqrt(share)), 34);
        pen.globalAlpha = 1;
      },
      now,
      1500,
    );
  };
  const addHitSpecks = (event: Event, item: Item | undefined, now: number) => {
    if (item?.kind === 'balloon')
      push(paintBurst(event, ['#E2503A', '#F6B23E', '#FFF6E2'], 14, 74), now, 460);
    if (item?.kind === 'apple') push(paintFalling(event), now, 620);
    if (item?.kind === 'bell') push(paintRipple(event, '#FFE9A8', 90), now, 800);
    if (item?.kind === 'face') push(paintBurst(event, ['#F0D29A', '#D9B36A', '#FFF6E2'], 9, 44), now, 380);
    if (item?.kind === 'lantern') push(paintFlash(event), now, 620);
  };
  return {
    say,
    add(event, item, now, isReduced) {
      if (event.points) say(`+${event.points}`, event.x, event.y, now);
      if (isReduced) return;
      if (event.kind === 'hit') addHitSpecks(event, item, now);
      if (event.kind === 'cut') push(paintBurst(event, ['#F0D29A', '#9A6B3E'], 8, 36), now, 380);
      if (event.kind === 'thud' || event.kind === 'ground')
        push(paintBurst(event, ['#D8C49A', '#9A7A52'], 6, 26, 20), now, 320);
      if (event.kind === 'land') push(paintBurst(event, ['#FFF6E2', '#E8DCC0'], 12, 78, -10), now, 560);
      if (event.kind === 'bounce') push(paintRipple(event, '#FFF1D2', 46), now, 360);
      if (event.kind === 'kindle') push(paintBurst(event, SPARKS, 10, 50, -40), now, 460);
      if (event.kind === 'douse')
        push(paintBurst(event, ['#D8F2FF', '#8CC8E8', '#FFFFFF'], 10, 50), now, 460);
      if (event.kind === 'launch') push(paintBurst(event, SPARKS, 10, 50), now, 420);
      if (event.kind === 'burst')
        push(paintBurst(event, [...SPARKS, '#E2503A', '#8FCBBE'], 26, 150, 40), now, 1100);
    },
    draw(pen, now) {
      specks = specks.filter(({ startMs, lengthMs }) => now < startMs + lengthMs);
      for (const { draw, startMs, lengthMs } of specks) draw(pen, Math.max(0, (now - startMs) / lengthMs));
    },
    isOver: () => specks.length === 0,
    clear() {
      specks = [];
    },
  };
}
