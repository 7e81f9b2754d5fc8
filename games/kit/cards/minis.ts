/** Draws the small cards of the how-to panels. */
import { el } from '../dom';
import { drawBack, drawFace, drawSuitMark } from './card-art';
import { RANKS, SUITS } from './cards';

/** Returns the index of the suit for its letter: `C`, `D`, `H` or `S`. */
const suitBy = (letter: string | undefined) => SUITS.findIndex((suit) => suit[0]!.toUpperCase() === letter);

/** Draws a card by its short name, such as `10C`. `#` is a card's back, `_` an empty pile, `_H` the empty pile of a suit. */
export function drawMini(name: string): HTMLElement {
  if (name === '#') return el('span', { class: 'deck-mini is-back' }, drawBack());
  const suit = suitBy(name.at(-1));
  if (name.startsWith('_'))
    return el('span', { class: 'deck-mini is-blank' }, suit < 0 ? null : drawSuitMark(suit));
  const rank = RANKS.findIndex((one) => one === name.slice(0, -1));
  return el('span', { class: 'deck-mini' }, drawFace(suit * 13 + rank));
}

export const createPicture = (...nodes: Node[]): HTMLElement =>
  el('span', { class: 'deck-picture', 'aria-hidden': 'true' }, ...nodes);
