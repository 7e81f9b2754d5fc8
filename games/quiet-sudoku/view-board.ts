/** Shows the board as an ARIA grid. Creates cells once and updates only changed ones. */
import { el, setAttribute, setText } from '../kit/dom';
import { digitBit, digitsOf } from './board';
import { createCloth } from './cloth';
import { clueShapes } from './clue-shapes';
import { membershipsOf } from './hint-words';
import { conflictsOf } from './marks';
import { drawDrawing } from './shapes';
import type { Game } from './state';
import type { Layout } from './types';

export interface BoardView {
  node: HTMLElement;
  render(game: Game): void;
  focus(): void;
  /** Animates a light that moves over the board, cell by cell. */
  shine(): void;
}

/** Creates the board of a layout. A puzzle may replace it with another layout of the same size. */
export function createBoardView(
  { variant, size: n, cellCount }: Layout,
  onSelect: (cell: number) => void,
): BoardView {
  const cells = Array.from({ length: cellCount }, (_, cell) => {
    const digit = el('b');
    const node = el(
      'div',
      { class: 'qs-cell', role: 'gridcell', tabindex: '-1', 'data-cell': String(cell) },
      digit,
    );
    return { node, digit, notes: [] as HTMLElement[] };
  });
  /**
   * Adds the elements for a cell's notes only when it gets its first note. On an empty board, they would be nine of
   * ten elements.
   */
  const addNotes = ({ node: cellNode, notes }: (typeof cells)[number]) => {
    notes.push(...Array.from({ length: n }, () => el('i', { 'aria-hidden': 'true' })));
    cellNode.append(el('span', { class: 'qs-notes' }, ...notes));
  };
  const rows = Array.from({ length: n }, (_, row) =>
    el('div', { role: 'row', class: 'qs-row' }, ...cells.slice(row * n, row * n + n).map(({ node }) => node)),
  );
  const node = el('div', { class: `qs-board is-${variant}`, role: 'grid', 'aria-label': 'Sudoku' }, ...rows);
  let selected = 0;
  const drawn: string[] = [];
  let shownLayout: Layout | null = null;
  let cloth: readonly string[] = [];

  // Uses pointer down instead of click, so that a tap selects at once, and the selection follows a drag over the board.
  const selectAt = (event: PointerEvent) => {
    const cellBelow = document
      .elementFromPoint(event.clientX, event.clientY)
      ?.closest<HTMLElement>('[data-cell]');
    if (cellBelow && node.contains(cellBelow) && (event.type === 'pointerdown' || event.buttons))
      onSelect(+cellBelow.dataset.cell!);
  };
  node.addEventListener('pointerdown', (event) => {
    event.preventDefault();
    selectAt(event);
  });
  node.addEventListener('pointermove', selectAt);

  const focus = () => {
    const cell = cells[selected]!.node;
    if (document.activeElement !== cell) cell.focus({ preventScroll: true });
  };

  /** Moves the focus before any other change. Focusing forces a layout, which is cheap only while nothing has changed. */
  const moveSelection = (to: number) => {
    const [from, isFocused] = [selected, node.contains(document.activeElement)];
    selected = to;
    setAttribute(cells[to]!.node, 'tabindex', '0');
    if (from === to) return;
    if (isFocused) focus();
    setAttribute(cells[from]!.node, 'tabindex', '-1');
  };

  return {
    node,
    focus,
    shine() {
      node.classList.add('is-shining');
    },
    render(game) {
      const { grid, level } = game.play;
      const { layout } = game;
      if (shownLayout !== layout) {
        shownLayout = layout;
        cloth = createCloth(layout);
        drawn.length = 0;
        node.querySelector('.qs-clues')?.remove();
        const shapes = clueShapes(layout);
        if (shapes.length) node.append(drawDrawing('qs-clues', n * 20, shapes));
      }
      const conflicts = conflictsOf(layout, grid);
      const hint = game.hint;
      moveSelection(game.selected);
      const current = grid[selected]!;
      cells.forEach((position, cell) => {
        const { node: cellNode, digit, notes } = position;
        const value = grid[cell]!;
        const mask = game.notes[cell]!;
        const states: Record<string, boolean> = {
          'is-given': level.givens[cell] !== 0,
          'is-selected': cell === selected,
          'is-same': value !== 0 && value === current && cell !== selected,
          'is-peer': layout.peers[selected]!.includes(cell),
          'is-contact': !!layout.contacts?.[selected]!.includes(cell),
          'is-conflict': conflicts.has(cell),
          'is-wrong': game.wrongCells.has(cell) || (!!hint?.isMistake && hint.target === cell),
          'is-area': !!hint && hint.area.includes(cell),
          'is-proof': !!hint && hint.cells.includes(cell),
          'is-target': !!hint && hint.target === cell,
        };
        const names = Object.keys(states).filter((name) => states[name]);
        const key = `${value} ${mask} ${mask ? current : 0} ${names}`;
        if (drawn[cell] === key) return;
        drawn[cell] = key;
        cellNode.className = [cloth[cell], ...names].join(' ');
        setText(digit, value ? String(value) : '');
        if (mask && !notes.length) addNotes(position);
        notes.forEach((note, i) => {
          setText(note, mask & digitBit(i + 1) ? String(i + 1) : '');
          note.classList.toggle('is-same', current === i + 1);
        });
        setAttribute(cellNode, 'aria-selected', String(cell === selected));
        setAttribute(cellNode, 'aria-label', labelOf(layout, cell, value, mask, states));
      });
    },
  };
}

function labelOf(
  layout: Layout,
  cell: number,
  value: number,
  mask: number,
  states: Record<string, boolean>,
): string {
  const n = layout.size;
  const parts = [`Row ${Math.floor(cell / n) + 1}, column ${(cell % n) + 1}`, ...membershipsOf(layout, cell)];
  if (value) parts.push(states['is-given'] ? `${value}, given` : String(value));
  else parts.push('empty');
  const notes = digitsOf(mask);
  if (notes.length)
    parts.push(`notes ${notes.length > 1 ? `${notes.slice(0, -1).join(', ')} and ` : ''}${notes.at(-1)}`);
  if (states['is-conflict']) parts.push('conflict');
  if (states['is-wrong']) parts.push('not right');
  if (states['is-target'] && !states['is-wrong']) parts.push('hint');
  return parts.join(', ');
}
