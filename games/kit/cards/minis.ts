/** Small cards in the how-to panels. */
import { el } from '../dom';
import { drawBack, drawFace, drawSuitMark } from './card-art';
import { RANKS, SUITS } from './cards';

/** Returns the suit of a letter: `C`, `D`, `H`, `S`. */
const suitBy = (letter: string | undefined) => SUITS.findIndex((suit) => suit[0]!.toUpperCase() === letter);

/** Draws a card by its short name: `10C`; `#` is a back, `_` an empty place, `_H` the empty place of a suit. */
export function drawMini(name: string): HTMLElement {
  if (name === '#') return el('span', { class: 'deck-mini is-back' }, drawBack());
  const suit = suitBy(name.at(-1));
  if (name.startsWith('_'))
    return el('span', { class: 'deck-mini is-blank' }, suit < 0 ? null : drawSuitMark(suit));
  const rank = RANKS.findIndex((one) => one === name.slice(0, -1));
  return el('span', { class: 'deck-mini' }, drawFace(suit * 13 + rank));
}

export const picture = (...nodes: Node[]): HTMLElement =>
  el('span', { class: 'deck-picture', 'aria-hidden': 'true' }, ...nodes);
