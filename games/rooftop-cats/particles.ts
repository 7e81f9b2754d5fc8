/** Animates short-lived particles: dust, sparks, birds. The caller passes the seconds. */
import { AIR, PLAIN } from './palette';
import type { Context } from './picture';

interface Particle {
  kind: 'puff' | 'spark' | 'bird';
  /** The position on the course in dots. Up is positive. */
  x: number;
  h: number;
  dx: number;
  dh: number;
  /** The downward acceleration in dots per second squared. */
  pull: number;
  size: number;
  color: string;
  age: number;
  lifeS: number;
}

const MAX_SPECKS = 70;

export interface Particles {
  dust(x: number, h: number, count: number): void;
  sparks(x: number, h: number, count: number): void;
  birds(x: number, h: number, count: number): void;
  /** Advances the particles by some seconds and draws the remaining ones. The pen's units are dots, relative to the cat. */
  show(pen: Context, seconds: number, catX: number, catH: number): void;
  clear(): void;
  /** Returns whether there is anything to draw. */
  isAlive(): boolean;
  setStyle(style: { isReduced: boolean; isContrast: boolean }): void;
}

function drawBird(pen: Context, x: number, y: number, age: number, size: number, color: string): void {
  const flap = Math.sin(age * 26) * 8;
  pen.fillStyle = color;
  pen.beginPath();
  pen.ellipse(x, y, 9 * size, 4.5 * size, -0.25, 0, 7);
  pen.ellipse(x + 9 * size, y - 4 * size, 3.6 * size, 3.4 * size, 0, 0, 7);
  pen.fill();
  pen.beginPath();
  pen.moveTo(x - 5 * size, y - 2);
  pen.lineTo(x - 3 * size, y - 3 - flap * 1.5);
  pen.lineTo(x + 5 * size, y - 2);
  pen.closePath();
  pen.fill();
}

/** Creates the particles of a field. */
export function createParticles(): Particles {
  let specks: Particle[] = [];
  let style = { isReduced: false, isContrast: false };
  let turn = 0;
  // Any distribution suffices, because the particles do not affect the score.
  const spread = () => ((turn = (turn * 73 + 41) % 997) / 997) * 2 - 1;
  const add = (speck: Partial<Particle> & Pick<Particle, 'kind' | 'x' | 'h' | 'lifeS'>) => {
    if (specks.length >= MAX_SPECKS) specks.shift();
    specks.push({ dx: 0, dh: 0, pull: 0, size: 1, color: AIR.dust, age: 0, ...speck });
  };
  const draw = (pen: Context, speck: Particle, x: number, y: number) => {
    const share = speck.age / speck.lifeS;
    pen.globalAlpha = speck.kind === 'bird' ? 1 - share ** 4 : 1 - share;
    if (speck.kind === 'bird') return drawBird(pen, x, y, speck.age, speck.size, speck.color);
    pen.fillStyle = speck.color;
    if (speck.kind === 'puff') pen.globalAlpha *= 0.5;
    pen.beginPath();
    pen.arc(x, y, speck.size * (speck.kind === 'puff' ? 0.5 + share : 1 - share * 0.6), 0, 7);
    pen.fill();
  };
  return {
    dust(x, h, count) {
      if (style.isReduced) return;
      for (let i = 0; i < count; i++)
        add({
          kind: 'puff',
          x: x + spread() * 14,
          h: h + 4,
          dx: -60 + spread() * 70,
          dh: 30 + spread() * 26,
          size: 6 + spread() * 3,
          lifeS: 0.42,
        });
    },
    sparks(x, h, count) {
      if (style.isReduced) return;
      for (let i = 0; i < count; i++)
        add({
          kind: 'spark',
          x,
          h,
          dx: 120 + spread() * 170,
          dh: 90 + spread() * 150,
          pull: 460,
          size: 3.4 + spread(),
          color: AIR.spark,
          lifeS: 0.55,
        });
    },
    birds(x, h, count) {
      for (let i = 0; i < count; i++)
        add({
          kind: 'bird',
          x: x + i * 17,
          h: h + 8,
          dx: 230 + spread() * 130 + i * 24,
          dh: style.isReduced ? 60 : 240 + spread() * 90,
          pull: -60,
          size: 1 + spread() * 0.12,
          color: style.isContrast ? PLAIN.paper : i % 2 ? AIR.bird : AIR.birdShade,
          lifeS: style.isReduced ? 0.4 : 1.15,
        });
    },
    isAlive: () => specks.length > 0,
    show(pen, seconds, catX, catH) {
      specks = specks.filter((speck) => (speck.age += seconds) < speck.lifeS);
      for (const speck of specks) {
        speck.dh -= speck.pull * seconds;
        speck.x += speck.dx * seconds;
        speck.h += speck.dh * seconds;
        draw(pen, speck, speck.x - catX, catH - speck.h);
      }
      pen.globalAlpha = 1;
    },
    clear() {
      specks = [];
    },
    setStyle(next) {
      style = next;
    },
  };
}
