/** The place of the dialogs for signing in and joining: they come once one of them is asked for. */
import { lazy, Suspense } from 'react';
import { REGISTER_DIALOG, SIGN_IN_DIALOG } from '@/stores/account-dialogs';
import { useModal } from '@/stores/stores-provider';

const AccountDialog = lazy(async () => ({ default: (await import('./account-dialog')).AccountDialog }));

const DIALOGS: readonly string[] = [SIGN_IN_DIALOG, REGISTER_DIALOG];

export const AccountDialogs = () => {
  const isAsked = useModal((state) => DIALOGS.includes(state.current?.name ?? ''));
  return <Suspense>{isAsked && <AccountDialog />}</Suspense>;
};
