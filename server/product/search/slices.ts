/** Splits long computations on the main thread into slices, between which the process handles requests. */
import { setImmediate as yieldToEventLoop } from 'node:timers/promises';

/** A request waits at most about this long for a computation in slices. */
const SLICE_MS = 8;

/** Returns a function to await between steps: it yields to the event loop once the current slice is used up. */
export const createSlices = (): (() => Promise<void> | undefined) => {
  let startedAt = performance.now();
  const yieldNow = async (): Promise<void> => {
    await yieldToEventLoop();
    startedAt = performance.now();
  };
  return () => (performance.now() - startedAt < SLICE_MS ? undefined : yieldNow());
};
