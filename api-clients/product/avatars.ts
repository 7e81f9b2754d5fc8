/** Calls for the avatars to choose from, and for a member's own uploads (spec §7). */
import type { ApiCaller } from '../http';
import type { CallAnswer, CallInput } from '@/lib/contract/call';
import * as contract from '@/lib/contract/avatars';

export type Avatar = CallAnswer<typeof contract.listAvatars>[number];
export type AvatarCategory = CallAnswer<typeof contract.listAvatarCategories>[number];

export const createAvatarsClient = (call: ApiCaller) => ({
  listCategories: () => call(contract.listAvatarCategories, {}),
  /** Lists all drawn avatars. */
  list: () => call(contract.listAvatars, { query: { items_per_page: 'All' } }),
  /** Lists the drawn avatars of one category. */
  listOfCategory: (category: string) =>
    call(contract.listAvatars, { query: { avatar_category: category, items_per_page: 'All' } }),
  countUsers: async (fid: string) => (await call(contract.getAvatarUsage, { params: { id: fid } })).count,
  listOwn: () => call(contract.listOwnAvatars, {}),
  /** Lists the fids of the drawings that the member has bought with tokens. */
  listBought: () => call(contract.listBoughtAvatars, {}),
  /** @throws ApiError unprocessable if there are too few tokens; unavailable */
  buy: (fid: string) => call(contract.buyAvatar, { params: { fid } }),
  /** @throws ApiError unprocessable under `file`; payloadTooLarge; tooManyRequests */
  upload: (file: Blob, name: string): Promise<Avatar> => {
    const body = new FormData();
    body.append('file', file, name);
    return call(contract.uploadAvatar, { body } as CallInput<typeof contract.uploadAvatar>);
  },
});
