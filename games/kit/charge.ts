/** A charge that grows while Space is held. Releasing the key uses it. */
export interface ChargeButton {
  press(): void;
  /** Stops charging without a release. */
  cancel(): void;
}

/**
 * Creates a charge.
 * @param shareOf returns the charge, 0 to 1, after it has grown for a number of milliseconds
 * @param onChange receives the charge while it grows
 */
export function createChargeButton(
  shareOf: (heldMs: number) => number,
  onChange: (share: number) => void,
  onRelease: () => void,
): ChargeButton {
  let startMs: number | null = null;
  let frame = 0;
  const tick = (now: number) => {
    if (startMs === null) return;
    // The time stamp of a frame may be older than the call that requested the frame.
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
