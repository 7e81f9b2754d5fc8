/** Manages the elements of the cards. Each card is drawn once and afterwards only moved. */
import { el, setAttribute } from '../dom';
import { drawBack, drawFace } from './card-art';
import type { LaidCard, Pile } from './types';

/** The z-index that puts a moving card above cards at rest. */
const FLYING = 200;
/**
 * The number of visible cards in a stock, a waste or a foundation. Dragging the top card away reveals one more, and a
 * card flying back reveals another.
 */
const SHOWN_OF_STACK = 5;
/** The duration of a card's flight, slightly longer than in the style sheet. */
const FLIGHT_MS = 280;

export interface CardNodes {
  /** Creates the cards of a table. Returns true when they differ from the previous ones. */
  take(pack: readonly number[]): boolean;
  all(): Iterable<HTMLElement>;
  of(card: number): HTMLElement;
  /** Moves the cards to their positions. Cards whose position was forgotten appear there without an animation. */
  place(cards: readonly LaidCard[]): void;
  /** Forgets the positions of cards, so that they fly back from where they were dragged. Null forgets all, for a new table. */
  forget(which: readonly number[] | null): void;
  /** Sets the accessible names of the cards. The name is null for a card that cannot be reached. */
  name(cards: readonly LaidCard[], labelOf: (card: LaidCard) => string | null): void;
}

const drawCard = (card: number): HTMLElement =>
  el(
    'div',
    { class: 'deck-card', role: 'button', tabindex: '-1', 'data-card': card },
    el('div', { class: 'deck-sides' }, drawFace(card), drawBack()),
  );

/** Creates the cards of the table. */
export function createCards(table: HTMLElement, isStack: (pile: Pile) => boolean): CardNodes {
  let nodes = new Map<number, HTMLElement>();
  const of = (card: number) => nodes.get(card)!;
  const drawnFaces = new Map<number, string>();
  let landing: ReturnType<typeof setTimeout> | undefined;
  const landAll = () =>
    [...nodes.values()].filter(({ classList }) => !classList.contains('is-lifted')).forEach(landCard);
  return {
    take(pack) {
      if (pack.length === nodes.size && pack.every((card) => nodes.has(card))) return false;
      for (const node of nodes.values()) node.remove();
      nodes = new Map([...pack].sort((a, b) => a - b).map((card) => [card, drawCard(card)]));
      table.append(...nodes.values());
      drawnFaces.clear();
      return true;
    },
    all: () => nodes.values(),
    of,
    place(cards) {
      for (const { card, pile, count, x, y, isOpen, order } of cards) {
        const node = of(card);
        const at = `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px)`;
        const drawnFace = drawnFaces.get(card);
        node.dataset.order = String(order + 1);
        const isDeep = isStack(pile) && count > SHOWN_OF_STACK;
        node.dataset.deep = String(isDeep);
        const isFlying = Number(node.style.zIndex) >= FLYING;
        if (drawnFace === undefined || (drawnFace === at && !isFlying)) landCard(node);
        else {
          node.style.zIndex = String(FLYING + order);
          if (!isDeep) node.classList.remove('is-buried');
        }
        if (drawnFace === undefined) node.classList.add('is-still');
        node.style.transform = at;
        drawnFaces.set(card, at);
        setAttribute(node, 'data-pile', pile);
        const isTurned = isOpen !== node.classList.contains('is-open');
        node.classList.toggle('is-open', isOpen);
        node.classList.toggle('is-turned', isTurned && isOpen && drawnFace !== undefined);
      }
      // A timer is needed because a flight that is reversed at once never fires `transitionend`.
      clearTimeout(landing);
      landing = setTimeout(landAll, FLIGHT_MS);
      if (cards.some(({ card }) => of(card).classList.contains('is-still')))
        requestAnimationFrame(() => requestAnimationFrame(() => [...nodes.values()].forEach(wakeCard)));
    },
    forget(which) {
      if (which === null) drawnFaces.clear();
      else for (const card of which) drawnFaces.set(card, 'carried');
    },
    name(cards, labelOf) {
      for (const card of cards) {
        const label = labelOf(card);
        const node = of(card.card);
        setAttribute(node, 'data-count', card.count);
        setAttribute(node, 'aria-hidden', label === null ? 'true' : null);
        setAttribute(node, 'aria-label', label);
      }
    },
  };
}

/** Marks the card as at rest, so that it is not painted when other cards cover it. */
const landCard = (node: HTMLElement) => {
  node.style.zIndex = node.dataset.order ?? '';
  node.classList.toggle('is-buried', node.dataset.deep === 'true');
};
const wakeCard = (node: HTMLElement) => node.classList.remove('is-still');
