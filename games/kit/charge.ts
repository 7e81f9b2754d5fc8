/** What fills while Space is held, and is let go with the key. */
export interface Charge {
  press(): void;
  /** Stops, and lets nothing go. */
  cancel(): void;
}

/**
 * @param shareOf how full it is, 0 to 1, after so many milliseconds
 * @param onChange hears how full it is
 */
export function createCharge(
  shareOf: (heldMs: number) => number,
  onChange: (share: number) => void,
  onRelease: () => void,
): Charge {
  let startMs: number | null = null;
  let frame = 0;
  const tick = (now: number) => {
    if (startMs === null) return;
    // The time stamp of a frame may be older than the moment that asked for it.
    onChange(shareOf(Math.max(0, now - startMs)));
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
