/** Handles mouse and touch input over the scene: a tap picks an object, a drag pans, two fingers or the wheel zoom. */
import { stopFlings } from '../kit/stop-flings';

export interface PointerHandlers {
  /** Called for a tap at a point in CSS pixels of the element. */
  onTap(x: number, y: number): void;
  onPan(dx: number, dy: number): void;
  onZoom(by: number, x: number, y: number): void;
}

const DRAG_PX = { mouse: 5, touch: 11 };
const WHEEL = 0.0016;

/** Listens on the element. */
export function listenToPointer(node: HTMLElement, on: PointerHandlers): void {
  const fingers = new Map<number, { x: number; y: number }>();
  let press: { id: number; x: number; y: number; isMoved: boolean } | null = null;
  const pointOf = ({ clientX, clientY }: MouseEvent) => {
    const box = node.getBoundingClientRect();
    return { x: clientX - box.left, y: clientY - box.top };
  };
  stopFlings(node);
  node.addEventListener('pointerdown', (event) => {
    if (event.button !== 0) return;
    node.setPointerCapture(event.pointerId);
    const at = pointOf(event);
    fingers.set(event.pointerId, at);
    // A second finger starts a pinch, so the first one no longer counts as a tap.
    if (fingers.size > 1) press = null;
    else press = { id: event.pointerId, ...at, isMoved: false };
  });
  node.addEventListener('pointermove', (event) => {
    const before = fingers.get(event.pointerId);
    if (!before) return;
    const at = pointOf(event);
    fingers.set(event.pointerId, at);
    const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
    if (other) {
      const [was, is] = [before, at].map(({ x, y }) => Math.hypot(x - other.x, y - other.y)) as [
        number,
        number,
      ];
      on.onPan((at.x - before.x) / 2, (at.y - before.y) / 2);
      if (was > 0) on.onZoom(is / was, (at.x + other.x) / 2, (at.y + other.y) / 2);
      return;
    }
    if (press?.id !== event.pointerId) return;
    const distance = Math.hypot(at.x - press.x, at.y - press.y);
    if (!press.isMoved && distance < (event.pointerType === 'mouse' ? DRAG_PX.mouse : DRAG_PX.touch)) return;
    press.isMoved = true;
    on.onPan(at.x - before.x, at.y - before.y);
  });
  node.addEventListener('pointerup', (event) => {
    fingers.delete(event.pointerId);
    if (press?.id !== event.pointerId) return;
    const { isMoved } = press;
    press = null;
    const { x, y } = pointOf(event);
    if (!isMoved) on.onTap(x, y);
  });
  node.addEventListener('pointercancel', (event) => {
    fingers.delete(event.pointerId);
    press = null;
  });
  node.addEventListener(
    'wheel',
    (event) => {
      event.preventDefault();
      const { x, y } = pointOf(event);
      on.onZoom(Math.exp(-event.deltaY * WHEEL), x, y);
    },
    { passive: false },
  );
}
