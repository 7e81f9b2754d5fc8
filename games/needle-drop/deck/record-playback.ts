/** Turns the record frame by frame. Converts the page's clock to the time of the tune, and counts down before it resumes. */

export interface PlaybackHandlers {
  /**
   * Draws a frame at a time of the tune. `zeroMs` is the page's time at which the tune began. Returns false once the
   * tune is over.
   */
  frame(songMs: number, zeroMs: number, nowMs: number): boolean;
  /** Receives the number of beats until the tune resumes, or null when it does. */
  count(beats: number | null): void;
}

export interface RecordPlayback {
  /** Resumes at a time of the tune, after a number of beats with a duration in ms. */
  start(fromMs: number, beats: number, beatMs: number): void;
  stop(): void;
  readonly isTurning: boolean;
  /** Converts a time of the page to a time of the tune. */
  songAt(pageMs: number): number;
}

/** Creates the playback of the record. Requests animation frames only while the record turns. */
export function createRecordPlayback({ frame, count }: PlaybackHandlers): RecordPlayback {
  let request = 0;
  let zeroMs = 0;
  let isTurning = false;
  let counted: number | null = null;
  let goMs = 0;
  let beat = 0;
  const report = (nowMs: number) => {
    const left = nowMs < goMs && beat ? Math.ceil((goMs - nowMs) / beat) : null;
    if (left === counted) return;
    counted = left;
    count(left);
  };
  const draw = () => {
    if (!isTurning) return;
    request = requestAnimationFrame(draw);
    const nowMs = performance.now();
    report(nowMs);
    if (!frame(nowMs - zeroMs, zeroMs, nowMs)) stop();
  };
  const stop = () => {
    isTurning = false;
    cancelAnimationFrame(request);
    if (counted !== null) count(null);
    counted = null;
  };
  return {
    get isTurning() {
      return isTurning;
    },
    start(fromMs, beats, beatMs) {
      stop();
      const nowMs = performance.now();
      goMs = nowMs + beats * beatMs;
      beat = beatMs;
      zeroMs = goMs - fromMs;
      isTurning = true;
      report(nowMs);
      request = requestAnimationFrame(draw);
    },
    stop,
    songAt: (pageMs) => pageMs - zeroMs,
  };
}
