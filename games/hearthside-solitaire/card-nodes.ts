/** The elements of the 52 cards: each is drawn once, then only moved. */
import { el, setAttribute } from '../kit/dom';
import { drawBack, drawFace } from './card-art';
import { nameOf, PACK } from './cards';
import type { LaidCard } from './layout';
import { isFoundation, STOCK, WASTE, type Table } from './play';

/** A card on its way lies over those that lie still. */
const FLYING = 200;
/** Of a stock, a waste or a foundation: what is carried off shows one more, on its way home another. */
const SHOWN_OF_STACK = 5;
/** A little longer than the style sheet's. */
const FLIGHT_MS = 280;

export interface CardNodes {
  nodes: readonly HTMLElement[];
  /** Moves the cards to where they lie; those that were forgotten are there at once. */
  place(laid: readonly LaidCard[]): void;
  /** Lets cards fly home from wherever they were carried; null for a new table. */
  forget(which: readonly number[] | null): void;
  name(laid: readonly LaidCard[], table: Table): void;
}

/** Makes the cards. */
export function createCards(): CardNodes {
  const nodes = Array.from({ length: PACK }, (_, card) =>
    el(
      'div',
      { class: 'hs-card', role: 'button', tabindex: '-1', 'data-card': card },
      el('div', { class: 'hs-sides' }, drawFace(card), drawBack()),
    ),
  );
  const drawn = new Map<number, string>();
  let landing: ReturnType<typeof setTimeout> | undefined;
  const landAll = () => nodes.filter(({ classList }) => !classList.contains('is-lifted')).forEach(land);
  return {
    nodes,
    place(laid) {
      for (const { card, pile, count, x, y, isOpen, order } of laid) {
        const node = nodes[card]!;
        const at = `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px)`;
        const was = drawn.get(card);
        node.dataset.order = String(order + 1);
        const isDeep = pile >= WASTE && count > SHOWN_OF_STACK;
        node.dataset.deep = String(isDeep);
        const isFlying = Number(node.style.zIndex) >= FLYING;
        if (was === undefined || (was === at && !isFlying)) land(node);
        else {
          node.style.zIndex = String(FLYING + order);
          if (!isDeep) node.classList.remove('is-buried');
        }
        if (was === undefined) node.classList.add('is-still');
        node.style.transform = at;
        drawn.set(card, at);
        setAttribute(node, 'data-pile', pile);
        const isTurned = isOpen !== node.classList.contains('is-open');
        node.classList.toggle('is-open', isOpen);
        node.classList.toggle('is-turned', isTurned && isOpen && was !== undefined);
      }
      // By the clock: a flight that is turned back at once never ends in an event.
      clearTimeout(landing);
      landing = setTimeout(landAll, FLIGHT_MS);
      if (laid.some(({ card }) => nodes[card]!.classList.contains('is-still')))
        requestAnimationFrame(() => requestAnimationFrame(() => nodes.forEach(wake)));
    },
    forget(which) {
      if (which === null) drawn.clear();
      else for (const card of which) drawn.set(card, 'carried');
    },
    name(laid, table) {
      for (const { card, pile, count, isOpen } of laid) {
        const node = nodes[card]!;
        const isPlace = isOpen && (pile < WASTE || count === 1);
        setAttribute(node, 'data-count', count);
        setAttribute(node, 'aria-hidden', isPlace ? null : 'true');
        setAttribute(node, 'aria-label', isPlace ? labelOf(card, pile, count, table) : null);
      }
    },
  };
}

/** Lies still from here on; nothing is painted where others lie on it. */
const land = (node: HTMLElement) => {
  node.style.zIndex = node.dataset.order ?? '';
  node.classList.toggle('is-buried', node.dataset.deep === 'true');
};
const wake = (node: HTMLElement) => node.classList.remove('is-still');

function labelOf(card: number, pile: number, count: number, table: Table): string {
  if (pile === WASTE) return `${nameOf(card)}, waste`;
  if (isFoundation(pile)) return `${nameOf(card)}, foundation`;
  if (pile === STOCK) return nameOf(card);
  const isFirst = table.piles[pile]!.length - count === table.down[pile];
  const hidden = isFirst && table.down[pile] ? `, ${table.down[pile]} face down below` : '';
  return `${nameOf(card)}, pile ${pile + 1}${count > 1 ? `, ${count - 1} on it` : ''}${hidden}`;
}
