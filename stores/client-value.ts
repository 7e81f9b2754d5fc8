/** Reads values that only the browser has, without blocking hydration. */
import { startTransition, useEffect, useState } from 'react';

/** Whether hydration is done: later components were never rendered by the server. */
let isTakenOver = false;

/**
 * Returns null on the server and during hydration, then the browser's value, set in a transition: as an external store,
 * React would render all its readers again in one task, during hydration.
 * @param read returns the same object for equal values; it and `follow` never change
 */
export const useClientValue = <T extends number | object>(
  read: () => T,
  follow?: (report: () => void) => () => void,
): T | null => {
  const [value, setValue] = useState<T | null>(() => (isTakenOver ? read() : null));
  useEffect(() => {
    isTakenOver = true;
    const report = (): void => startTransition(() => setValue(read()));
    report();
    return follow?.(report);
  }, [read, follow]);
  return value;
};
