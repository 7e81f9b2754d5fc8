/** Handles taps and swipes on the board. */
import { listenToPress } from '../kit/press';

export interface PointerHandlers {
  onTap(clientX: number, clientY: number): void;
  /** Receives the direction of a swipe, 0 to 3 from up clockwise, once for every tile of its length. */
  onSwipe(direction: number): void;
  tile(): number;
}

const MIN_SWIPE_PX = 22;

/** Listens to the pointer on the board. */
export function listenToPointer(node: HTMLElement, on: PointerHandlers): void {
  listenToPress(node, {
    start: (event) => ({ x: event.clientX, y: event.clientY, hasSwiped: false }),
    move(press, event) {
      const [dx, dy] = [event.clientX - press.x, event.clientY - press.y];
      const minSwipePx = press.hasSwiped ? Math.max(MIN_SWIPE_PX * 2, on.tile() * 0.9) : MIN_SWIPE_PX;
      if (Math.max(Math.abs(dx), Math.abs(dy)) < minSwipePx) return;
      on.onSwipe(Math.abs(dx) > Math.abs(dy) ? (dx > 0 ? 1 : 3) : dy > 0 ? 2 : 0);
      Object.assign(press, { x: event.clientX, y: event.clientY, hasSwiped: true });
    },
    end({ hasSwiped }, isReleased, event) {
      if (isReleased && !hasSwiped) on.onTap(event.clientX, event.clientY);
    },
  });
}
