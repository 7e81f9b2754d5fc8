/** The lighting animation: an arched window whose pane, halo and star light up once. */
import { el, icon } from './dom';

const STAR = 'M12 1.6 14.6 9l7.4.3-5.8 4.6 2 7.3-6.2-4.2-6.2 4.2 2-7.3L2 9.3 9.4 9Z';

export interface Lamp {
  node: HTMLElement;
  /** Lights it in 720 ms, or at once with reduced motion. */
  light(): void;
}

/** Creates an unlit window. It is hidden from screen readers, because the screen around it has the text. */
export function createLamp(): Lamp {
  const node = el(
    'div',
    { class: 'kit-lamp', 'aria-hidden': 'true' },
    el('span', { class: 'kit-lamp-halo' }),
    el('span', { class: 'kit-lamp-pane' }),
    icon(STAR, true),
  );
  return { node, light: () => node.classList.add('is-lit') };
}
