/** Creates the elements of the empty piles: stock, waste, foundations and tableau. */
import { el, setAttribute } from '../dom';
import type { CardDesk, TableSize } from './desk';

export interface SlotNodes<Play, Metrics> {
  nodes: readonly HTMLElement[];
  place(metrics: Metrics): void;
  name(play: Play): void;
}

/** Creates the elements, in the order of the piles' numbers. */
export function createSlots<Play, Metrics extends TableSize>(
  desk: CardDesk<Play, Metrics>,
): SlotNodes<Play, Metrics> {
  const nodes = Array.from({ length: desk.pileCount }, (_, pile) =>
    el(
      'div',
      {
        class: `deck-slot${pile === desk.stock ? ' is-stock' : ''}${desk.isBare?.(pile) ? ' is-bare' : ''}`,
        role: 'button',
        tabindex: '-1',
        'data-pile': pile,
        'data-count': 1,
      },
      desk.drawMark(pile),
    ),
  );
  const left = el('span', { class: 'deck-left', 'aria-hidden': 'true' });
  if (desk.stock !== null) nodes[desk.stock]!.append(left);
  return {
    nodes,
    place(metrics) {
      nodes.forEach((node, pile) => {
        const { x, y } = desk.spotOf(metrics, pile);
        node.style.transform = `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px)`;
      });
    },
    name(play) {
      nodes.forEach((node, pile) => setAttribute(node, 'aria-label', desk.slotLabel(play, pile)));
      if (desk.stock === null) return;
      const { isEmpty, isSpent } = desk.stockState(play);
      const count = desk.stockLeft(play);
      left.textContent = count ? String(count) : '';
      nodes[desk.stock]!.classList.toggle('is-empty', isEmpty);
      nodes[desk.stock]!.classList.toggle('is-spent', isSpent);
    },
  };
}
