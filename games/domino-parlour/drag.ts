/** Handles a tile under a finger or a mouse, which is pressed or dragged to its target. */

const DRAG_FROM_PX = 8;

export interface DragHandlers {
  onPress(): void;
  onLift(): void;
  onDrop(x: number, y: number): void;
}

/** Listens for presses, and for drags in which the tile follows the pointer until its release. */
export function listenToDrag(button: HTMLButtonElement, { onPress, onLift, onDrop }: DragHandlers): void {
  let start: { x: number; y: number } | null = null;
  let isDragging = false;
  let isDropped = false;
  const drop = () => {
    start = null;
    isDragging = false;
    button.classList.remove('is-dragged');
    button.style.transform = '';
  };
  button.addEventListener('pointerdown', (event) => {
    isDropped = false;
    if (!event.isPrimary || event.button !== 0) return;
    start = { x: event.clientX, y: event.clientY };
    button.setPointerCapture(event.pointerId);
  });
  button.addEventListener('pointermove', (event) => {
    if (!start || !event.isPrimary) return;
    const [dx, dy] = [event.clientX - start.x, event.clientY - start.y];
    if (!isDragging && Math.hypot(dx, dy) < DRAG_FROM_PX) return;
    if (!isDragging) onLift();
    isDragging = true;
    button.classList.add('is-dragged');
    button.style.transform = `translate(${dx}px, ${dy}px)`;
  });
  button.addEventListener('pointerup', (event) => {
    if (!start || !event.isPrimary) return;
    const wasDragging = isDragging;
    drop();
    if (!wasDragging) return;
    isDropped = true;
    onDrop(event.clientX, event.clientY);
  });
  button.addEventListener('pointercancel', drop);
  button.addEventListener('click', () => {
    if (!isDropped) onPress();
    isDropped = false;
  });
}
