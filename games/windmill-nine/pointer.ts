/** Handles aiming with a pointer: the player pulls back from anywhere and releases. A short pull does not strike. */
import { followPress } from '../kit/press';

export interface PointerHandlers {
  /** Receives the pull in CSS pixels. The ball rolls in the opposite direction. */
  onPull(dx: number, dy: number): void;
  onRelease(): void;
  onCancel(): void;
  /** Called for a press without a pull: the player may not know the controls yet. */
  onTap(): void;
  /** Called for a press while the ball rolls. Returns whether it was handled. */
  onHurry(): boolean;
}

/** A shorter pull does not make a stroke. */
export const DEAD_PULL = 14;
/** Returns the length of the pull of a full-strength stroke. */
export const fullPull = (width: number, height: number): number =>
  Math.max(110, Math.min(230, Math.min(width, height) * 0.5));

/** Listens to the pointer on the course. */
export function listenPointer(node: HTMLElement, on: PointerHandlers): void {
  /** Applies a pull. Returns whether it is long enough. */
  const pull = (from: { x: number; y: number }, event: PointerEvent): boolean => {
    const [dx, dy] = [event.clientX - from.x, event.clientY - from.y];
    const isLong = Math.hypot(dx, dy) >= DEAD_PULL;
    if (isLong) on.onPull(dx, dy);
    else on.onCancel();
    return isLong;
  };
  followPress(node, {
    start: (event) => (on.onHurry() ? null : { x: event.clientX, y: event.clientY }),
    move: (from, event) => void pull(from, event),
    end(from, isReleased, event) {
      if (!isReleased) on.onCancel();
      else if (pull(from, event)) on.onRelease();
      else on.onTap();
    },
  });
}
