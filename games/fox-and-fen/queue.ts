/** What was pressed while something still moves waits for its turn; more than a few is forgotten. */

export interface Queue {
  add(job: () => void): void;
  /** Nothing more is done until this is over. */
  hold(going: Promise<void>): void;
  clear(): void;
}

const MOST_WAITING = 3;

/** Makes a queue whose jobs begin no closer than so many milliseconds. */
export function createQueue(gapMs: number): Queue {
  let waiting: (() => void)[] = [];
  let isHeld = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let lastMs = -Infinity;
  const next = () => {
    if (isHeld || timer !== undefined || !waiting.length) return;
    const restMs = lastMs + gapMs - performance.now();
    if (restMs > 0) {
      timer = setTimeout(() => {
        timer = undefined;
        next();
      }, restMs);
      return;
    }
    lastMs = performance.now();
    waiting.shift()!();
    next();
  };
  return {
    add(job) {
      if (waiting.length < MOST_WAITING) waiting.push(job);
      next();
    },
    hold(going) {
      isHeld = true;
      void going.then(() => {
        isHeld = false;
        next();
      });
    },
    clear() {
      waiting = [];
    },
  };
}
