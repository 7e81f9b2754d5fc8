/** Profile pictures (spec §7). */
import * as v from 'valibot';
import { defineCall } from './call';
import { wireId, wireInteger } from './wire';

const category = v.object({ name: v.string(), id: wireId });
const avatar = v.object({ fid: wireId, url: v.string(), categories: v.array(category) });

export const listAvatarCategories = defineCall({
  id: 'avatars.listCategories',
  service: 'product',
  method: 'GET',
  path: '/sw/api/avatar-categories',
  access: 'anyone',
  summary: 'The categories of drawn avatars.',
  answer: v.array(category),
  cacheSeconds: 300,
});

export const getAvatarUsage = defineCall({
  id: 'avatars.getUsage',
  service: 'product',
  method: 'GET',
  path: '/sw/api/user/profile/get-avatar-usage/{id}',
  access: 'anyone',
  summary: 'How many members use an avatar.',
  params: v.object({ id: wireId }),
  answer: v.object({ count: wireInteger }),
});

export const listAvatars = defineCall({
  id: 'avatars.list',
  service: 'product',
  method: 'GET',
  path: '/sw/api/user-avatars',
  access: 'anyone',
  summary: 'The drawn avatars, by category.',
  query: v.object({
    avatar_category: v.optional(wireId),
    items_per_page: v.optional(v.union([v.literal('All'), v.pipe(wireInteger, v.minValue(1))])),
  }),
  answer: v.array(avatar),
  cacheSeconds: 300,
});

export const uploadAvatar = defineCall({
  id: 'avatars.upload',
  service: 'product',
  method: 'POST',
  path: '/sw/api/user-avatars',
  access: 'member',
  summary: 'Uploads a picture; it is decoded, cropped and encoded again.',
  bodyKind: 'multipart',
  maxBodyBytes: 5 * 1024 * 1024,
  answer: avatar,
});
