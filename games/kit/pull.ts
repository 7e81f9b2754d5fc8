/** Handles aiming by a pull: the player drags back from anywhere and releases. A short drag does nothing. */
import { listenToPress } from './press';

export interface PullHandlers {
  /** Receives the drag in CSS pixels; the shot goes in the opposite direction. */
  onPull(dx: number, dy: number): void;
  onRelease(): void;
  onCancel(): void;
  /** Called for a press without a drag: the player may not know the controls yet. */
  onTap(): void;
  /** Called for a press while the shot moves. Returns whether it was handled. */
  onHurry(): boolean;
}

/**
 * Listens for pulls on an element.
 * @param minLength the length of the shortest drag that counts, in CSS pixels
 */
export function listenToPulls(node: HTMLElement, minLength: number, on: PullHandlers): void {
  /** Applies a drag. Returns whether it is long enough. */
  const pull = (from: { x: number; y: number }, event: PointerEvent): boolean => {
    const [dx, dy] = [event.clientX - from.x, event.clientY - from.y];
    const isLong = Math.hypot(dx, dy) >= minLength;
    if (isLong) on.onPull(dx, dy);
    else on.onCancel();
    return isLong;
  };
  listenToPress(node, {
    start: (event) => (on.onHurry() ? null : { x: event.clientX, y: event.clientY }),
    move: (from, event) => void pull(from, event),
    end(from, isReleased, event) {
      if (!isReleased) on.onCancel();
      else if (pull(from, event)) on.onRelease();
      else on.onTap();
    },
  });
}
