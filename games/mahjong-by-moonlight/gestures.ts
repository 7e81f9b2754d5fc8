/** Handles touch, mouse and wheel input on the table: a tap, a drag that pans, two fingers that zoom. */
import { stopFlings } from '../kit/stop-flings';
export interface GestureHandlers {
  onTap(target: Element, at: { x: number; y: number }): void;
  onPan(x: number, y: number): void;
  /** Zooms by a factor around a point of the table's frame. */
  onZoom(factor: number, at: { x: number; y: number }): void;
}

/** The maximum movement of a tap in CSS pixels. */
const SLACK = 9;
const WHEEL_STEP = 0.0016;

/** Listens on the frame of the table. */
export function listenToGestures(node: HTMLElement, on: GestureHandlers): void {
  const fingers = new Map<number, { x: number; y: number }>();
  let tap: { target: Element; at: { x: number; y: number } } | null = null;

  const pointOf = (event: MouseEvent) => {
    const box = node.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  };
  const spread = () => {
    const [a, b] = [...fingers.values()] as [{ x: number; y: number }, { x: number; y: number }];
    return {
      length: Math.max(1, Math.hypot(a.x - b.x, a.y - b.y)),
      middle: { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 },
    };
  };
  stopFlings(node);
  node.addEventListener('pointerdown', (event) => {
    if (event.button !== 0 || !(event.target instanceof Element)) return;
    // Otherwise the browser would take the focus away from the focused tile.
    event.preventDefault();
    if (fingers.size > 1) return;
    fingers.set(event.pointerId, pointOf(event));
    tap = fingers.size === 1 ? { target: event.target, at: pointOf(event) } : null;
    node.setPointerCapture(event.pointerId);
  });
  node.addEventListener('pointermove', (event) => {
    const last = fingers.get(event.pointerId);
    if (!last) return;
    const point = pointOf(event);
    if (tap && Math.hypot(point.x - tap.at.x, point.y - tap.at.y) < SLACK) return;
    tap = null;
    const before = fingers.size === 2 ? spread() : null;
    fingers.set(event.pointerId, point);
    if (!before) return on.onPan(point.x - last.x, point.y - last.y);
    const after = spread();
    on.onPan(after.middle.x - before.middle.x, after.middle.y - before.middle.y);
    on.onZoom(after.length / before.length, after.middle);
  });
  const release = (event: PointerEvent) => {
    if (!fingers.delete(event.pointerId)) return;
    if (tap && event.type === 'pointerup') on.onTap(tap.target, tap.at);
    tap = null;
  };
  node.addEventListener('pointerup', release);
  node.addEventListener('pointercancel', release);
  node.addEventListener(
    'wheel',
    (event) => {
      event.preventDefault();
      on.onZoom(Math.exp(-event.deltaY * WHEEL_STEP), pointOf(event));
    },
    { passive: false },
  );
}
