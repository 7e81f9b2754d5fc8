/** What only the browser knows, brought in without holding it up. */
import { startTransition, useEffect, useState } from 'react';

/** The page has been taken over: what is made from here on was never rendered by the server. */
let isTakenOver = false;

/**
 * Null while rendering on the server and taking its page over, then a transition to what the browser says: as an outside store
 * React would render everything that reads it again in one piece, beside the taking over itself.
 * @param read gives equal values as one and the same; it and `follow` are the same for the life of the page
 */
export const useClientValue = <T extends number | object>(
  read: () => T,
  follow?: (tell: () => void) => () => void,
): T | null => {
  const [value, setValue] = useState<T | null>(() => (isTakenOver ? read() : null));
  useEffect(() => {
    isTakenOver = true;
    const tell = (): void => startTransition(() => setValue(read()));
    tell();
    return follow?.(tell);
  }, [read, follow]);
  return value;
};
