/** The places where no card may lie: stock, waste, foundations, piles. */
import { el, icon, setAttribute } from '../kit/dom';
import { drawSuitMark } from './card-art';
import { SUITS } from './cards';
import { ICONS } from './icons';
import { spotOf, type Metrics } from './layout';
import { canRecycle, FOUNDATION, isFoundation, PILES, STOCK, WASTE, type Table } from './play';

export interface SlotNodes {
  nodes: readonly HTMLElement[];
  place(metrics: Metrics): void;
  name(table: Table): void;
}

/** Makes the thirteen places, in the order of their numbers. */
export function createSlots(): SlotNodes {
  const nodes = Array.from({ length: STOCK + 1 }, (_, pile) => {
    const mark =
      pile === STOCK ? icon(ICONS.recycle) : isFoundation(pile) ? drawSuitMark(pile - FOUNDATION) : null;
    const names = `hs-slot${pile === STOCK ? ' is-stock' : ''}`;
    return el(
      'div',
      { class: names, role: 'button', tabindex: '-1', 'data-pile': pile, 'data-count': 1 },
      mark,
    );
  });
  return {
    nodes,
    place(metrics) {
      nodes.forEach((node, pile) => {
        const { x, y } = spotOf(metrics, pile);
        node.style.transform = `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px)`;
      });
    },
    name(table) {
      nodes.forEach((node, pile) => setAttribute(node, 'aria-label', labelOf(table, pile)));
      const stock = nodes[STOCK]!;
      stock.classList.toggle('is-empty', table.stock.length === 0);
      stock.classList.toggle('is-spent', table.stock.length === 0 && !canRecycle(table));
    },
  };
}

function labelOf(table: Table, pile: number): string {
  if (pile < PILES) return `Pile ${pile + 1}, empty`;
  if (pile === WASTE) return 'Waste, empty';
  if (pile !== STOCK) return `Foundation of ${SUITS[pile - FOUNDATION]}, empty`;
  if (table.stock.length) return `Stock, ${table.stock.length} card${table.stock.length > 1 ? 's' : ''}`;
  return canRecycle(table) ? 'Stock, empty: put the waste back' : 'Stock, empty';
}
