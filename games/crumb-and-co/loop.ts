/** The clock of an evening: whole ticks by time stamps, asked for only while the shop is open. */
import { TICKS_PER_SECOND } from './config';

const TICK_MS = 1000 / TICKS_PER_SECOND;
/** A frame that took longer slows the evening down rather than let it leap. */
const LONGEST_MS = 150;

export interface Loop {
  start(): void;
  stop(): void;
}

/** Makes the loop; `show` is called once after the ticks of a frame. */
export function createLoop(tick: () => void, show: () => void): Loop {
  let frame = 0;
  let lastMs = 0;
  let owedMs = 0;
  const draw = (nowMs: number) => {
    frame = requestAnimationFrame(draw);
    owedMs += Math.min(LONGEST_MS, Math.max(0, nowMs - lastMs));
    lastMs = nowMs;
    if (owedMs < TICK_MS) return;
    while (owedMs >= TICK_MS) {
      owedMs -= TICK_MS;
      tick();
    }
    show();
  };
  return {
    start() {
      cancelAnimationFrame(frame);
      lastMs = performance.now();
      owedMs = 0;
      frame = requestAnimationFrame(draw);
    },
    stop: () => cancelAnimationFrame(frame),
  };
}
