/** Reads values that only the browser knows, without blocking hydration. */
import { startTransition, useEffect, useState } from 'react';

/**
 * Whether hydration is complete. Components that mount afterward were not rendered by the server, so they can use the
 * value at once.
 */
let isHydrated = false;

/**
 * Returns null on the server and during hydration, then the browser's value. Sets the value in a transition, because
 * with an external store React would render all readers again in one task during hydration.
 * @param read must return the same object for equal values. Neither `read` nor `follow` may change.
 */
export const useClientValue = <T extends number | object>(
  read: () => T,
  follow?: (report: () => void) => () => void,
): T | null => {
  const [value, setValue] = useState<T | null>(() => (isHydrated ? read() : null));
  useEffect(() => {
    isHydrated = true;
    const updateValue = (): void => startTransition(() => setValue(read()));
    updateValue();
    return follow?.(updateValue);
  }, [read, follow]);
  return value;
};
