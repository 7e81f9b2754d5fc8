/** Splits long computations on the main thread into slices, so that the process handles requests in between. */
import { setImmediate as yieldToEventLoop } from 'node:timers/promises';

/** The longest time that a request waits for a slice, approximately. */
const SLICE_MS = 8;

/** Returns a function to await between steps; it yields to the event loop once the current slice's time is used up. */
export const createSliceScheduler = (): (() => Promise<void> | undefined) => {
  let startedAt = performance.now();
  const yieldNow = async (): Promise<void> => {
    await yieldToEventLoop();
    startedAt = performance.now();
  };
  return () => (performance.now() - startedAt < SLICE_MS ? undefined : yieldNow());
};
