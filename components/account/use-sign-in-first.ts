/** Runs acts of members at once; visitors are asked to sign in, and the act runs then. */
import { useCallback } from 'react';
import { SIGN_IN_DIALOG } from '@/stores/account-dialogs';
import { useModal } from '@/stores/stores-provider';
import { useWhenReady } from './use-when-ready';

/** @returns runs an act now, or after the sign-in */
export const useSignInFirst = (): ((act: () => void) => void) => {
  const open = useModal((state) => state.open);
  const whenReady = useWhenReady();
  return useCallback(
    (act) =>
      whenReady((isSignedIn) => {
        if (isSignedIn) act();
        else open(SIGN_IN_DIALOG, { onEnter: () => act });
      }),
    [open, whenReady],
  );
};
