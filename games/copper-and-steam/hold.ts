/** Detects a long press, or a click with the secondary mouse button. These are not reported as presses. */
const HOLD_MS = 450;
const SLIP_PX = 12;

/** Calls back with the target of a long press. */
export function listenForHold(node: HTMLElement, onHold: (target: EventTarget | null) => void): void {
  let timer = 0;
  let start = { x: 0, y: 0 };
  let isHeld = false;
  const stop = () => clearTimeout(timer);
  node.addEventListener('pointerdown', (event) => {
    stop();
    isHeld = false;
    if (event.button !== 0 || !event.isPrimary) return;
    start = { x: event.clientX, y: event.clientY };
    timer = window.setTimeout(() => {
      isHeld = true;
      onHold(event.target);
    }, HOLD_MS);
  });
  node.addEventListener('pointermove', ({ clientX, clientY }) => {
    if (Math.hypot(clientX - start.x, clientY - start.y) > SLIP_PX) stop();
  });
  for (const name of ['pointerup', 'pointercancel', 'pointerleave'] as const)
    node.addEventListener(name, stop);
  node.addEventListener(
    'click',
    (event) => {
      if (isHeld) event.stopImmediatePropagation();
      isHeld = false;
    },
    { capture: true },
  );
  node.addEventListener('contextmenu', (event) => {
    event.preventDefault();
    // A long touch also opens a context menu, in some browsers before `HOLD_MS` has elapsed, so only the mouse counts
    // here.
    if ((event as PointerEvent).pointerType === 'mouse') onHold(event.target);
  });
}
