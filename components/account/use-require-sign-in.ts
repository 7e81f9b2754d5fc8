/** Runs an action for members immediately; asks visitors to sign in, and then runs the action. */
import { useCallback } from 'react';
import { SIGN_IN_DIALOG } from '@/stores/account-dialogs';
import { useModal } from '@/stores/stores-provider';
import { useRunWhenAuthReady } from './use-run-when-auth-ready';

/** @returns a function that runs an action now, or after the sign-in */
export const useRequireSignIn = (): ((act: () => void) => void) => {
  const open = useModal((state) => state.open);
  const whenReady = useRunWhenAuthReady();
  return useCallback(
    (act) =>
      whenReady((isSignedIn) => {
        if (isSignedIn) act();
        else open(SIGN_IN_DIALOG, { onEnter: () => act });
      }),
    [open, whenReady],
  );
};
