/** The sleeve of a record, before the needle is lowered: the choice of strength, and the way to the timing test. */
import { el, icon } from '../../kit/dom';
import { STRENGTHS } from '../config';
import { starsKey, type Shelf } from '../shelf';
import { TUNES } from '../tunes/tunes';
import type { Strength, TuneKey } from '../types';

export interface Sleeve {
  node: HTMLElement;
  show(tune: TuneKey): void;
  hide(): void;
  readonly isShown: boolean;
  focus(): void;
}

const STAR = 'M12 3.5 14.2 9.6l6.3.2-5 3.9 1.8 6.1-5.3-3.6-5.3 3.6 1.8-6.1-5-3.9 6.3-.2Z';
const MOST_STARS = 3;

/** Returns stars, lit and unlit, with their number as text. */
export function starRow(count: number): HTMLElement {
  const stars = Array.from({ length: MOST_STARS }, (_, i) => {
    const star = icon(STAR, i < count);
    star.classList.toggle('is-lit', i < count);
    return star;
  });
  return el('span', { class: 'nd-stars', role: 'img', 'aria-label': `${count} of 3 stars` }, ...stars);
}

/** Creates the sleeve. */
export function createSleeve(shelf: Shelf, on: { choose(strength: Strength): void; timing(): void }): Sleeve {
  const node = el('div', { class: 'nd-panel', role: 'group', hidden: true });
  const choice = (tune: TuneKey, strength: Strength, isOnly: boolean) =>
    el(
      'button',
      {
        type: 'button',
        class: `kit-button ${isOnly ? 'is-play' : 'is-cream'} nd-strength`,
        on: { click: () => on.choose(strength) },
      },
      el('span', { text: isOnly ? 'Drop the needle' : STRENGTHS[strength]! }),
      starRow(shelf.stars[starsKey(tune, strength)] ?? 0),
    );
  return {
    node,
    get isShown() {
      return !node.hidden;
    },
    show(key) {
      const { title, mood, strengths } = TUNES[key];
      node.setAttribute('aria-label', title);
      node.replaceChildren(
        el('div', { class: `nd-cover is-${key}`, 'aria-hidden': 'true' }, el('i')),
        el('h2', { class: 'nd-tune', text: title }),
        el('p', { class: 'nd-mood', text: `${mood}.` }),
        el(
          'div',
          { class: 'nd-strengths' },
          ...strengths.map((strength) => choice(key, strength, strengths.length === 1)),
        ),
        el('button', {
          type: 'button',
          class: 'kit-button is-ghost nd-timing-open',
          text: shelf.offsetMs
            ? `Timing: ${Math.abs(shelf.offsetMs)} ms ${shelf.offsetMs > 0 ? 'late' : 'early'}`
            : 'Timing',
          on: { click: on.timing },
        }),
      );
      node.hidden = false;
    },
    hide() {
      node.hidden = true;
    },
    focus: () => node.querySelector('button')?.focus({ preventScroll: true }),
  };
}
