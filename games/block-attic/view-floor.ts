/** Shows the floor as an ARIA grid. Creates cells once per level and updates only changed ones. */
import { el, setAttribute } from '../kit/dom';
import type { Cell } from './types';

export interface CellLook {
  /** The tint of the cell, or −1 when empty. */
  tint: number;
  hasLantern?: boolean;
  /** The classes for the sides on which the piece continues, when the blocks of a piece are joined. */
  joins?: string;
}

export interface FloorView {
  node: HTMLElement;
  /** Creates the cells of a floor. Closed cells are outside the floor. */
  open(width: number, height: number, isClosed: (cell: Cell) => boolean, isBoxed: boolean): void;
  render(looks: readonly CellLook[], cursor: Cell): void;
  /** Shows where a piece would be placed, or clears that preview. */
  preview(preview: { cells: readonly Cell[]; isOk: boolean; clears?: readonly Cell[] } | null): void;
  /** Highlights the cells of a hint. */
  mark(cells: readonly Cell[]): void;
  focus(): void;
  /** Returns the cell whose upper left corner is nearest to a point of the window, or null off the floor. */
  cornerAt(x: number, y: number, width: number, height: number): Cell | null;
  cellOf(target: EventTarget | null): Cell | null;
  /** Returns the width of a cell in CSS pixels. */
  cellSize(): number;
  /** Returns the center of a cell within the floor, in CSS pixels. */
  middleOf(cell: Cell): { x: number; y: number };
}

const BOX = 3;

/** Creates the floor. */
export function createFloor(label: string): FloorView {
  const node = el('div', { class: 'ba-floor', role: 'grid', 'aria-label': label });
  let [width, height] = [1, 1];
  let cells: HTMLElement[] = [];
  let drawnClasses: string[] = [];
  let base: string[] = [];
  let cursor = 0;
  const isInBox = (cell: Cell) => {
    const [row, column] = [Math.floor(cell / width), cell % width];
    return `${column % BOX === BOX - 1 && column < width - 1 ? ' at-right' : ''}${row % BOX === BOX - 1 && row < height - 1 ? ' at-foot' : ''}`;
  };
  const toggle = (name: string, on: readonly Cell[]) => {
    for (const cell of node.querySelectorAll(`.${name}`)) cell.classList.remove(name);
    for (const cell of on) cells[cell]?.classList.add(name);
  };
  const nameOf = (cell: Cell, { tint, hasLantern }: CellLook) =>
    `Row ${Math.floor(cell / width) + 1}, column ${(cell % width) + 1}, ${tint < 0 ? 'free' : hasLantern ? 'lantern' : 'taken'}`;
  return {
    node,
    open(itemWidth, itemHeight, isClosed, isBoxed) {
      [width, height, drawnClasses] = [itemWidth, itemHeight, []];
      node.style.setProperty('--columns', String(width));
      node.style.setProperty('--lines', String(height));
      base = Array.from(
        { length: width * height },
        (_, cell) => `ba-cell${isClosed(cell) ? ' is-closed' : ''}${isBoxed ? isInBox(cell) : ''}`,
      );
      cells = base.map((_, cell) =>
        el('div', { role: 'gridcell', tabindex: '-1', 'data-cell': String(cell) }),
      );
      const rows = Array.from({ length: height }, (_, row) =>
        el('div', { class: 'ba-row', role: 'row' }, ...cells.slice(row * width, (row + 1) * width)),
      );
      node.replaceChildren(...rows);
    },
    render(looks, at) {
      cursor = at;
      cells.forEach((cell, index) => {
        const look = looks[index]!;
        const isFull = look.tint >= 0;
        const name = `${base[index]}${isFull ? ` is-full tint-${look.tint}${look.joins ?? ''}` : ''}${look.hasLantern ? ' has-lantern' : ''}`;
        if (drawnClasses[index] !== name) {
          drawnClasses[index] = name;
          cell.className = name;
          setAttribute(
            cell,
            'aria-label',
            base[index]!.includes('is-closed') ? 'No floor' : nameOf(index, look),
          );
        }
        setAttribute(cell, 'tabindex', index === cursor ? '0' : '-1');
      });
    },
    preview(shown) {
      toggle('will-take', shown?.isOk ? shown.cells : []);
      toggle('wont-take', shown && !shown.isOk ? shown.cells : []);
      toggle('will-clear', shown?.clears ?? []);
    },
    mark: (marked) => toggle('is-marked', marked),
    focus: () => cells[cursor]?.focus({ preventScroll: true }),
    cornerAt(x, y, itemWidth, itemHeight) {
      const box = node.getBoundingClientRect();
      const column = Math.round(((x - box.left) / box.width) * width);
      const row = Math.round(((y - box.top) / box.height) * height);
      const isOff =
        row < -1 || column < -1 || row + itemHeight > height + 1 || column + itemWidth > width + 1;
      if (isOff) return null;
      const clamp = (value: number, max: number) => Math.max(0, Math.min(max, value));
      return clamp(row, height - itemHeight) * width + clamp(column, width - itemWidth);
    },
    cellOf(target) {
      const cell = target instanceof Element ? target.closest<HTMLElement>('[data-cell]') : null;
      return cell ? Number(cell.dataset.cell) : null;
    },
    cellSize: () => node.getBoundingClientRect().width / width,
    middleOf(cell) {
      const { offsetLeft, offsetTop, offsetWidth, offsetHeight } = cells[cell]!;
      return { x: offsetLeft + offsetWidth / 2, y: offsetTop + offsetHeight / 2 };
    },
  };
}
