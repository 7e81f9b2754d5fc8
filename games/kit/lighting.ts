/** Shows the lighting animation: the pane, halo and star of an arched window light up once. */
import { el, icon } from './dom';

const STAR = 'M12 1.6 14.6 9l7.4.3-5.8 4.6 2 7.3-6.2-4.2-6.2 4.2 2-7.3L2 9.3 9.4 9Z';

export interface LampView {
  node: HTMLElement;
  /** Lights the window in 720 ms, or at once with reduced motion. */
  light(): void;
}

/** Creates an unlit window. Screen readers skip it, because the screen around it contains the message as text. */
export function createLamp(): LampView {
  const node = el(
    'div',
    { class: 'kit-lamp', 'aria-hidden': 'true' },
    el('span', { class: 'kit-lamp-halo' }),
    el('span', { class: 'kit-lamp-pane' }),
    icon(STAR, true),
  );
  return { node, light: () => node.classList.add('is-lit') };
}
