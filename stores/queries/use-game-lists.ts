/** The visitor's own lists, from the account of a member or from this browser for a guest. */
import { useMemo } from 'react';
import useSWR, { mutate } from 'swr';
import { describeError } from '@/lib/describe-error';
import { LIST_MESSAGES } from '@/lib/list-messages';
import { browserStorage } from '../key-value-storage';
import { createGuestLists } from '../lists/guest-lists';
import { createMemberLists } from '../lists/member-lists';
import type { OwnLists } from '../lists/own-lists';
import { useAuth, useClients, useNotifications } from '../stores-provider';
import { LISTS_KEY } from './lists-key';

const GUEST_OWNER = 'guest';

// Does not use crypto.randomUUID, which is not available on pages without https.
const createId = (): string => `${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 10)}`;

const useListsOwner = (): string | null =>
  useAuth(({ isReady, user }) => (isReady ? (user?.uid ?? GUEST_OWNER) : null));

const useOwnLists = (owner: string | null): OwnLists => {
  const { callProduct } = useClients();
  return useMemo(
    () =>
      owner === null || owner === GUEST_OWNER
        ? createGuestLists(browserStorage, createId)
        : createMemberLists(callProduct),
    [callProduct, owner],
  );
};

const isListsKey = (key: unknown): boolean => Array.isArray(key) && key[0] === LISTS_KEY;

/**
 * Returns the lists (undefined while unknown) and a function that changes them. After a failure, the function notifies
 * the visitor and returns false.
 */
export const useGameLists = () => {
  const owner = useListsOwner();
  const lists = useOwnLists(owner);
  const notify = useNotifications((state) => state.notify);
  const {
    data,
    error,
    mutate: retry,
  } = useSWR(owner && [LISTS_KEY, owner], () => lists.listOwn(), {
    revalidateOnFocus: false,
  });
  const changeLists = async (
    work: (lists: OwnLists) => Promise<unknown>,
    done?: string,
  ): Promise<boolean> => {
    try {
      await work(lists);
    } catch (failure) {
      notify(describeError(failure, LIST_MESSAGES.failed), 'error');
      return false;
    }
    await mutate(isListsKey);
    if (done) notify(done, 'success');
    return true;
  };
  /** Changes the lists for a form, which shows the failure itself. @throws ApiError */
  const submitList = async (work: (lists: OwnLists) => Promise<unknown>, done: string): Promise<void> => {
    await work(lists);
    await mutate(isListsKey);
    notify(done, 'success');
  };
  return {
    rows: data,
    error: error as unknown,
    retry: () => retry(),
    change: changeLists,
    submit: submitList,
    isGuest: owner === GUEST_OWNER,
  };
};

/** Returns the games of one list, which are undefined while unknown, and the error if they could not be loaded. */
export const useListGames = (id: string | null) => {
  const owner = useListsOwner();
  const lists = useOwnLists(owner);
  const { data, error, mutate } = useSWR(
    owner && id && [LISTS_KEY, owner, id],
    () => lists.getOwn(id ?? ''),
    {
      revalidateOnFocus: false,
    },
  );
  return { games: data?.games, error: data ? undefined : (error as unknown), retry: () => mutate() };
};
