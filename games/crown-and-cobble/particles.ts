/** Animates particles over the map: arrows, rings, bursts, coins. Points are in device pixels, and the caller passes the time. */

type Pen = CanvasRenderingContext2D;

export type SpeckKind =
  'ray' | 'arrow' | 'claw' | 'jet' | 'ring' | 'burst' | 'puff' | 'word' | 'dust' | 'flash';

interface Particle {
  kind: SpeckKind;
  x: number;
  y: number;
  toX: number;
  toY: number;
  size: number;
  color: string;
  text: string;
  startMs: number;
  lengthMs: number;
}

const LENGTH: Readonly<Record<SpeckKind, number>> = {
  ray: 130,
  arrow: 150,
  claw: 220,
  jet: 200,
  ring: 480,
  burst: 420,
  puff: 420,
  word: 950,
  dust: 380,
  flash: 800,
};
const MAX_SPECKS = 140;

const paintCircle = (pen: Pen, x: number, y: number, r: number) => {
  pen.beginPath();
  pen.arc(x, y, Math.max(0, r), 0, 2 * Math.PI);
};

const paintStroke = (pen: Pen, x: number, y: number, toX: number, toY: number) => {
  pen.beginPath();
  pen.moveTo(x, y);
  pen.lineTo(toX, toY);
  pen.stroke();
};

const DRAW: Readonly<Record<SpeckKind, (pen: Pen, one: Particle, share: number) => void>> = {
  ray(pen, { x, y, toX, toY, size }, share) {
    pen.globalAlpha = 1 - share;
    pen.lineWidth = size * 7;
    pen.globalAlpha *= 0.4;
    paintStroke(pen, x, y, toX, toY);
    pen.globalAlpha = 1 - share;
    pen.lineWidth = size * 2.6;
    paintStroke(pen, x, y, toX, toY);
  },
  arrow(pen, { x, y, toX, toY, size }, share) {
    const [hx, hy] = [x + (toX - x) * share, y + (toY - y) * share];
    const tail = Math.max(0, share - 0.3);
    pen.lineWidth = size * 4;
    paintStroke(pen, x + (toX - x) * tail, y + (toY - y) * tail, hx, hy);
  },
  claw(pen, { toX, toY, size }, share) {
    pen.globalAlpha = 1 - share;
    pen.lineWidth = size * 4;
    for (const off of [-10, 0, 10])
      paintStroke(
        pen,
        toX + (off - 14) * size,
        toY - 20 * size,
        toX + (off - 14 + 26 * share) * size,
        toY + 14 * size,
      );
  },
  jet(pen, { x, y, toX, toY, size }, share) {
    for (let i = 0; i < 6; i++) {
      const at = Math.min(1, share * 1.3 - i * 0.05);
      if (at <= 0) continue;
      paintCircle(
        pen,
        x + (toX - x) * at,
        y + (toY - y) * at - 20 * size * at * (1 - at) * 4,
        size * (6 - i * 0.6),
      );
      pen.fill();
    }
  },
  ring(pen, { x, y, size }, share) {
    pen.globalAlpha = 0.8 * (1 - share);
    pen.lineWidth = 4;
    for (const part of [share, share * 0.7]) {
      paintCircle(pen, x, y, size * part);
      pen.stroke();
    }
  },
  burst(pen, { x, y, size }, share) {
    pen.globalAlpha = 0.45 * (1 - share);
    paintCircle(pen, x, y, size * Math.sqrt(share));
    pen.fill();
    pen.globalAlpha = 1 - share;
    for (let i = 0; i < 8; i++) {
      const angle = (i / 8) * 2 * Math.PI;
      paintCircle(
        pen,
        x + Math.cos(angle) * size * share,
        y + Math.sin(angle) * size * share * 0.7 - size * 0.3 * share * (1 - share),
        size * 0.09,
      );
      pen.fill();
    }
  },
  puff(pen, { x, y, size }, share) {
    pen.globalAlpha = 0.8 * (1 - share);
    for (let i = 0; i < 6; i++) {
      const angle = (i / 6) * 2 * Math.PI + 0.4;
      paintCircle(
        pen,
        x + Math.cos(angle) * size * share,
        y + Math.sin(angle) * size * share - size * 0.5,
        size * 0.3 * (1 - share),
      );
      pen.fill();
    }
  },
  dust(pen, { x, y, size }, share) {
    pen.globalAlpha = 0.6 * (1 - share);
    pen.lineWidth = size * 0.16;
    pen.beginPath();
    pen.ellipse(x, y, size * (0.5 + share), size * 0.6 * (0.5 + share), 0, 0, 2 * Math.PI);
    pen.stroke();
  },
  word(pen, { x, y, size, color, text }, share) {
    pen.globalAlpha = 1 - share ** 3;
    pen.font = `800 ${size}px 'Hanken Grotesk Variable', sans-serif`;
    pen.textAlign = 'center';
    pen.lineWidth = size * 0.24;
    pen.lineJoin = 'round';
    pen.strokeStyle = '#0b142f';
    pen.strokeText(text, x, y - size * 1.8 * share);
    pen.fillStyle = color;
    pen.fillText(text, x, y - size * 1.8 * share);
  },
  flash(pen, { x, y, toX, toY }, share) {
    pen.globalAlpha = 0.2 * (1 - share);
    pen.fillRect(x, y, toX, toY);
  },
};

export interface Particles {
  add(
    kind: SpeckKind,
    x: number,
    y: number,
    toX: number,
    toY: number,
    size: number,
    color: string,
    text?: string,
  ): void;
  draw(pen: Pen, nowMs: number): void;
  isOver(): boolean;
  clear(): void;
}

export function createParticles(): Particles {
  const specks: Particle[] = [];
  return {
    add(kind, x, y, toX, toY, size, color, text = '') {
      if (specks.length >= MAX_SPECKS) specks.shift();
      const [startMs, lengthMs] = [performance.now(), LENGTH[kind]];
      specks.push({ kind, x, y, toX, toY, size, color, text, startMs, lengthMs });
    },
    draw(pen, nowMs) {
      let count = 0;
      for (const one of specks) {
        const share = (nowMs - one.startMs) / one.lengthMs;
        if (share >= 1) continue;
        specks[count++] = one;
        pen.strokeStyle = one.color;
        pen.fillStyle = one.color;
        pen.lineCap = 'round';
        DRAW[one.kind](pen, one, Math.max(0, share));
        pen.globalAlpha = 1;
      }
      specks.length = count;
    },
    isOver: () => specks.length === 0,
    clear() {
      specks.length = 0;
    },
  };
}
