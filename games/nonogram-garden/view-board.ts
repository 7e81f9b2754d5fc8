/** Shows the clues and the cells as an ARIA grid. Creates cells once per level and updates only changed ones. */
import { el, setAttribute } from '../kit/dom';
import { listenToStrokes } from '../kit/shell/strokes';
import { createZoomControl } from '../kit/shell/zoom';
import { findFinishedBlocks } from './clues';
import { cellsOfLine } from './lines';
import { strokeOf, type Brush, type Game } from './state';
import type { Clue, Level } from './types';

export interface BoardView {
  node: HTMLElement;
  /** Zooms in or out. */
  toggleZoom(): void;
  /** Creates the clues and cells of a level. */
  open(level: Level): void;
  render(game: Game): void;
  focus(): void;
}

export interface BoardHandlers {
  onStroke(cells: readonly number[], brush?: Brush): void;
  /** Called when zooming becomes available or changes. */
  onZoom(zoom: { isOffered: boolean; isOn: boolean }): void;
}

export function createBoardView({ onStroke, onZoom }: BoardHandlers): BoardView {
  const top = el('div', { class: 'ng-top', role: 'row', id: 'ng-columns' });
  const left = el('div', { class: 'ng-left' });
  // The clues are outside the grid element, so their rows and the grid reference them with `aria-owns`.
  const grid = el('div', {
    class: 'ng-grid',
    role: 'grid',
    'aria-label': 'Picture',
    'aria-owns': 'ng-columns',
  });
  const node = el('div', { class: 'ng-board' }, top, left, grid);
  let size = 1;
  let cells: HTMLElement[] = [];
  let clues: { node: HTMLElement; numbers: HTMLElement[] }[] = [];
  let game: Game | null = null;
  let drawn: string[] = [];

  const preview = (line: readonly number[], brush: Brush | undefined) => {
    const stroke = game && line.length ? strokeOf(game, line, brush ?? game.brush) : null;
    cells.forEach((cell, index) => {
      const isIn = !!stroke?.cells.includes(index);
      for (const becomes of ['fill', 'cross', 'blank'] as const)
        cell.classList.toggle(`to-${becomes}`, isIn && stroke?.becomes === becomes);
    });
    setAttribute(node, 'data-count', line.length > 1 ? line.length : null);
    if (line.length > 1) zoom.follow(cells[line.at(-1)!]);
  };
  // Highlights the numbers of the lines under the mouse, like those of the cursor.
  const highlightCell = (cell: number) => {
    clues.forEach(({ node: clue }, line) => {
      const at = line < size ? Math.floor(cell / size) : size + (cell % size);
      clue.classList.toggle('is-hovered', cell >= 0 && at === line);
    });
  };
  grid.addEventListener('pointermove', (event) => {
    if (event.pointerType !== 'mouse') return;
    const box = grid.getBoundingClientRect();
    const at = (share: number) => Math.min(size - 1, Math.max(0, Math.floor(share * size)));
    const column = at((event.clientX - box.left) / box.width);
    highlightCell(at((event.clientY - box.top) / box.height) * size + column);
  });
  grid.addEventListener('pointerleave', () => highlightCell(-1));
  const zoom = createZoomControl({
    board: node,
    cells: grid,
    columns: () => size,
    onSecond: () => breakOff(),
    onChange: () => onZoom(zoom),
  });
  const breakOff = listenToStrokes(grid, () => size, { onPreview: preview, onStroke }, zoom.seen);
  node.prepend(el('div', { class: 'ng-corner' }, zoom.map));
  let shown = 0;
  let announced: unknown = null;

  return {
    node,
    toggleZoom: () => zoom.toggle(cells[game?.cursor ?? 0]),
    focus: () => cells[game?.cursor ?? 0]?.focus({ preventScroll: true }),
    open(level) {
      size = level.size;
      drawn = [];
      zoom.reset();
      // Sets custom properties through the CSSOM, because the Content Security Policy forbids inline style attributes.
      const style = node.parentElement!.style;
      style.setProperty('--size', String(size));
      style.setProperty('--left', String(Math.max(...level.rows.map(widthOf))));
      style.setProperty('--top', String(Math.max(...level.columns.map(({ length }) => length), 1)));
      clues = [...level.rows, ...level.columns].map((clue, line) => {
        const numbers = (clue.length ? clue : [0]).map((block) => el('span', { text: String(block) }));
        const role = line < size ? 'rowheader' : 'columnheader';
        return {
          node: el(
            'div',
            { class: `ng-clue${edgeOf(line % size, size)}`, role, id: line < size ? `ng-row-${line}` : null },
            ...numbers,
          ),
          numbers,
        };
      });
      top.replaceChildren(...clues.slice(size).map((clue) => clue.node));
      cells = level.solution.map((_, cell) => {
        const names = `${edgeOf(cell % size, size)}${edgeOf(Math.floor(cell / size), size, 'foot')}`;
        return el('div', { class: `ng-cell${names}`, role: 'gridcell', tabindex: '-1' });
      });
      left.replaceChildren(...clues.slice(0, size).map((clue) => clue.node));
      grid.replaceChildren(
        ...Array.from({ length: size }, (_, row) =>
          el(
            'div',
            { class: 'ng-row', role: 'row', 'aria-owns': `ng-row-${row}` },
            ...cells.slice(row * size, (row + 1) * size),
          ),
        ),
      );
      // A level with another number of cells may have a different cell size.
      requestAnimationFrame(() => onZoom(zoom));
    },
    render(next) {
      game = next;
      const { level, play, crosses, hint, cursor } = next;
      const isDone = next.isDone();
      clues.forEach((clue, line) => {
        const lineCells = cellsOfLine(size, line);
        const lineClue = (line < size ? level.rows[line] : level.columns[line - size])!;
        const filled = lineCells.map((cell) => play.filled[cell]!);
        const finished = findFinishedBlocks(
          lineClue,
          filled,
          lineCells.map((cell) => crosses[cell]! && !play.filled[cell]),
        );
        const isLineDone = lineClue.length ? finished.every(Boolean) : !filled.some(Boolean);
        clue.numbers.forEach((number, i) => number.classList.toggle('is-settled', finished[i] ?? isLineDone));
        const at = line < size ? Math.floor(cursor / size) : size + (cursor % size);
        clue.node.classList.toggle('is-current', at === line);
        const name = line < size ? `Row ${line + 1}` : `Column ${line - size + 1}`;
        setAttribute(
          clue.node,
          'aria-label',
          `${name}: ${lineClue.join(' ') || '0'}${isLineDone ? ', done' : ''}`,
        );
      });
      cells.forEach((cell, index) => {
        const isFilled = play.filled[index]!;
        const states: Record<string, boolean> = {
          'is-filled': isFilled,
          'is-crossed': crosses[index]! && !isFilled && !isDone,
          'is-cursor': index === cursor,
          'is-line': !!hint?.line.includes(index),
          'is-target': !!hint?.targets.includes(index),
          'is-wrong':
            next.wrongCells.has(index) || (hint?.kind === 'mistake' && hint.targets.includes(index)),
          [`ng-tint tint-${level.tints[index]}`]: isDone && isFilled,
        };
        const names = Object.keys(states).filter((name) => states[name]);
        const key = names.join(' ');
        if (drawn[index] === key) return;
        drawn[index] = key;
        const edges = `${edgeOf(index % size, size)}${edgeOf(Math.floor(index / size), size, 'foot')}`;
        cell.className = `ng-cell${edges} ${key}`;
        setAttribute(cell, 'tabindex', index === cursor ? '0' : '-1');
        setAttribute(cell, 'aria-label', labelOf(level, index, states));
      });
      if (isDone) zoom.reset();
      // Scrolls to the cells of a hint, or to the cursor.
      const shownCell = hint?.targets[0] ?? cursor;
      if (shownCell !== shown || (hint && hint !== announced)) zoom.reveal(cells[shownCell]);
      [shown, announced] = [shownCell, hint];
    },
  };
}

/** Returns the width of a clue, in em of its digits. */
const widthOf = (clue: Clue) => clue.join('').length * 0.58 + Math.max(0, clue.length - 1) * 0.42 + 0.7;

const edgeOf = (at: number, size: number, side: 'right' | 'foot' = 'right') =>
  at % 5 === 4 && at < size - 1 ? ` at-${side}` : '';

function labelOf({ size }: Level, cell: number, states: Record<string, boolean>): string {
  const parts = [`Row ${Math.floor(cell / size) + 1}, column ${(cell % size) + 1}`];
  parts.push(states['is-filled'] ? 'filled' : states['is-crossed'] ? 'crossed out' : 'empty');
  if (states['is-wrong']) parts.push('not right');
  else if (states['is-target']) parts.push('hint');
  return parts.join(', ');
}
