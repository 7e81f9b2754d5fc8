/** Runs an action once it is known whether the visitor is signed in. */
import { useCallback, useRef } from 'react';
import { useAuthStore } from '@/stores/stores-provider';

/**
 * @returns a function that runs an action now, or as soon as the session is known. A waiting action is replaced by a
 * later one.
 */
export const useRunWhenAuthReady = (): ((act: (isSignedIn: boolean) => void) => void) => {
  const auth = useAuthStore();
  const stopWaiting = useRef<(() => void) | null>(null);
  return useCallback(
    (act) => {
      stopWaiting.current?.();
      stopWaiting.current = null;
      if (auth.getState().isReady) return act(auth.getState().isSignedIn);
      const stop = auth.subscribe(({ isReady, isSignedIn }) => {
        if (!isReady) return;
        stop();
        act(isSignedIn);
      });
      stopWaiting.current = stop;
    },
    [auth],
  );
};
