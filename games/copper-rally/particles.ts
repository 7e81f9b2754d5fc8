/** Animates dust, sparks and spray. The number of particles is fixed, so that nothing is allocated during the race. */

interface Particle {
  x: number;
  y: number;
  vx: number;
  vy: number;
  left: number;
  life: number;
  size: number;
  color: string;
}

const COUNT = 90;

export interface Particles {
  add(x: number, y: number, vx: number, vy: number, lifeS: number, size: number, color: string): void;
  /** Moves and paints the particles. `fall` is their downward acceleration per second. */
  paint(pen: CanvasRenderingContext2D, passedS: number, fall: number): void;
  clear(): void;
}

export function createParticles(): Particles {
  const specks: Particle[] = Array.from({ length: COUNT }, () => ({
    ...{ x: 0, y: 0, vx: 0, vy: 0, left: 0, life: 1, size: 1 },
    color: '',
  }));
  let next = 0;
  return {
    add(x, y, vx, vy, lifeS, size, color) {
      const speck = specks[next]!;
      next = (next + 1) % COUNT;
      Object.assign(speck, { x, y, vx, vy, left: lifeS, life: lifeS, size, color });
    },
    paint(pen, passedS, fall) {
      for (const speck of specks) {
        if (speck.left <= 0) continue;
        speck.left -= passedS;
        speck.vy += fall * passedS;
        speck.x += speck.vx * passedS;
        speck.y += speck.vy * passedS;
        pen.globalAlpha = Math.max(0, speck.left / speck.life) * 0.8;
        pen.fillStyle = speck.color;
        const { size } = speck;
        pen.fillRect(speck.x - size / 2, speck.y - size / 2, size, size);
      }
      pen.globalAlpha = 1;
    },
    clear() {
      for (const speck of specks) speck.left = 0;
    },
  };
}
