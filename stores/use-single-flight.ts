/** Runs the requests of a component's buttons one at a time. Ignores a press during or right after a request. */
import { useState } from 'react';
import { DOUBLE_PRESS_MS } from './double-press';

interface SingleFlightRunner<Key> {
  /**
   * Runs the work of a button, or ignores the press.
   * @param key identifies the button if a component has several
   */
  run(work: () => Promise<unknown>, key?: Key): Promise<void>;
  /** Resets the busy state if the visitor left the page during the request. */
  reset(): void;
}

interface SingleFlight<Key> extends SingleFlightRunner<Key> {
  /** The button whose request is in progress; null if there is none. */
  busy: Key | null;
  isBusy: boolean;
}

/** Prevents several presses from sending more than one request. @param show receives the busy button, or null */
export const createFlight = <Key>(show: (busy: Key | null) => void): SingleFlightRunner<Key> => {
  // Not stored in React's state, because two presses in one task would both read the old state.
  let isUnderWay = false;
  let lastKey: Key | null = null;
  let lastAt = 0;
  const setBusy = (key: Key | null): void => {
    isUnderWay = key !== null;
    show(key);
  };
  return {
    run: async (work, key = true as Key) => {
      const at = Date.now();
      if (isUnderWay || (key === lastKey && at - lastAt < DOUBLE_PRESS_MS)) return;
      lastKey = key;
      lastAt = at;
      setBusy(key);
      try {
        await work();
      } finally {
        setBusy(null);
      }
    },
    reset: () => setBusy(null),
  };
};

export const useSingleFlight = <Key = true>(): SingleFlight<Key> => {
  const [busy, setBusy] = useState<Key | null>(null);
  const [flight] = useState(() => createFlight<Key>((key) => setBusy(() => key)));
  return { busy, isBusy: busy !== null, ...flight };
};

/** Returns a promise that never resolves, because the browser leaves the page first. */
export const waitForLeave = (): Promise<never> => new Promise(() => undefined);
