/** Changes the member's own account. Sends the change, updates the auth store, and retries if the page's token was outdated. */
import { useMemo } from 'react';
import { createAccountsClient } from '@/api-clients/product/accounts';
import { createAvatarsClient } from '@/api-clients/product/avatars';
import { createOwnAccountClient, type ProfilePart, type UserChange } from '@/api-clients/product/own-account';
import type { User } from '@/lib/domain/members/user';
import { useAuth, useClients } from '@/stores/stores-provider';
import { useFreshSession } from './use-fresh-session';

export interface AccountChoices {
  hiddenParts: ProfilePart[];
  hasReminders: boolean;
  emailOptIn: boolean;
}

/** @param user the member whose page this is */
export const useOwnAccount = ({ uid }: Pick<User, 'uid'>) => {
  const { callProduct } = useClients();
  const loadActions = useAuth((state) => state.loadActions);
  const guard = useFreshSession();
  return useMemo(() => {
    const account = createOwnAccountClient(callProduct);
    const avatars = createAvatarsClient(callProduct);

    const applyUser = async (changed: User): Promise<void> => (await loadActions()).setUser(changed);
    const updateAccount = async (change: UserChange): Promise<void> =>
      applyUser(await guard(() => account.update(uid, change)));

    return {
      update: updateAccount,
      rename: async (name: string, existing: string): Promise<void> =>
        applyUser(await guard(() => account.rename(uid, name, existing))),
      /** Changes the password, which ends the member's other sessions. This browser continues with a new session and token. */
      changePassword: async (value: string, existing: string): Promise<void> => {
        await updateAccount({ pass: [{ value, existing }] });
        await (await loadActions()).verify();
      },
      /** Uploads an avatar, which is selected immediately. */
      uploadAvatar: async (file: Blob, name: string): Promise<void> => {
        const { fid } = await guard(() => avatars.upload(file, name));
        await updateAccount({ user_picture: [{ target_id: fid }] });
      },
      /** Buys an avatar. A repeated request does not charge twice. */
      buyAvatar: (fid: string) => guard(() => avatars.buy(fid)),
      /** Saves the visibility and the emails. The last response contains all settings. */
      setChoices: async ({ hiddenParts, hasReminders, emailOptIn }: AccountChoices): Promise<void> => {
        await guard(() => account.updateHiddenParts(hiddenParts));
        await guard(() => account.updateReminders(hasReminders));
        await updateAccount({ field_opt_in: [{ value: emailOptIn ? '1' : '0' }] });
      },
      /** @param user the member as displayed on the page; other fields remain unchanged */
      setReminders: async (user: User, isOn: boolean): Promise<void> => {
        await guard(() => account.updateReminders(isOn));
        await applyUser({ ...user, hasReminders: isOn });
      },
      unblock: (other: string) => guard(() => account.unblock(other)),
      resendVerification: () => createAccountsClient(callProduct).resendVerification(),
      exportAll: () => account.exportAll(uid),
      /** @param onGone called before the auth store removes the member */
      remove: async (existing: string, onGone: () => void): Promise<void> => {
        await guard(() => account.remove(uid, existing));
        const { leave } = await loadActions();
        onGone();
        leave();
      },
    };
  }, [loadActions, callProduct, guard, uid]);
};
