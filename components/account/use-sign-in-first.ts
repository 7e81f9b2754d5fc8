/** Runs an action for members only: at once for members; visitors are asked to sign in first. */
import { useCallback, useRef } from 'react';
import { SIGN_IN_DIALOG } from '@/stores/account-dialogs';
import { useAuthStore, useModal } from '@/stores/stores-provider';

/** @returns a function that runs an action now, or after the sign-in; a press before the sign-in state is known waits for it */
export const useSignInFirst = (): ((act: () => void) => void) => {
  const auth = useAuthStore();
  const open = useModal((state) => state.open);
  const stopWaiting = useRef<(() => void) | null>(null);
  return useCallback(
    (act) => {
      const decide = (): void => {
        if (auth.getState().isSignedIn) act();
        else open(SIGN_IN_DIALOG, { onEnter: () => act });
      };
      // Only the last of several presses counts.
      stopWaiting.current?.();
      stopWaiting.current = null;
      if (auth.getState().isReady) return decide();
      const stop = auth.subscribe(({ isReady }) => {
        if (!isReady) return;
        stop();
        decide();
      });
      stopWaiting.current = stop;
    },
    [auth, open],
  );
};
