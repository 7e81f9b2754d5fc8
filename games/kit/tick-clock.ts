/** The clock of a game that plays in ticks: whole ones by time stamps, frames between them, a count before it goes on. */

export interface TickHandlers {
  /** Plays a tick; false once there is nothing more to play. */
  tick(): boolean;
  /** Draws between two ticks: the share of one that has passed, now, and since the last frame; and how many ticks were played. */
  show(share: number, nowMs: number, passedMs: number, ticks: number): void;
  /** Seconds until it goes on, null when it does. */
  count?(seconds: number | null): void;
}

export interface TickSettings {
  ticksPerSecond: number;
  /** A frame that took longer slows the game down rather than let it leap. */
  longestMs: number;
  /** What a counted second lasts. */
  countMs?: number;
  /** How fast time passes for the ticks; 0 while it stands. */
  pace?(): number;
}

export interface TickClock {
  /** Goes on, after a count where one is asked for. */
  start(countSeconds?: number): void;
  stop(): void;
}

/** Makes the clock, which asks for frames only while it runs. */
export function createTickClock(
  { ticksPerSecond, longestMs, countMs = 1000, pace = () => 1 }: TickSettings,
  handlers: TickHandlers,
): TickClock {
  const tickMs = 1000 / ticksPerSecond;
  let frame = 0;
  let lastMs = 0;
  let waitingMs = 0;
  let owedMs = 0;
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
    owedMs += passedMs * pace();
    while (owedMs >= tickMs) {
      owedMs -= tickMs;
      ticks += 1;
      if (!handlers.tick()) owedMs = 0;
    }
    return ticks;
  };
  const draw = (nowMs: number) => {
    frame = requestAnimationFrame(draw);
    // The time stamp of a frame may be older than the moment that asked for it.
    const passedMs = Math.min(longestMs, Math.max(0, nowMs - lastMs));
    lastMs = nowMs;
    let ticks = 0;
    if (waitingMs > 0) countDown(passedMs);
    else ticks = play(passedMs);
    handlers.show(owedMs / tickMs, nowMs, passedMs, ticks);
  };
  return {
    start(countSeconds = 0) {
      cancelAnimationFrame(frame);
      waitingMs = countSeconds * countMs;
      owedMs = 0;
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
