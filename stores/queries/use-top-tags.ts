/** Lists the tags of a game by the names of spec §3. */
import useSWR from 'swr';
import { createGameExtrasClient } from '@/api-clients/product/game-extras';
import { useClients } from '@/stores/stores-provider';

// The name is derived from the id (prefix of spec §3), because a list of names would be part of every page.
const TAG = /^game_tag_(\w+)$/;

/** Most frequent first; undefined while unknown, empty if they cannot be loaded. */
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
