/** The pictures that a member may wear. */
import useSWR from 'swr';
import { createAvatarsClient, type Avatar, type AvatarCategory } from '@/api-clients/product/avatars';
import { useClients } from '@/stores/stores-provider';

export type { Avatar, AvatarCategory };

export interface Avatars {
  categories: readonly AvatarCategory[];
  drawn: readonly Avatar[];
  /** Uploads, newest first. */
  own: readonly Avatar[];
  /** Fids of the drawings that were bought with tokens; null while that cannot be said. */
  bought: readonly string[] | null;
}

export const useAvatars = (uid: string) => {
  const { callProduct } = useClients();
  return useSWR<Avatars>(
    ['avatars', uid],
    async () => {
      const client = createAvatarsClient(callProduct);
      const [categories, drawn, own, bought] = await Promise.all([
        client.listCategories(),
        client.list(),
        client.listOwn(),
        // The free ones can be chosen without it.
        client.listBought().catch(() => null),
      ]);
      return { categories, drawn, own: [...own].reverse(), bought };
    },
    { revalidateOnFocus: false },
  );
};

/** The drawings of one category; null without a category, while unknown and where they cannot be loaded. */
export const useAvatarsOf = (category: string | null): readonly Avatar[] | null => {
  const { callProduct } = useClients();
  const { data } = useSWR(
    category === null ? null : ['avatars-of', category],
    ([, of]) => createAvatarsClient(callProduct).listOfCategory(of),
    { revalidateOnFocus: false },
  );
  return data ?? null;
};

/** How many wear a drawing: asked for the chosen one alone; null while unknown or without one. */
export const useAvatarUsage = (fid: string | null, worn: string | null): number | null => {
  const { callProduct } = useClients();
  const { data } = useSWR(
    fid === null ? null : ['avatar-usage', fid, worn],
    () => createAvatarsClient(callProduct).countUsers(fid ?? ''),
    { revalidateOnFocus: false },
  );
  return data ?? null;
};
