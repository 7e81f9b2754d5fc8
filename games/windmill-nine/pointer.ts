/** Aiming by pointer: pull back from anywhere and release; a short pull strikes nothing. */
import { stopFlings } from '../kit/flings';

export interface PointerHandlers {
  /** Receives the pull in CSS pixels; the ball goes in the opposite direction. */
  onPull(dx: number, dy: number): void;
  onRelease(): void;
  onCancel(): void;
  /** A press without a pull: the player may not know the controls yet. */
  onTap(): void;
  /** Called for a press while the ball rolls. Returns whether it was handled. */
  onHurry(): boolean;
}

/** A shorter pull is no stroke. */
export const DEAD_PULL = 14;
/** Returns the pull of full strength. */
export const fullPull = (width: number, height: number): number =>
  Math.max(110, Math.min(230, Math.min(width, height) * 0.5));

/** Listens to the pointer on the course. */
export function listenPointer(node: HTMLElement, on: PointerHandlers): void {
  let held: { id: number; x: number; y: number } | null = null;
  const pullOf = (event: PointerEvent) => [event.clientX - held!.x, event.clientY - held!.y] as const;
  stopFlings(node);
  node.addEventListener('pointerdown', (event) => {
    if (event.button !== 0 || held || on.onHurry()) return;
    node.setPointerCapture(event.pointerId);
    held = { id: event.pointerId, x: event.clientX, y: event.clientY };
  });
  node.addEventListener('pointermove', (event) => {
    if (event.pointerId !== held?.id) return;
    const [dx, dy] = pullOf(event);
    if (Math.hypot(dx, dy) < DEAD_PULL) on.onCancel();
    else on.onPull(dx, dy);
  });
  const end = (event: PointerEvent, isStruck: boolean) => {
    if (event.pointerId !== held?.id) return;
    const [dx, dy] = pullOf(event);
    held = null;
    if (!isStruck || Math.hypot(dx, dy) < DEAD_PULL) {
      on.onCancel();
      return isStruck ? on.onTap() : undefined;
    }
    on.onPull(dx, dy);
    on.onRelease();
  };
  node.addEventListener('pointerup', (event) => end(event, true));
  node.addEventListener('pointercancel', (event) => end(event, false));
}
