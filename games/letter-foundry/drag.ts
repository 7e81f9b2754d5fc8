/** Handles pointer input on the stone: a tap on one letter, or a line through several letters. */
import { listenToPress } from '../kit/press';

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
 * Listens to the pointer on the stone. `letterAt` returns the letter at a point of the stone (as fractions of its
 * sides), or −1 for none. `onTrail` receives the loose end of the line, or null when there is none.
 */
export function listenToDrags(
  stone: HTMLElement,
  letterAt: (point: Point, isLine: boolean) => number,
  on: DragHandlers,
  onTrail: (point: Point | null) => void,
): void {
  const pointOf = ({ clientX, clientY }: PointerEvent): Point => {
    const box = stone.getBoundingClientRect();
    return { x: (clientX - box.left) / box.width, y: (clientY - box.top) / box.height };
  };
  listenToPress(stone, {
    start(event) {
      // Prevents letters from taking the focus, so that Enter submits the word instead of pressing a letter again.
      event.preventDefault();
      stone.focus({ preventScroll: true });
      const from = letterAt(pointOf(event), false);
      return from < 0 ? null : { from, last: from, isMoved: false };
    },
    move(drag, event) {
      const point = pointOf(event);
      const letter = letterAt(point, true);
      if (letter >= 0 && letter !== drag.last) {
        if (!drag.isMoved) on.onDragFrom(drag.from);
        drag.isMoved = true;
        drag.last = letter;
        on.onDragOver(letter);
      }
      if (drag.isMoved) onTrail(point);
    },
    end({ from, isMoved }, isReleased) {
      onTrail(null);
      if (!isMoved) return void (isReleased && on.onPress(from));
      if (isReleased) on.onDrop();
      else on.onBreakOff();
    },
  });
}
