/** The tags of a game by the names of spec §3. */
import useSWR from 'swr';
import { createGameExtrasClient } from '@/api-clients/product/game-extras';
import { useClients } from '@/stores/stores-provider';

// Spec §3: names are prefixed so. Read off the id, as the list of names would go with every page.
const TAG = /^game_tag_(\w+)$/;

/** Most frequent first; undefined while unknown, empty where it can't be learnt. */
export const useTopTags = (
  uid: string,
): readonly { name: string; flagId: string; count: number }[] | undefined => {
  const { callProduct } = useClients();
  const { data, error } = useSWR(['top-tags', uid], () =>
    createGameExtrasClient(callProduct).listTopTags(uid),
  );
  if (error) return [];
  return data?.flatMap(({ flag_id, count }) => {
    const name = TAG.exec(flag_id)?.[1]?.replaceAll('_', ' ');
    return name && count > 0 ? [{ name, flagId: flag_id, count }] : [];
  });
};
