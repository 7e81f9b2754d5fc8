/** Shows the grid of questions with cells: windows, a walk, numbers, lanterns. */
import { el, setAttribute } from '../kit/dom';
import { drawLantern } from './drawings';
import type { Game } from './state';
import type { GridStance, TapQuestion } from './types';

export interface GridView {
  node: HTMLElement;
  render(game: Game): void;
  focus(): void;
}

const HOOK_SIDES = ['up', 'right', 'down', 'left'] as const;
const BESIDE = { up: 'above', right: 'to the right', down: 'below', left: 'to the left' };

/** Describes the visible direction of the hook and the visible side of the lantern. */
function describeStance({ quarter, isMirrored }: GridStance): string {
  const side = HOOK_SIDES[(quarter + (isMirrored ? 3 : 1)) % 4]!;
  return `hook ${HOOK_SIDES[quarter]!}, lantern ${BESIDE[side]}`;
}

/** Returns the label and the appearance of a cell. */
function stateOf(
  { play, isLooking }: Game,
  { cells, task, labels, stances, isOrdered }: TapQuestion,
  cell: number,
) {
  const found = play.found.indexOf(cell);
  const isShown = isLooking && cells.includes(cell);
  const isMissed = play.missed.includes(cell);
  const isLit = isShown || found >= 0;
  const order = found >= 0 && isOrdered && task === 'walk' ? String(found + 1) : '';
  const label = task === 'order' ? labels[cell]! : isShown ? (labels[cell] ?? '') : order;
  const words = [
    task === 'stray' ? describeStance(stances[cell]!) : task === 'order' ? label || 'empty' : '',
    task !== 'stray' && task !== 'order' ? (isLit ? `lit${label && ` as ${label}`}` : 'dark') : '',
    found >= 0 && 'found',
    isMissed && 'not this one',
  ];
  return { isLit, isMissed, label, words: words.filter(Boolean).join(', ') };
}

/** Creates the grid of a question. */
export function createGrid(question: TapQuestion, onPress: (cell: number) => void): GridView {
  const { columns, rows, task, stances } = question;
  const nodes = Array.from({ length: columns * rows }, (_, cell) => {
    const stance = stances[cell];
    const text = el('b');
    const node = el(
      'div',
      { class: 'no-cell', role: 'gridcell', tabindex: '-1', on: { click: () => onPress(cell) } },
      stance ? (drawLantern(stance) as unknown as HTMLElement) : text,
    );
    return { node, text };
  });
  const node = el(
    'div',
    {
      class: `no-grid is-${task}`,
      role: 'grid',
      'aria-label': question.question,
      'data-columns': String(columns),
      'data-rows': String(rows),
    },
    ...Array.from({ length: rows }, (_, row) =>
      el(
        'div',
        { class: 'no-row', role: 'row' },
        ...nodes.slice(row * columns, (row + 1) * columns).map((cell) => cell.node),
      ),
    ),
  );
  let cursor = 0;
  return {
    node,
    focus: () => nodes[cursor]!.node.focus({ preventScroll: true }),
    render(game) {
      const hadFocus = nodes[cursor]!.node === document.activeElement;
      cursor = game.cursor;
      nodes.forEach(({ node: cellNode, text }, cell) => {
        const { isLit, isMissed, label, words } = stateOf(game, question, cell);
        cellNode.classList.toggle('is-lit', isLit);
        cellNode.classList.toggle('is-missed', isMissed);
        cellNode.classList.toggle('is-empty', task === 'order' && !label);
        text.textContent = label;
        setAttribute(cellNode, 'tabindex', cell === cursor ? '0' : '-1');
        const cellName = `Row ${Math.floor(cell / columns) + 1}, column ${(cell % columns) + 1}`;
        setAttribute(cellNode, 'aria-label', `${cellName}, ${words}`);
      });
      if (hadFocus) nodes[cursor]!.node.focus({ preventScroll: true });
    },
  };
}
