/**
 * Loads and sets a game's flags, for the administrators' bar on the game's image (docs/specification/choices.md
 * "Administrators").
 */
import { useMemo, useState } from 'react';
import useSWR from 'swr';
import { createAdministrationClient, type AdminFlag } from '@/api-clients/product/administration';
import { adminFlagIds } from '@/lib/contract/games';
import { describeError } from '@/lib/describe-error';
import { SOCIAL_MESSAGES } from '@/lib/social-messages';
import { createOptimisticUpdate, type OptimisticUpdate } from '../optimistic-update';
import { useClients } from '../stores-provider';
import { useActionError } from '../use-action-error';

export const ADMIN_FLAGS = adminFlagIds;
type AdminFlagValues = Readonly<Record<string, boolean>>;

interface AdminFlags {
  /** The flags; undefined while unknown. */
  flags: AdminFlagValues | undefined;
  setFlag(flag: AdminFlag, isOn: boolean): void;
  /** The error message of the last change; empty if it did not fail. */
  error: string;
}

export const useAdminFlags = (uid: string): AdminFlags => {
  const { callProduct } = useClients();
  const { error, setError } = useActionError();
  const client = useMemo(() => createAdministrationClient(callProduct), [callProduct]);
  const { data } = useSWR(['admin-flags', uid], () => client.listFlags(uid));
  const [changed, setChanged] = useState<AdminFlagValues>({});
  const updates = useMemo(
    () =>
      Object.fromEntries(
        adminFlagIds.map((flag) => [
          flag,
          createOptimisticUpdate<boolean>({
            show: (isOn) => setChanged((before) => ({ ...before, [flag]: isOn })),
            send: (isOn) => client.setFlag(uid, flag, isOn),
            fail: (cause) => setError(describeError(cause, SOCIAL_MESSAGES.flagFailed)),
          }),
        ]),
      ) as Record<AdminFlag, OptimisticUpdate<boolean>>,
    [client, setError, uid],
  );
  const flags = data && { ...data, ...changed };
  return {
    flags,
    setFlag: (flag, isOn) => {
      setError('');
      updates[flag].request(isOn, flags?.[flag] ?? false);
    },
    error,
  };
};
