/** Changes of the own account: sent, taken over by the auth store, and tried again where the page had an old token. */
import { useMemo } from 'react';
import { createAccountsClient } from '@/api-clients/product/accounts';
import { createAvatarsClient } from '@/api-clients/product/avatars';
import { createOwnAccountClient, type ProfilePart, type UserChange } from '@/api-clients/product/own-account';
import type { User } from '@/lib/domain/user';
import { useAuth, useClients } from '@/stores/stores-provider';
import { useFreshSession } from './use-fresh-session';

export interface Choices {
  hiddenParts: ProfilePart[];
  hasReminders: boolean;
  emailOptIn: boolean;
}

/** @param user whose page this is */
export const useOwnAccount = ({ uid }: Pick<User, 'uid'>) => {
  const { callProduct } = useClients();
  const act = useAuth((state) => state.act);
  const guard = useFreshSession();
  return useMemo(() => {
    const account = createOwnAccountClient(callProduct);
    const avatars = createAvatarsClient(callProduct);

    const take = async (changed: User): Promise<void> => (await act()).setUser(changed);
    const update = async (change: UserChange): Promise<void> =>
      take(await guard(() => account.update(uid, change)));

    return {
      update,
      rename: async (name: string, existing: string): Promise<void> =>
        take(await guard(() => account.rename(uid, name, existing))),
      /** Ends the member's other sessions; this browser goes on with a new one, which has a new token. */
      changePassword: async (value: string, existing: string): Promise<void> => {
        await update({ pass: [{ value, existing }] });
        await (await act()).verify();
      },
      /** An upload is worn at once. */
      uploadPicture: async (file: Blob, name: string): Promise<void> => {
        const { fid } = await guard(() => avatars.upload(file, name));
        await update({ user_picture: [{ target_id: fid }] });
      },
      /** What is bought is paid once, however often it is asked for. */
      buyAvatar: (fid: string) => guard(() => avatars.buy(fid)),
      /** What is shown and sent; the last answer holds all of it. */
      setChoices: async ({ hiddenParts, hasReminders, emailOptIn }: Choices): Promise<void> => {
        await guard(() => account.updateHiddenParts(hiddenParts));
        await guard(() => account.updateReminders(hasReminders));
        await update({ field_opt_in: [{ value: emailOptIn ? '1' : '0' }] });
      },
      /** @param user as the page shows them: all else of them stays */
      setReminders: async (user: User, isOn: boolean): Promise<void> => {
        await guard(() => account.updateReminders(isOn));
        await take({ ...user, hasReminders: isOn });
      },
      unblock: (other: string) => guard(() => account.unblock(other)),
      resendVerification: () => createAccountsClient(callProduct).resendVerification(),
      exportAll: () => account.exportAll(uid),
      /** @param onGone before the site knows that there is no member any more */
      remove: async (existing: string, onGone: () => void): Promise<void> => {
        await guard(() => account.remove(uid, existing));
        const { leave } = await act();
        onGone();
        leave();
      },
    };
  }, [act, callProduct, guard, uid]);
};
