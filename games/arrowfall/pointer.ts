/** Drawing the bow by pointer: drag back from anywhere and release; a short drag shoots nothing. */
import { stopFlings } from '../kit/flings';
import { CIRCLE } from './config';

export interface PointerHandlers {
  /** Receives the drag in CSS pixels; the arrow flies in the opposite direction. */
  onPull(dx: number, dy: number): void;
  onRelease(): void;
  onCancel(): void;
  /** A press without a pull: the player may not know the controls yet. */
  onTap(): void;
  /** Called for a press while the arrow flies. Returns whether it was handled. */
  onHurry(): boolean;
}

/** A shorter drag is no shot. */
export const DEAD_PULL = 16;
/** Returns the drag that draws the bow fully. */
export const fullPull = (width: number, height: number): number =>
  Math.max(120, Math.min(260, Math.min(width, height) * 0.5));

/** Returns the angle of the bow for a drag. For the screen only, because engines differ in the last digit. */
export const angleOf = (dx: number, dy: number): number =>
  Math.round((Math.atan2(dy, -dx) / (2 * Math.PI)) * CIRCLE);

/** Listens to the pointer on the range. */
export function listenPointer(node: HTMLElement, on: PointerHandlers): void {
  let held: { id: number; x: number; y: number } | null = null;
  const pullOf = (event: PointerEvent, { x, y }: { x: number; y: number }) =>
    [event.clientX - x, event.clientY - y] as const;
  stopFlings(node);
  node.addEventListener('pointerdown', (event) => {
    if (event.button !== 0 || held || on.onHurry()) return;
    node.setPointerCapture(event.pointerId);
    held = { id: event.pointerId, x: event.clientX, y: event.clientY };
  });
  node.addEventListener('pointermove', (event) => {
    if (!held || event.pointerId !== held.id) return;
    const [dx, dy] = pullOf(event, held);
    if (Math.hypot(dx, dy) < DEAD_PULL) on.onCancel();
    else on.onPull(dx, dy);
  });
  const end = (event: PointerEvent, isLoosed: boolean) => {
    if (!held || event.pointerId !== held.id) return;
    const [dx, dy] = pullOf(event, held);
    held = null;
    if (!isLoosed || Math.hypot(dx, dy) < DEAD_PULL) {
      on.onCancel();
      return isLoosed ? on.onTap() : undefined;
    }
    on.onPull(dx, dy);
    on.onRelease();
  };
  node.addEventListener('pointerup', (event) => end(event, true));
  node.addEventListener('pointercancel', (event) => end(event, false));
}
