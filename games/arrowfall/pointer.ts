/** Handles drawing the bow with a pointer: the player drags back from anywhere and releases. A short drag does not shoot. */
import { followPress } from '../kit/press';
import { CIRCLE } from './config';

export interface PointerHandlers {
  /** Receives the drag in CSS pixels; the arrow flies in the opposite direction. */
  onPull(dx: number, dy: number): void;
  onRelease(): void;
  onCancel(): void;
  /** Called for a press without a pull: the player may not know the controls yet. */
  onTap(): void;
  /** Called for a press while the arrow flies. Returns whether it was handled. */
  onHurry(): boolean;
}

/** The minimum length of a drag that shoots, in CSS pixels. */
export const DEAD_PULL = 16;
/** Returns the length of the drag that draws the bow fully. */
export const fullPull = (width: number, height: number): number =>
  Math.max(120, Math.min(260, Math.min(width, height) * 0.5));

/** Returns the bow's angle for a drag. Use it for the screen only, because engines differ in the last digit. */
export const angleOf = (dx: number, dy: number): number =>
  Math.round((Math.atan2(dy, -dx) / (2 * Math.PI)) * CIRCLE);

/** Listens to the pointer on the range. */
export function listenPointer(node: HTMLElement, on: PointerHandlers): void {
  /** Applies a pull. Returns whether it is long enough to shoot. */
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
