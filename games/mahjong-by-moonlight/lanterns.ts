/** Shows a string of lanterns. Each pair soon after the previous one lights another lantern. This does not affect the score. */
import { el } from '../kit/dom';

const LANTERNS = 9;
const SOON_MS = 6_000;

export interface LanternsView {
  node: HTMLElement;
  /** Lights a lantern after a pair was taken. Returns the number of lit lanterns. */
  light(): number;
  clear(): void;
}

/** Creates the string of lanterns, which is decorative. */
export function createLanterns(): LanternsView {
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
