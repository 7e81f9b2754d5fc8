/** The place of the dialogs for signing in and joining: they come once one of them is asked for. */
import { latePart } from '@/components/ui/late-part';
import { REGISTER_DIALOG, SIGN_IN_DIALOG } from '@/stores/account-dialogs';
import { visibleModal } from '@/stores/modal-store';
import { useModal } from '@/stores/stores-provider';

const AccountDialog = latePart(async () => (await import('./account-dialog')).AccountDialog, true);

const DIALOGS: readonly string[] = [SIGN_IN_DIALOG, REGISTER_DIALOG];

export const AccountDialogs = () => {
  const isAsked = useModal((state) => visibleModal(state, DIALOGS) !== null);
  return isAsked && <AccountDialog />;
};
