/** Queues presses during an animation. Drops presses beyond a small limit. */

export interface ActionQueue {
  add(job: () => void): void;
  /** Delays further jobs until this promise settles. */
  hold(going: Promise<void>): void;
  clear(): void;
}

const MAX_WAITING = 3;

/** Creates a queue whose jobs start at least this many milliseconds apart. */
export function createQueue(gapMs: number): ActionQueue {
  let waiting: (() => void)[] = [];
  let isHeld = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let lastMs = -Infinity;
  const runNext = () => {
    if (isHeld || timer !== undefined || !waiting.length) return;
    const restMs = lastMs + gapMs - performance.now();
    if (restMs > 0) {
      timer = setTimeout(() => {
        timer = undefined;
        runNext();
      }, restMs);
      return;
    }
    lastMs = performance.now();
    waiting.shift()!();
    runNext();
  };
  return {
    add(job) {
      if (waiting.length < MAX_WAITING) waiting.push(job);
      runNext();
    },
    hold(going) {
      isHeld = true;
      void going.then(() => {
        isHeld = false;
        runNext();
      });
    },
    clear() {
      waiting = [];
    },
  };
}
