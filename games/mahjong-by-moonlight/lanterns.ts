/** A string of lanterns: each pair soon after the last lights one more. It changes nothing in the score. */
import { el } from '../kit/dom';

const LANTERNS = 9;
const SOON_MS = 6_000;

export interface Lanterns {
  node: HTMLElement;
  /** A pair was taken. Returns how many are lit. */
  light(): number;
  clear(): void;
}

/** Makes the string. It is only to be looked at. */
export function createLanterns(): Lanterns {
  const lamps = Array.from({ length: LANTERNS }, () => el('span', { class: 'mj-lantern' }));
  const node = el('div', { class: 'mj-lanterns', 'aria-hidden': 'true' }, ...lamps);
  let lit = 0;
  let lastAt = -Infinity;
  const show = () => lamps.forEach((lamp, index) => lamp.classList.toggle('is-lit', index < lit));
  return {
    node,
    light() {
      const now = performance.now();
      lit = now - lastAt < SOON_MS ? Math.min(lit + 1, LANTERNS) : 1;
      lastAt = now;
      show();
      return lit;
    },
    clear() {
      lit = 0;
      lastAt = -Infinity;
      show();
    },
  };
}
