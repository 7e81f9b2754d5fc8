/** Lists the avatars that a member may choose. */
import useSWR from 'swr';
import { createAvatarsClient, type Avatar, type AvatarCategory } from '@/api-clients/product/avatars';
import { useClients } from '@/stores/stores-provider';

export type { Avatar, AvatarCategory };

export interface Avatars {
  categories: readonly AvatarCategory[];
  drawn: readonly Avatar[];
  /** Uploads, newest first. */
  own: readonly Avatar[];
  /** Fids of drawings bought with tokens; null while unknown. */
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
        // Free drawings need no list of purchases.
        client.listBought().catch(() => null),
      ]);
      return { categories, drawn, own: [...own].reverse(), bought };
    },
    { revalidateOnFocus: false },
  );
};

/** Lists the drawings of a category; null without a category, while unknown, and on failure. */
export const useAvatarsOf = (category: string | null): readonly Avatar[] | null => {
  const { callProduct } = useClients();
  const { data } = useSWR(
    category === null ? null : ['avatars-of', category],
    ([, of]) => createAvatarsClient(callProduct).listOfCategory(of),
    { revalidateOnFocus: false },
  );
  return data ?? null;
};

/** Counts the members with a drawing, for the selected one only; null while unknown or without one. */
export const useAvatarUsage = (fid: string | null, selectedFid: string | null): number | null => {
  const { callProduct } = useClients();
  const { data } = useSWR(
    fid === null ? null : ['avatar-usage', fid, selectedFid],
    () => createAvatarsClient(callProduct).countUsers(fid ?? ''),
    { revalidateOnFocus: false },
  );
  return data ?? null;
};
