/** Taps and swipes on the board. */
import { stopFlings } from '../kit/flings';

export interface PointerHandlers {
  onTap(clientX: number, clientY: number): void;
  /** Receives 0 to 3, from up clockwise; once more for every further tile of the swipe. */
  onSwipe(way: number): void;
  tile(): number;
}

const MIN_SWIPE_PX = 22;

/** Listens to the pointer on the board. */
export function listenPointer(node: HTMLElement, on: PointerHandlers): void {
  let held: { id: number; x: number; y: number; hasSwiped: boolean } | null = null;
  stopFlings(node);
  node.addEventListener('pointerdown', (event) => {
    if (event.button !== 0 || held) return;
    node.setPointerCapture(event.pointerId);
    held = { id: event.pointerId, x: event.clientX, y: event.clientY, hasSwiped: false };
  });
  node.addEventListener('pointermove', (event) => {
    if (event.pointerId !== held?.id) return;
    const [dx, dy] = [event.clientX - held.x, event.clientY - held.y];
    const least = held.hasSwiped ? Math.max(MIN_SWIPE_PX * 2, on.tile() * 0.9) : MIN_SWIPE_PX;
    if (Math.max(Math.abs(dx), Math.abs(dy)) < least) return;
    on.onSwipe(Math.abs(dx) > Math.abs(dy) ? (dx > 0 ? 1 : 3) : dy > 0 ? 2 : 0);
    Object.assign(held, { x: event.clientX, y: event.clientY, hasSwiped: true });
  });
  const end = (event: PointerEvent, isDone: boolean) => {
    if (event.pointerId !== held?.id) return;
    const { hasSwiped } = held;
    held = null;
    if (isDone && !hasSwiped) on.onTap(event.clientX, event.clientY);
  };
  node.addEventListener('pointerup', (event) => end(event, true));
  node.addEventListener('pointercancel', (event) => end(event, false));
}
