/** Animates fireflies in the wood. Each flies in its own slow loops. */
import type { Pen, Stage } from '../stage';

const COUNT = 16;

export function paintFireflies(pen: Pen, { width, height, tile }: Stage, now: number): void {
  pen.fillStyle = '#FFF0A8';
  for (let i = 0; i < COUNT; i++) {
    const blink = Math.sin(now / (900 + i * 37) + i * 5);
    if (blink < 0) continue;
    const x = ((i * 0.618) % 1) * width + Math.sin(now / (2300 + i * 90) + i) * tile * 0.7;
    const y = ((i * 0.377 + 0.13) % 1) * height + Math.cos(now / (1900 + i * 110) + i * 2) * tile * 0.5;
    pen.globalAlpha = blink * 0.9;
    pen.beginPath();
    pen.arc(x, y, tile * 0.035, 0, 2 * Math.PI);
    pen.fill();
    pen.globalAlpha = blink * 0.16;
    pen.beginPath();
    pen.arc(x, y, tile * 0.12, 0, 2 * Math.PI);
    pen.fill();
  }
  pen.globalAlpha = 1;
}
