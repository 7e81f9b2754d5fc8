/** What only members may do: done at once by them; visitors are asked to sign in and it is done then. */
import { useCallback, useRef } from 'react';
import { SIGN_IN_DIALOG } from '@/stores/account-dialogs';
import { useAuthStore, useModal } from '@/stores/stores-provider';

/** @returns runs an act now, or after the sign-in; what is pressed before it is known who this is waits for that */
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
      // Of several presses the last one counts.
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
