/** Lists the tags of a game, with the names of spec §3. */
import useSWR from 'swr';
import { createGameExtrasClient } from '@/api-clients/product/game-extras';
import { useClients } from '@/stores/stores-provider';

// Derives the name from the id (prefix of spec §3), because a list of names would be part of every page.
const TAG_FLAG_ID = /^game_tag_(\w+)$/;

/** Returns the tags, most frequent first; undefined while unknown, empty if they cannot be loaded. */
export const useTopTags = (
  uid: string,
): readonly { name: string; flagId: string; count: number }[] | undefined => {
  const { callProduct } = useClients();
  const { data, error } = useSWR(['top-tags', uid], () =>
    createGameExtrasClient(callProduct).listTopTags(uid),
  );
  if (error) return [];
  return data?.flatMap(({ flag_id, count }) => {
    const name = TAG_FLAG_ID.exec(flag_id)?.[1]?.replaceAll('_', ' ');
    return name && count > 0 ? [{ name, flagId: flag_id, count }] : [];
  });
};
