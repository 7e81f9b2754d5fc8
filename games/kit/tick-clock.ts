/**
 * The clock of a game that plays in ticks. Counts full ticks by time stamps, draws frames between them, and counts
 * down before it resumes.
 */

export interface TickHandlers {
  /** Plays a tick. Returns false when the game is over. */
  tick(): boolean;
  /**
   * Draws between two ticks. Receives the elapsed fraction of a tick, the current time, the time since the last frame,
   * and the number of ticks played.
   */
  show(share: number, nowMs: number, passedMs: number, ticks: number): void;
  /** Receives the seconds until the clock resumes, or null when it does. */
  count?(seconds: number | null): void;
}

export interface TickSettings {
  ticksPerSecond: number;
  /** The maximum length of a frame. After a longer one, the game slows down instead of skipping ticks. */
  longestMs: number;
  /** The duration of one step of the countdown. */
  countMs?: number;
  /** Returns the current speed of the ticks: 1 is normal, 0 means that none pass. */
  pace?(): number;
}

export interface TickClock {
  /** Resumes the clock, after a countdown if one is given. */
  start(countSeconds?: number): void;
  stop(): void;
}

/** Creates the clock. It requests frames only while it runs. */
export function createTickClock(
  { ticksPerSecond, longestMs, countMs = 1000, pace = () => 1 }: TickSettings,
  handlers: TickHandlers,
): TickClock {
  const tickMs = 1000 / ticksPerSecond;
  let frame = 0;
  let lastMs = 0;
  let waitingMs = 0;
  let unplayedMs = 0;
  let counted: number | null = null;

  const countDown = (passedMs: number) => {
    waitingMs -= passedMs;
    const left = waitingMs > 0 ? Math.ceil(waitingMs / countMs) : null;
    if (left === counted) return;
    counted = left;
    handlers.count?.(left);
  };
  const play = (passedMs: number): number => {
    let ticks = 0;
    unplayedMs += passedMs * pace();
    while (unplayedMs >= tickMs) {
      unplayedMs -= tickMs;
      ticks += 1;
      if (!handlers.tick()) unplayedMs = 0;
    }
    return ticks;
  };
  const draw = (nowMs: number) => {
    frame = requestAnimationFrame(draw);
    // The time stamp of a frame may be older than the call that requested the frame.
    const passedMs = Math.min(longestMs, Math.max(0, nowMs - lastMs));
    lastMs = nowMs;
    let ticks = 0;
    if (waitingMs > 0) countDown(passedMs);
    else ticks = play(passedMs);
    handlers.show(unplayedMs / tickMs, nowMs, passedMs, ticks);
  };
  return {
    start(countSeconds = 0) {
      cancelAnimationFrame(frame);
      waitingMs = countSeconds * countMs;
      unplayedMs = 0;
      counted = null;
      if (countSeconds) countDown(0);
      else handlers.count?.(null);
      lastMs = performance.now();
      frame = requestAnimationFrame(draw);
    },
    stop() {
      cancelAnimationFrame(frame);
      frame = 0;
    },
  };
}
