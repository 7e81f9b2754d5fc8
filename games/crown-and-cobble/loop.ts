/** The clock of a night: whole ticks by time stamps, at one pace or the other. */
import { TICKS_PER_SECOND } from './config';

const TICK_MS = 1000 / TICKS_PER_SECOND;
/** A frame that took longer slows the night down rather than let it leap. */
const LONGEST_MS = 120;

export interface Loop {
  start(): void;
  stop(): void;
}

/** Makes the loop. `pace` is 0 while the clock stands; `show` hears the share of a tick that has passed. */
export function createLoop(
  pace: () => number,
  tick: () => void,
  show: (nowMs: number, part: number) => void,
): Loop {
  let frame = 0;
  let lastMs = 0;
  let owedMs = 0;
  const draw = (nowMs: number) => {
    frame = requestAnimationFrame(draw);
    owedMs += Math.min(LONGEST_MS, Math.max(0, nowMs - lastMs)) * pace();
    lastMs = nowMs;
    while (owedMs >= TICK_MS) {
      owedMs -= TICK_MS;
      tick();
    }
    show(nowMs, owedMs / TICK_MS);
  };
  return {
    start() {
      cancelAnimationFrame(frame);
      lastMs = performance.now();
      frame = requestAnimationFrame(draw);
    },
    stop: () => cancelAnimationFrame(frame),
  };
}
