/** Turns pointer input over the grid into taps, and lines from cell to cell. */
import { listenToPress } from '../kit/press';
import { snapEnd } from './geometry';
import type { Size } from './types';

export interface DragHandlers {
  onTap(cell: number): void;
  /** Called when the line follows the pointer. */
  onTrail(from: number, to: number): void;
  /** Called when the pointer is released. `to` is null when the drag was canceled. */
  onEnd(from: number, to: number | null, isForgiving: boolean): void;
}

/** Listens to the pointer on the board, whose box is the grid's box. */
export function listenToDrags(board: HTMLElement, sizeOf: () => Size | null, on: DragHandlers): void {
  const pointOf = (size: Size, event: PointerEvent) => {
    const box = board.getBoundingClientRect();
    const x = ((event.clientX - box.left) / box.width) * size.columns;
    const y = ((event.clientY - box.top) / box.height) * size.rows;
    return { x, y };
  };
  listenToPress(board, {
    start(event) {
      const size = sizeOf();
      if (!size) return null;
      event.preventDefault();
      const { x, y } = pointOf(size, event);
      const column = Math.min(size.columns - 1, Math.max(0, Math.floor(x)));
      const row = Math.min(size.rows - 1, Math.max(0, Math.floor(y)));
      const from = row * size.columns + column;
      return { from, to: from, isMoved: false };
    },
    move(drag, event) {
      const size = sizeOf();
      if (!size) return;
      const { x, y } = pointOf(size, event);
      const to = snapEnd(size, drag.from, x, y);
      if (to !== drag.from) drag.isMoved = true;
      if (to === drag.to) return;
      drag.to = to;
      on.onTrail(drag.from, to);
    },
    end({ from, to, isMoved }, isReleased, event) {
      if (!isReleased) on.onEnd(from, null, false);
      else if (!isMoved) on.onTap(from);
      // Dragging out and back to the first cell cancels the line.
      else on.onEnd(from, to === from ? null : to, event.pointerType !== 'mouse');
    },
  });
}
