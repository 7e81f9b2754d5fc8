/** Lists the avatars that a member can choose. */
import useSWR from 'swr';
import { createAvatarsClient, type Avatar, type AvatarCategory } from '@/api-clients/product/avatars';
import { ACCOUNT_PAGE_MESSAGES } from '@/lib/account-page-messages';
import { describeError } from '@/lib/describe-error';
import { useClients } from '@/stores/stores-provider';

export type { Avatar, AvatarCategory };

export interface AvatarChoices {
  categories: readonly AvatarCategory[];
  drawn: readonly Avatar[];
  /** The uploaded avatars, newest first. */
  own: readonly Avatar[];
  /** The fids of drawings bought with tokens; null if they could not be loaded. */
  bought: readonly string[] | null;
  /** The reason why `bought` is unknown; empty otherwise. */
  boughtFailure: string;
}

export const useAvatars = (uid: string) => {
  const { callProduct } = useClients();
  return useSWR<AvatarChoices>(
    ['avatars', uid],
    async () => {
      const client = createAvatarsClient(callProduct);
      let boughtFailure = '';
      const [categories, drawn, own, bought] = await Promise.all([
        client.listCategories(),
        client.list(),
        client.listOwn(),
        // The free drawings can be chosen without the list of purchases.
        client.listBought().catch((error: unknown) => {
          boughtFailure = describeError(error, ACCOUNT_PAGE_MESSAGES.boughtUnknown);
          return null;
        }),
      ]);
      return { categories, drawn, own: [...own].reverse(), bought, boughtFailure };
    },
    { revalidateOnFocus: false },
  );
};

/** Lists the drawings of a category. Returns null without a category, while unknown, and on failure. */
export const useCategoryAvatars = (category: string | null): readonly Avatar[] | null => {
  const { callProduct } = useClients();
  const { data } = useSWR(
    category === null ? null : ['avatars-of', category],
    ([, of]) => createAvatarsClient(callProduct).listOfCategory(of),
    { revalidateOnFocus: false },
  );
  return data ?? null;
};

/** Counts the members who use a drawing, but only if it is the selected one. Returns null otherwise and while unknown. */
export const useAvatarUsage = (fid: string | null, selectedFid: string | null): number | null => {
  const { callProduct } = useClients();
  const { data } = useSWR(
    fid === null ? null : ['avatar-usage', fid, selectedFid],
    () => createAvatarsClient(callProduct).countUsers(fid ?? ''),
    { revalidateOnFocus: false },
  );
  return data ?? null;
};
