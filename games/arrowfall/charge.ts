/** The draw that grows while Space is held, stays at its fullest, and is loosed when the key is let go. */
export interface Charge {
  press(): void;
  /** Stops without a shot. */
  cancel(): void;
}

const FULL_MS = 1300;

/** `onChange` hears how full it is, 0 to 1. */
export function createCharge(onChange: (share: number) => void, onRelease: () => void): Charge {
  let startMs: number | null = null;
  let frame = 0;
  const tick = (now: number) => {
    if (startMs === null) return;
    onChange(Math.min(1, Math.max(0, now - startMs) / FULL_MS));
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
