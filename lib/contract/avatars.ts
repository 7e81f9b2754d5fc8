/** Profile pictures (spec §7). */
import * as v from 'valibot';
import { defineCall } from './call';
import { wireId, wireInteger } from './wire';

const avatarCategory = v.object({ name: v.string(), id: wireId });
const avatar = v.object({
  fid: wireId,
  url: v.string(),
  categories: v.array(avatarCategory),
  /** In tokens; 0 is free. */
  price: v.optional(wireInteger, 0),
});

export const listAvatarCategories = defineCall({
  id: 'avatars.listCategories',
  service: 'product',
  method: 'GET',
  path: '/sw/api/avatar-categories',
  access: 'anyone',
  summary: 'Lists the categories of drawn avatars.',
  answer: v.array(avatarCategory),
  cacheSeconds: 300,
});

export const getAvatarUsage = defineCall({
  id: 'avatars.getUsage',
  service: 'product',
  method: 'GET',
  path: '/sw/api/user/profile/get-avatar-usage/{id}',
  access: 'anyone',
  summary: 'Counts the members who use an avatar.',
  params: v.object({ id: wireId }),
  answer: v.object({ count: wireInteger }),
});

export const listAvatars = defineCall({
  id: 'avatars.list',
  service: 'product',
  method: 'GET',
  path: '/sw/api/user-avatars',
  access: 'anyone',
  summary: 'Lists the drawn avatars by category.',
  query: v.object({
    avatar_category: v.optional(wireId),
    items_per_page: v.optional(v.union([v.literal('All'), v.pipe(wireInteger, v.minValue(1))])),
  }),
  answer: v.array(avatar),
  cacheSeconds: 300,
});

export const listOwnAvatars = defineCall({
  id: 'avatars.listOwn',
  service: 'product',
  method: 'GET',
  path: '/sw/api/user-avatars/own',
  access: 'member',
  summary: "Lists the member's own uploads.",
  answer: v.array(avatar),
});

export const listBoughtAvatars = defineCall({
  id: 'avatars.listBought',
  service: 'product',
  method: 'GET',
  path: '/sw/api/user-avatars/bought',
  access: 'member',
  summary: 'Lists the drawn avatars that the member has bought with tokens.',
  answer: v.array(wireId),
});

export const buyAvatar = defineCall({
  id: 'avatars.buy',
  service: 'product',
  method: 'POST',
  path: '/sw/api/user-avatars/{fid}/purchase',
  access: 'member',
  summary: 'Buys a drawn avatar with tokens; free for a member who already owns it.',
  params: v.object({ fid: wireId }),
  answer: v.object({ fid: wireId, total_tokens: wireInteger }),
});

export const uploadAvatar = defineCall({
  id: 'avatars.upload',
  service: 'product',
  method: 'POST',
  path: '/sw/api/user-avatars',
  access: 'member',
  summary: 'Uploads an image, which is decoded, cropped and re-encoded.',
  bodyKind: 'multipart',
  maxBodyBytes: 5 * 1024 * 1024,
  answer: avatar,
});
