/** The clock of a race: whole ticks by time stamps, frames between them, a count before it goes on. */
import { TICKS_PER_SECOND } from './config';

export interface LoopHandlers {
  /** Plays a tick; false once the race is over. */
  tick(): boolean;
  /** Draws between two ticks; `passedS` is since the last frame. */
  show(share: number, nowS: number, passedS: number): void;
  /** Seconds until it goes on, null when it does. */
  count(seconds: number | null): void;
}

export interface Loop {
  start(countSeconds: number): void;
  stop(): void;
}

const TICK_MS = 1000 / TICKS_PER_SECOND;
/** A frame that took longer slows the race down rather than let it leap. */
const LONGEST_MS = 100;
const COUNT_MS = 700;

/** Makes the loop, which asks for frames only while it runs. */
export function createLoop(handlers: LoopHandlers): Loop {
  let frame = 0;
  let lastMs = 0;
  let waitingMs = 0;
  let owedMs = 0;
  let counted: number | null = null;

  const countDown = (passedMs: number) => {
    waitingMs -= passedMs;
    const left = waitingMs > 0 ? Math.ceil(waitingMs / COUNT_MS) : null;
    if (left === counted) return;
    counted = left;
    handlers.count(left);
  };
  const draw = (nowMs: number) => {
    frame = requestAnimationFrame(draw);
    const passedMs = Math.min(LONGEST_MS, Math.max(0, nowMs - lastMs));
    lastMs = nowMs;
    if (waitingMs > 0) countDown(passedMs);
    else {
      owedMs += passedMs;
      while (owedMs >= TICK_MS) {
        owedMs -= TICK_MS;
        if (!handlers.tick()) owedMs = 0;
      }
    }
    handlers.show(owedMs / TICK_MS, nowMs / 1000, passedMs / 1000);
  };
  return {
    start(countSeconds) {
      cancelAnimationFrame(frame);
      waitingMs = countSeconds * COUNT_MS;
      owedMs = 0;
      counted = null;
      if (countSeconds) countDown(0);
      else handlers.count(null);
      lastMs = performance.now();
      frame = requestAnimationFrame(draw);
    },
    stop() {
      cancelAnimationFrame(frame);
      frame = 0;
    },
  };
}
