/** Swapping by pointer: a drag swaps with the neighbor in its direction, a tap selects, a second tap next to it swaps. */
import { stopFlings } from '../kit/flings';
import { besides } from './grid';
import { ACROSS, cellAt } from './paint';

export interface PointerHandlers {
  onTap(cell: number): void;
  onDrag(from: number, to: number): void;
}

/** The share of a cell's side beyond which a press becomes a drag. */
const DRAG = 0.42;

/** Listens to the pointer on the board. */
export function listenPointer(node: HTMLElement, on: PointerHandlers): void {
  let held: { id: number; cell: number; x: number; y: number } | null = null;
  stopFlings(node);
  node.addEventListener('pointerdown', (event) => {
    if (event.button !== 0 || held) return;
    const box = node.getBoundingClientRect();
    const cell = cellAt((event.clientX - box.left) / box.width, (event.clientY - box.top) / box.height);
    if (cell === null) return;
    node.setPointerCapture(event.pointerId);
    held = { id: event.pointerId, cell, x: event.clientX, y: event.clientY };
  });
  node.addEventListener('pointermove', (event) => {
    if (event.pointerId !== held?.id) return;
    const [dx, dy] = [event.clientX - held.x, event.clientY - held.y];
    const far = (node.clientWidth / ACROSS) * DRAG;
    if (Math.max(Math.abs(dx), Math.abs(dy)) < far) return;
    const { cell } = held;
    held = null;
    const isAcross = Math.abs(dx) > Math.abs(dy);
    const to = besides(cell, isAcross ? Math.sign(dx) : 0, isAcross ? 0 : Math.sign(dy));
    if (to !== null) on.onDrag(cell, to);
  });
  node.addEventListener('pointerup', (event) => {
    if (event.pointerId !== held?.id) return;
    const { cell } = held;
    held = null;
    on.onTap(cell);
  });
  node.addEventListener('pointercancel', () => (held = null));
}
