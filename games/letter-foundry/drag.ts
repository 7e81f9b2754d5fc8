/** Pointer input on the stone: a tap on one letter, or a line through several. */
import { stopFlings } from '../kit/flings';

export interface Point {
  x: number;
  y: number;
}

export interface DragHandlers {
  onPress(letter: number): void;
  onDragFrom(letter: number): void;
  onDragOver(letter: number): void;
  onDrop(): void;
  onBreakOff(): void;
}

/**
 * Listens to the pointer on the stone. `letterAt` returns the letter under a point of the stone (shares of its sides), −1 for
 * none; `onTrail` receives the loose end of the line, null when there is none.
 */
export function listenDrags(
  stone: HTMLElement,
  letterAt: (point: Point, isLine: boolean) => number,
  on: DragHandlers,
  onTrail: (point: Point | null) => void,
): void {
  let drag: { id: number; from: number; last: number; isMoved: boolean } | null = null;
  const pointOf = ({ clientX, clientY }: PointerEvent): Point => {
    const box = stone.getBoundingClientRect();
    return { x: (clientX - box.left) / box.width, y: (clientY - box.top) / box.height };
  };
  stopFlings(stone);
  stone.addEventListener('pointerdown', (event) => {
    if (drag || event.button !== 0) return;
    // The stone keeps the focus, so that Enter submits and never presses a letter a second time.
    event.preventDefault();
    stone.focus({ preventScroll: true });
    const from = letterAt(pointOf(event), false);
    if (from < 0) return;
    stone.setPointerCapture(event.pointerId);
    drag = { id: event.pointerId, from, last: from, isMoved: false };
  });
  stone.addEventListener('pointermove', (event) => {
    if (drag?.id !== event.pointerId) return;
    const point = pointOf(event);
    const letter = letterAt(point, true);
    if (letter >= 0 && letter !== drag.last) {
      if (!drag.isMoved) on.onDragFrom(drag.from);
      drag.isMoved = true;
      drag.last = letter;
      on.onDragOver(letter);
    }
    if (drag.isMoved) onTrail(point);
  });
  const end = (event: PointerEvent, isDropped: boolean) => {
    if (drag?.id !== event.pointerId) return;
    const { from, isMoved } = drag;
    drag = null;
    onTrail(null);
    if (!isMoved) return void (isDropped && on.onPress(from));
    if (isDropped) on.onDrop();
    else on.onBreakOff();
  };
  stone.addEventListener('pointerup', (event) => end(event, true));
  stone.addEventListener('pointercancel', (event) => end(event, false));
}
