/**
 * The tags of a game: those of all members, and the member's own. A change of the member's own tags is counted
 * immediately.
 */
import { useMemo, useState } from 'react';
import useSWR from 'swr';
import { createSocialClient } from '@/api-clients/product/social';
import { describeError } from '@/lib/describe-error';
import { SOCIAL_MESSAGES } from '@/lib/social-messages';
import { createOptimisticUpdate, type OptimisticUpdate } from '../optimistic-update';
import { useAuth, useClients } from '../stores-provider';
import { useActionError } from '../use-action-error';
import { useTopTags } from './use-top-tags';

export interface GameTag {
  name: string;
  flagId: string;
  count: number;
}
interface GameTags {
  /** The tags, most frequent first; undefined while unknown. */
  tags: readonly GameTag[] | undefined;
  /** The flag ids of the member's own tags. */
  own: readonly string[];
  setTag(flagId: string, isOn: boolean): void;
  /** The error message of the last change; empty if it did not fail. */
  error: string;
}

/** Returns one optimistic update for each tag, created on first use. */
const trackUpdates = (
  make: (flagId: string) => OptimisticUpdate<boolean>,
): ((flagId: string) => OptimisticUpdate<boolean>) => {
  const updates = new Map<string, OptimisticUpdate<boolean>>();
  return (flagId) => {
    const optimisticUpdate = updates.get(flagId) ?? make(flagId);
    updates.set(flagId, optimisticUpdate);
    return optimisticUpdate;
  };
};

const formatTagName = (flagId: string): string => flagId.slice('game_tag_'.length).replaceAll('_', ' ');

export const useGameTags = (uid: string): GameTags => {
  const { callProduct } = useClients();
  const member = useAuth((state) => state.user?.uid);
  const { error, setError } = useActionError();
  const given = useTopTags(uid);
  const client = useMemo(() => createSocialClient(callProduct), [callProduct]);
  const { data: saved } = useSWR(member ? ['own-tags', member, uid] : null, () => client.listOwnTags(uid));
  const [changed, setChanged] = useState<Readonly<Record<string, boolean>>>({});
  const updateFor = useMemo(
    () =>
      trackUpdates((flagId) =>
        createOptimisticUpdate<boolean>({
          show: (isOn) => setChanged((before) => ({ ...before, [flagId]: isOn })),
          send: (isOn) => client.setTag(uid, flagId, isOn),
          fail: (cause) => setError(describeError(cause, SOCIAL_MESSAGES.tagFailed)),
        }),
      ),
    [client, setError, uid],
  );

  const hadOwn = saved ?? [];
  const hasTag = (flagId: string): boolean => changed[flagId] ?? hadOwn.includes(flagId);
  const ids = new Set([...(given ?? []).map((tag) => tag.flagId), ...hadOwn, ...Object.keys(changed)]);
  const own = [...ids].filter(hasTag);
  // The server lists only the most frequent tags. A tag of the member that is not among them counts once.
  const countTag = (flagId: string): number => {
    const listed = given?.find((tag) => tag.flagId === flagId)?.count;
    return (
      (listed ?? Number(hadOwn.includes(flagId))) + Number(hasTag(flagId)) - Number(hadOwn.includes(flagId))
    );
  };
  const tags = [...ids]
    .map((flagId) => ({ name: formatTagName(flagId), flagId, count: countTag(flagId) }))
    .filter(({ count }) => count > 0);
  return {
    tags: given && tags,
    own,
    setTag: (flagId, isOn) => {
      setError('');
      updateFor(flagId).request(isOn, hasTag(flagId));
    },
    error,
  };
};
