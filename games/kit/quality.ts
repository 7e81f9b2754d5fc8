/** Draws with fewer pixels when frames are slow, for example without a graphics processor, so that a game stays smooth. */

/** The resolutions as shares of the pixels along a side, the best first. */
const SHARES = [1, 0.7, 0.5, 0.4] as const;
/** The number of frames in one measurement. */
const FRAMES = 24;
/** The number of unmeasured frames after a change, because they redraw everything. */
const SETTLING = 4;
const SLOW_MS = 20.5;
/** A change must make frames shorter by at least this factor. */
const MIN_GAIN = 0.92;

export interface Quality {
  /** The share of the pixels along a side, above 0 and at most 1. */
  readonly share: number;
  /** Records how long a frame took, in milliseconds. Returns true when the share has changed. */
  record(frameMs: number): boolean;
}

/**
 * Measures frames and lowers the share step by step while they are slow. A step that does not help is reverted permanently,
 * because then the display or the game itself sets the pace, as with a screen of 30 Hz.
 */
export const createQuality = (): Quality => {
  let step = 0;
  let frames = -SETTLING;
  let sumMs = 0;
  let beforeMs = Number.POSITIVE_INFINITY;
  let isTrial = false;
  let isFinal = false;
  const change = (by: 1 | -1): true => {
    step += by;
    frames = -SETTLING;
    return true;
  };
  return {
    get share() {
      return SHARES[step]!;
    },
    record(frameMs) {
      if (isFinal) return false;
      if (++frames <= 0) return false;
      sumMs += frameMs;
      if (frames < FRAMES) return false;
      const meanMs = sumMs / frames;
      frames = sumMs = 0;
      if (isTrial && meanMs > beforeMs * MIN_GAIN) {
        isFinal = true;
        return change(-1);
      }
      isTrial = false;
      if (meanMs <= SLOW_MS || step === SHARES.length - 1) return false;
      beforeMs = meanMs;
      isTrial = true;
      return change(1);
    },
  };
};
