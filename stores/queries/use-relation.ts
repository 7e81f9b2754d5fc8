/** The signed-in member's relation to another member, who may be a friend, blocked, or neither. */
import { useEffect, useMemo, useRef, useState } from 'react';
import { createSocialClient } from '@/api-clients/product/social';
import { describeError } from '@/lib/describe-error';
import { SOCIAL_MESSAGES } from '@/lib/social-messages';
import { createOptimisticUpdate } from '../optimistic-update';
import { useAuth, useClients } from '../stores-provider';
import { useActionError } from '../use-action-error';

interface MemberRelation {
  isFriend: boolean;
  isBlocked: boolean;
  /** The error message of the last change; empty if it did not fail. */
  error: string;
  setFriend(isFriend: boolean): void;
  setBlock(isBlocked: boolean): void;
  /** @throws ApiError */
  report(message: string): Promise<void>;
}

const NO_RELATION = { isFriend: false, isBlocked: false };

export const useRelation = (uid: string): MemberRelation => {
  const { callProduct } = useClients();
  const member = useAuth((state) => state.user?.uid);
  const { error, setError } = useActionError();
  const client = useMemo(() => createSocialClient(callProduct), [callProduct]);
  const [state, setState] = useState(NO_RELATION);
  // Ignores the response if the member has changed the relation since the request.
  const hasChanged = useRef(false);
  const updates = useMemo(
    () => ({
      friend: createOptimisticUpdate<boolean>({
        show: (isFriend) => setState((before) => ({ ...before, isFriend })),
        send: (isFriend) => client.setFriend(uid, isFriend),
        fail: (cause) => setError(describeError(cause, SOCIAL_MESSAGES.friendFailed)),
      }),
      block: createOptimisticUpdate<boolean>({
        // Blocking a member also ends the friendship.
        show: (isBlocked) => setState((before) => ({ isBlocked, isFriend: before.isFriend && !isBlocked })),
        send: (isBlocked) => client.setBlock(uid, isBlocked),
        fail: (cause) => setError(describeError(cause, SOCIAL_MESSAGES.blockFailed)),
      }),
    }),
    [client, setError, uid],
  );

  useEffect(() => {
    if (!member || member === uid) return;
    let isWanted = true;
    hasChanged.current = false;
    Promise.all([client.isFriend(uid), client.isBlocked(uid)]).then(
      ([isFriend, isBlocked]) => {
        if (isWanted && !hasChanged.current) setState({ isFriend, isBlocked });
      },
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [client, member, uid]);

  return {
    ...(member ? state : NO_RELATION),
    error,
    setFriend: (isFriend) => {
      hasChanged.current = true;
      setError('');
      updates.friend.request(isFriend, state.isFriend);
    },
    setBlock: (isBlocked) => {
      hasChanged.current = true;
      setError('');
      updates.block.request(isBlocked, state.isBlocked);
    },
    report: async (message) => void (await client.reportMember(uid, message)),
  };
};
