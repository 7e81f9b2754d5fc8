/** Turns pointer input over the board into straight strokes from cell to cell. */
import { stopFlings } from '../stop-flings';

/** The brush of the right button, which marks empty cells. Otherwise the game's selected brush draws. */
export type StrokeBrush = 'cross';

export interface StrokeHandlers {
  /** Receives the cells of the stroke so far, or an empty list when it was canceled. */
  onPreview(cells: readonly number[], brush?: StrokeBrush): void;
  onStroke(cells: readonly number[], brush?: StrokeBrush): void;
}

/** How far outside the visible board, as a fraction of a cell, a pointer still counts as on the board. */
const EDGE_TOLERANCE_CELLS = 0.6;

/**
 * Listens to the pointer on the element of the cells, whose box is the grid's box. The right button marks.
 * @param visibleRect returns the visible part of the grid, if that is not all of it
 * @returns a function that cancels the current stroke
 */
export function listenToStrokes(
  grid: HTMLElement,
  sizeOf: () => number,
  on: StrokeHandlers,
  visibleRect?: () => DOMRect,
): () => void {
  let stroke: {
    id: number;
    from: number;
    axis: 'row' | 'column' | null;
    cells: number[];
    brush?: StrokeBrush;
  } | null = null;

  const cellAt = (event: PointerEvent) => {
    const size = sizeOf();
    const box = grid.getBoundingClientRect();
    const view = visibleRect?.() ?? box;
    const room = (EDGE_TOLERANCE_CELLS * box.width) / size;
    const clamp = (value: number) => Math.min(size - 1, Math.max(0, Math.floor(value)));
    const x = Math.min(view.right + room, Math.max(view.left - room, event.clientX));
    const y = Math.min(view.bottom + room, Math.max(view.top - room, event.clientY));
    const column = clamp(((x - box.left) / box.width) * size);
    const row = clamp(((y - box.top) / box.height) * size);
    return { row, column };
  };
  stopFlings(grid);
  grid.addEventListener('contextmenu', (event) => event.preventDefault());
  grid.addEventListener('pointerdown', (event) => {
    if (stroke || (event.button !== 0 && event.button !== 2)) return;
    event.preventDefault();
    grid.setPointerCapture(event.pointerId);
    const { row, column } = cellAt(event);
    const from = row * sizeOf() + column;
    const brush = event.button === 2 ? ('cross' as const) : undefined;
    stroke = { id: event.pointerId, from, axis: null, cells: [from], ...(brush && { brush }) };
    on.onPreview(stroke.cells, brush);
  });
  grid.addEventListener('pointermove', (event) => {
    if (stroke?.id !== event.pointerId) return;
    const size = sizeOf();
    const { row, column } = cellAt(event);
    const [fromRow, fromColumn] = [Math.floor(stroke.from / size), stroke.from % size];
    const [down, right] = [row - fromRow, column - fromColumn];
    // The first direction is fixed, so that an unsteady finger stays on its line.
    if (!stroke.axis && (down || right)) stroke.axis = Math.abs(right) >= Math.abs(down) ? 'row' : 'column';
    const steps = stroke.axis === 'column' ? down : right;
    const step = Math.sign(steps) * (stroke.axis === 'column' ? size : 1);
    const { from } = stroke;
    stroke.cells = Array.from({ length: Math.abs(steps) + 1 }, (_, i) => from + i * step);
    on.onPreview(stroke.cells, stroke.brush);
  });
  grid.addEventListener('pointerup', (event) => {
    if (stroke?.id !== event.pointerId) return;
    const { cells, brush } = stroke;
    stroke = null;
    on.onPreview([]);
    on.onStroke(cells, brush);
  });
  const breakOff = () => {
    stroke = null;
    on.onPreview([]);
  };
  grid.addEventListener('pointercancel', (event) => {
    if (stroke?.id === event.pointerId) breakOff();
  });
  return breakOff;
}
