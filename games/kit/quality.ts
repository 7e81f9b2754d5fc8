/** Lowers the resolution when frames are slow, for example without a GPU, so that a game stays smooth. */

/** The available resolutions, as a fraction of the pixels per side, the best first. */
const RESOLUTION_SHARES = [1, 0.7, 0.5, 0.4] as const;
/** The number of frames in one measurement. */
const FRAMES = 24;
/** The number of unmeasured frames after a change, because they redraw everything. */
const UNMEASURED_FRAMES = 4;
const SLOW_MS = 20.5;
/** The maximum ratio of the new frame time to the old one at which a lower resolution is worth using. */
const MIN_GAIN = 0.92;

export interface QualityControl {
  /** The fraction of the pixels per side, above 0 and at most 1. */
  readonly share: number;
  /** Records how long a frame took, in milliseconds. Returns true when the resolution has changed. */
  record(frameMs: number): boolean;
}

/**
 * Measures frames and lowers the resolution step by step while they are slow. A display shows frames at fixed
 * intervals, so a step may help only together with the next one; therefore all steps are tried. If even the lowest
 * resolution is slow, uses the highest one with nearly the shortest frames from then on; on a 30 Hz screen, that is
 * the full resolution.
 */
export const createQualityControl = (): QualityControl => {
  let step = 0;
  let frames = -UNMEASURED_FRAMES;
  let sumMs = 0;
  let isFinal = false;
  const frameTimesMs: number[] = [];
  const change = (to: number): boolean => {
    const isChanged = to !== step;
    step = to;
    frames = -UNMEASURED_FRAMES;
    return isChanged;
  };
  return {
    get share() {
      return RESOLUTION_SHARES[step]!;
    },
    record(frameMs) {
      if (isFinal) return false;
      if (++frames <= 0) return false;
      sumMs += frameMs;
      if (frames < FRAMES) return false;
      const meanMs = sumMs / frames;
      frames = sumMs = 0;
      frameTimesMs[step] = meanMs;
      if (meanMs <= SLOW_MS) return false;
      if (step < RESOLUTION_SHARES.length - 1) return change(step + 1);
      isFinal = true;
      const shortestMs = Math.min(...frameTimesMs);
      return change(frameTimesMs.findIndex((each) => each * MIN_GAIN <= shortestMs));
    },
  };
};
