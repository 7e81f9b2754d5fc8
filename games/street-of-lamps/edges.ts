/** Shows the counts at the edge (above the columns and left of the rows) with their state. */
import { el, setAttribute, setText } from '../kit/dom';
import { cellsOfLine } from './grid';
import { PLANS } from './plans';
import type { Level } from './types';

export interface EdgeLabels {
  top: HTMLElement;
  left: HTMLElement;
  open(level: Level): void;
  render(level: Level, filled: readonly boolean[]): void;
}

/** Creates the counts. They are empty for a board without counts. */
export function createEdgeLabels(): EdgeLabels {
  const top = el('div', { class: 'sl-top' });
  const left = el('div', { class: 'sl-left' });
  let counts: HTMLElement[] = [];
  let sums: HTMLElement[] = [];
  return {
    top,
    left,
    open({ size, edges }) {
      top.parentElement!.classList.toggle('has-edges', !!edges);
      top.parentElement!.parentElement!.style.setProperty('--edge', edges ? '0.8' : '0');
      sums = (edges ?? []).map(() => el('small'));
      counts = (edges ?? []).map((number, line) => {
        const label = el('span', { text: number === null ? '' : String(number) });
        return el('div', { class: 'sl-edge', role: 'note' }, label, sums[line]!);
      });
      left.replaceChildren(...counts.slice(0, size));
      top.replaceChildren(...counts.slice(size));
    },
    render(level, filled) {
      const { size, plan, edges = [] } = level;
      const { weigh } = PLANS[plan];
      counts.forEach((node, line) => {
        const number = edges[line];
        if (typeof number !== 'number') return;
        const count = cellsOfLine(size, line).reduce(
          (sum, cell) => sum + (filled[cell] ? (weigh?.(level, cell) ?? 1) : 0),
          0,
        );
        node.classList.toggle('is-kept', count === number);
        node.classList.toggle('is-over', count > number);
        // Prices are difficult to add up, so the current sum is shown below the required one.
        const isReported = weigh && count > 0 && count !== number;
        setText(sums[line]!, isReported ? String(count) : '');
        const name = line < size ? `Row ${line + 1}` : `Column ${line - size + 1}`;
        const state = count > number ? ', too many' : count === number ? ', done' : '';
        const soFar = isReported && !state ? `, ${count} so far` : '';
        setAttribute(node, 'aria-label', `${name}: ${number}${state}${soFar}`);
      });
    },
  };
}
