/**
 * Handles swapping with a pointer: a drag swaps with the neighbor in its direction, a tap selects, and a second tap on
 * a neighbor swaps.
 */
import { listenToPress } from '../kit/press';
import { neighborOf } from './grid';
import { SHEET_CELLS, cellAt } from './paint';

export interface PointerHandlers {
  onTap(cell: number): void;
  onDrag(from: number, to: number): void;
}

/** The distance, as a fraction of a cell's side, from which a press is a drag. */
const DRAG = 0.42;

/** Listens to the pointer on the board. */
export function listenToPointer(node: HTMLElement, on: PointerHandlers): void {
  listenToPress(node, {
    start(event) {
      const box = node.getBoundingClientRect();
      const cell = cellAt((event.clientX - box.left) / box.width, (event.clientY - box.top) / box.height);
      return cell === null ? null : { cell, x: event.clientX, y: event.clientY };
    },
    move({ cell, x, y }, event) {
      const [dx, dy] = [event.clientX - x, event.clientY - y];
      const minDragPx = (node.clientWidth / SHEET_CELLS) * DRAG;
      if (Math.max(Math.abs(dx), Math.abs(dy)) < minDragPx) return false;
      const isAcross = Math.abs(dx) > Math.abs(dy);
      const to = neighborOf(cell, isAcross ? Math.sign(dx) : 0, isAcross ? 0 : Math.sign(dy));
      if (to !== null) on.onDrag(cell, to);
      return true;
    },
    end({ cell }, isReleased) {
      if (isReleased) on.onTap(cell);
    },
  });
}
