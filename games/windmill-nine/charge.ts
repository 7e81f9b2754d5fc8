/** The strength that grows and falls while Space is held, and the stroke when it is let go. */
export interface Charge {
  press(): void;
  /** Stops without a stroke. */
  cancel(): void;
}

const SWING_MS = 1500;

/** `onRelease` hears how full it was, 0 to 1. */
export function createCharge(onChange: (share: number) => void, onRelease: () => void): Charge {
  let startMs: number | null = null;
  let frame = 0;
  const tick = (now: number) => {
    if (startMs === null) return;
    const swing = (Math.max(0, now - startMs) / SWING_MS) % 2;
    onChange(swing < 1 ? swing : 2 - swing);
    frame = requestAnimationFrame(tick);
  };
  const stop = () => {
    startMs = null;
    cancelAnimationFrame(frame);
  };
  document.addEventListener('keyup', (event) => {
    if (event.key !== ' ' || startMs === null) return;
    stop();
    onRelease();
  });
  window.addEventListener('blur', stop);
  return {
    press() {
      if (startMs !== null) return;
      startMs = performance.now();
      frame = requestAnimationFrame(tick);
    },
    cancel: stop,
  };
}
