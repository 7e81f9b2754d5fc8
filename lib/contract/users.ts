/** Members: entities, lists and updates (spec §7 "Users"). */
import * as v from 'valibot';
import { defineCall } from './call';
import { gameSummary } from './game';
import { acknowledged, isoInstant, pageQuery, pager, text, valueList, wireBoolean, wireId } from './wire';

export const PERSONAL_FIELDS = [
  'hometown',
  'inventedGame',
  'gameCharacter',
  'favoriteGame',
  'favoriteProviderGame',
  'favoriteProviderGenre',
  'describesMe',
  'snackOn',
  'notPlayingGames',
] as const;

const personalInfo = v.object({
  hometown: v.optional(text(200)),
  inventedGame: v.optional(text(500)),
  gameCharacter: v.optional(text(500)),
  favoriteGame: v.optional(text(200)),
  favoriteProviderGame: v.optional(text(200)),
  favoriteProviderGenre: v.optional(text(64)),
  describesMe: v.optional(text(500)),
  snackOn: v.optional(text(500)),
  notPlayingGames: v.optional(text(500)),
});

export const userEntity = v.object({
  uid: wireId,
  email: v.optional(v.nullable(v.string()), null),
  // Spec §3: tokenBalance is read from total_tokens.
  total_tokens: v.optional(v.number(), 0),
  displayName: v.string(),
  avatarUrl: v.nullable(v.string()),
  roles: v.optional(v.array(v.string()), []),
  createdAt: isoInstant,
  profileHref: v.string(),
  memberId: wireId,
  memberIdHash: v.string(),
  layoutPreference: v.optional(v.nullable(v.string()), null),
  emailOptIn: v.optional(wireBoolean, false),
  emailVerified: v.optional(wireBoolean, false),
  personalInfo: v.optional(personalInfo, {}),
});

export const publicProfile = v.object({
  uid: wireId,
  memberId: wireId,
  displayName: v.string(),
  avatarUrl: v.nullable(v.string()),
  profileHref: v.string(),
  personalInfo: v.optional(personalInfo, {}),
});

export const friend = v.object({
  uid: wireId,
  displayName: v.string(),
  avatarUrl: v.nullable(v.string()),
  profileHref: v.string(),
  friendSince: isoInstant,
});

const byId = v.object({ id: wireId });
const paged = v.object(pageQuery);
const games = v.object({ rows: v.array(gameSummary), pager });

export const getUserById = defineCall({
  id: 'users.getById',
  service: 'product',
  method: 'GET',
  path: '/api/user/entity/id/{id}',
  access: 'owner',
  summary: 'A member with e-mail and settings, for the member and administrators.',
  params: byId,
  answer: userEntity,
});

export const getPublicProfile = defineCall({
  id: 'users.getPublicProfile',
  service: 'product',
  method: 'GET',
  path: '/api/user/profile/public/name/{name}',
  access: 'anyone',
  summary: 'What a member shows the public.',
  params: v.object({ name: text(60) }),
  answer: publicProfile,
});

export const listFavorites = defineCall({
  id: 'users.listFavorites',
  service: 'product',
  method: 'GET',
  path: '/api/user/profile/block/favorite-games/{id}',
  access: 'anyone',
  summary: "A member's favourite games.",
  params: byId,
  query: paged,
  answer: games,
});

export const listFriends = defineCall({
  id: 'users.listFriends',
  service: 'product',
  method: 'GET',
  path: '/api/user/profile/block/friends/{id}',
  access: 'anyone',
  summary: "A member's friends.",
  params: byId,
  query: paged,
  answer: v.object({ rows: v.array(friend), pager }),
});

export const listDownloads = defineCall({
  id: 'users.listDownloads',
  service: 'product',
  method: 'GET',
  path: '/sw/api/user/profile/block/downloads/{id}',
  access: 'owner',
  summary: "A member's downloads.",
  params: byId,
  query: paged,
  answer: games,
});

export const listGamesForYou = defineCall({
  id: 'users.listGamesForYou',
  service: 'product',
  method: 'GET',
  path: '/api/user/profile/sidebar/block/games-for-you',
  access: 'member',
  summary: 'Games that fit what the member plays.',
  query: paged,
  answer: games,
});

export const updateUser = defineCall({
  id: 'users.update',
  service: 'product',
  method: 'PATCH',
  path: '/user/{id}',
  access: 'owner',
  summary:
    'Changes e-mail, password, personal info, theme, avatar or opt-in; the first three need `existing`.',
  params: byId,
  body: v.strictObject({
    mail: v.optional(valueList(text(254))),
    pass: v.optional(
      v.array(v.object({ value: v.optional(v.pipe(v.string(), v.maxLength(1024))), existing: v.string() })),
    ),
    existing: v.optional(v.string()),
    personalInfo: v.optional(personalInfo),
    field_theme: v.optional(valueList(v.string())),
    user_picture: v.optional(v.array(v.object({ target_id: wireId }))),
    field_opt_in: v.optional(valueList(v.picklist(['1', '0']))),
  }),
  answer: userEntity,
});

export const updateDisplayName = defineCall({
  id: 'users.updateDisplayName',
  service: 'product',
  method: 'PATCH',
  path: '/user/{id}/display-name',
  access: 'owner',
  summary: 'Changes the name that others see.',
  params: byId,
  body: v.object({ displayName: text(60), existing: v.string() }),
  answer: userEntity,
});

export const exportUser = defineCall({
  id: 'users.export',
  service: 'product',
  method: 'GET',
  path: '/user/{id}/export',
  access: 'owner',
  summary: 'Everything stored about the member as one JSON document.',
  params: byId,
  answer: v.record(v.string(), v.unknown()),
});

export const removeUser = defineCall({
  id: 'users.remove',
  service: 'product',
  method: 'DELETE',
  path: '/user/{id}',
  access: 'owner',
  summary: 'Deletes the account; others see "Former player".',
  params: byId,
  body: v.object({ existing: v.string() }),
  answer: acknowledged,
});

const memberTarget = v.object({ uid: wireId });

export const blockMember = defineCall({
  id: 'users.block',
  service: 'product',
  method: 'POST',
  path: '/sw/api/user/block',
  access: 'member',
  summary: 'Hides another member from this one.',
  body: memberTarget,
  answer: acknowledged,
});
export const unblockMember = defineCall({
  id: 'users.unblock',
  service: 'product',
  method: 'POST',
  path: '/sw/api/user/unblock',
  access: 'member',
  summary: 'Takes a block back.',
  body: memberTarget,
  answer: acknowledged,
});
export const reportMember = defineCall({
  id: 'users.report',
  service: 'product',
  method: 'POST',
  path: '/sw/api/user/report',
  access: 'member',
  summary: 'Reports a member to the administrators.',
  body: v.object({ uid: wireId, message: text(1000) }),
  answer: acknowledged,
});
export const updateReminders = defineCall({
  id: 'users.updateReminders',
  service: 'product',
  method: 'PUT',
  path: '/sw/api/user/reminders',
  access: 'member',
  summary: 'Turns the streak reminder on or off.',
  body: v.object({ enabled: wireBoolean }),
  answer: acknowledged,
});
export const updateConsent = defineCall({
  id: 'users.updateConsent',
  service: 'product',
  method: 'PUT',
  path: '/sw/api/consent',
  access: 'anyone',
  summary: 'Records a choice about analytics and advertising.',
  body: v.object({ analytics: wireBoolean, advertising: wireBoolean }),
  answer: acknowledged,
});
