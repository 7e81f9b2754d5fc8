/** Loads the dialogs for signing in and registering when one is first requested, and keeps them mounted. */
import { useState } from 'react';
import { createLazyComponent } from '@/components/ui/lazy-component';
import { REGISTER_DIALOG, SIGN_IN_DIALOG } from '@/stores/account-dialogs';
import { useModal } from '@/stores/stores-provider';

const AccountDialog = createLazyComponent(async () => (await import('./account-dialog')).AccountDialog, true);

const ACCOUNT_DIALOGS: readonly string[] = [SIGN_IN_DIALOG, REGISTER_DIALOG];

export const AccountDialogs = () => {
  const isRequested = useModal((state) => ACCOUNT_DIALOGS.includes(state.current?.name ?? ''));
  const [isUsed, setUsed] = useState(isRequested);
  if (isRequested && !isUsed) setUsed(true);
  return isUsed && <AccountDialog />;
};
