/** Members: entities, lists and updates (spec §7 "Users"). */
import * as v from 'valibot';
import { defineCall } from './call';
import { gameSummary } from './game';
import {
  acknowledgment,
  isoInstant,
  pageQuery,
  pager,
  trimmedText,
  valueList,
  wireBoolean,
  wireId,
} from './wire';
import { visibleText } from './visible-text';

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
  hometown: v.optional(visibleText(200)),
  inventedGame: v.optional(visibleText(500)),
  gameCharacter: v.optional(visibleText(500)),
  favoriteGame: v.optional(visibleText(200)),
  favoriteProviderGame: v.optional(visibleText(200)),
  favoriteProviderGenre: v.optional(visibleText(64)),
  describesMe: v.optional(visibleText(500)),
  snackOn: v.optional(visibleText(500)),
  notPlayingGames: v.optional(visibleText(500)),
});

export const userEntity = v.object({
  uid: wireId,
  email: v.optional(v.nullable(v.string()), null),
  // Spec §3: tokenBalance is read from total_tokens; null while the scores service cannot be reached.
  total_tokens: v.optional(v.nullable(v.number()), null),
  displayName: v.string(),
  avatarUrl: v.nullable(v.string()),
  roles: v.optional(v.array(v.string()), []),
  /** The status of the subscription to the Unlimited tier; null without one. */
  subscriber_status: v.optional(v.nullable(v.picklist(['unlimited_active', 'unlimited_expiring'])), null),
  createdAt: isoInstant,
  profileHref: v.string(),
  memberId: wireId,
  memberIdHash: v.string(),
  layoutPreference: v.optional(v.nullable(v.string()), null),
  theme: v.optional(v.nullable(v.string()), null),
  emailOptIn: v.optional(wireBoolean, false),
  emailVerified: v.optional(wireBoolean, false),
  newEmail: v.optional(v.nullable(v.string()), null),
  hasReminders: v.optional(wireBoolean, false),
  hiddenParts: v.optional(v.array(v.string()), []),
  /** The keys of the games and groups that the member hides (lib/domain/members/hidden-games.ts). */
  hiddenKeys: v.optional(v.array(v.string()), []),
  personalInfo: v.optional(personalInfo, {}),
  /** The stored consent; null when the member must be asked. */
  consent: v.optional(v.nullable(v.object({ analytics: v.boolean(), advertising: v.boolean() })), null),
});

/** The parts of a public profile that the member can hide (docs/specification/choices.md "Children"). */
export const PROFILE_PARTS = ['personal', 'favorites', 'friends', 'recent', 'streaks'] as const;

export const publicProfile = v.object({
  uid: wireId,
  memberId: wireId,
  displayName: v.string(),
  avatarUrl: v.nullable(v.string()),
  profileHref: v.string(),
  personalInfo: v.optional(personalInfo, {}),
  hiddenParts: v.optional(v.array(v.string()), []),
});

export const friend = v.object({
  uid: wireId,
  displayName: v.string(),
  avatarUrl: v.nullable(v.string()),
  profileHref: v.string(),
  friendSince: isoInstant,
});

export const blockedMember = v.object({
  uid: wireId,
  displayName: v.string(),
  avatarUrl: v.nullable(v.string()),
  profileHref: v.string(),
  blockedSince: isoInstant,
});

const idParams = v.object({ id: wireId });
const pagedQuery = v.object(pageQuery);
const gamesResponse = v.object({ rows: v.array(gameSummary), pager });

export const getUserById = defineCall({
  id: 'users.getById',
  service: 'product',
  method: 'GET',
  path: '/api/user/entity/id/{id}',
  access: 'owner',
  isForAdministrators: true,
  summary: 'Returns a member with email address and settings, to the member and administrators.',
  params: idParams,
  answer: userEntity,
});

export const getPublicProfile = defineCall({
  id: 'users.getPublicProfile',
  service: 'product',
  method: 'GET',
  path: '/api/user/profile/public/name/{name}',
  access: 'anyone',
  summary: "Returns a member's public profile by name.",
  params: v.object({ name: trimmedText(60) }),
  answer: publicProfile,
});

export const getPublicProfileById = defineCall({
  id: 'users.getPublicProfileById',
  service: 'product',
  method: 'GET',
  path: '/api/user/profile/public/id/{id}',
  access: 'anyone',
  summary: "Returns a member's public profile by uid, for /profile/{uid}.",
  params: idParams,
  answer: publicProfile,
});

export const listRecentGames = defineCall({
  id: 'users.listRecentGames',
  service: 'product',
  method: 'GET',
  path: '/api/user/profile/block/recent-games/{id}',
  access: 'anyone',
  summary: 'Lists the games that a member played last.',
  params: idParams,
  query: pagedQuery,
  answer: gamesResponse,
});

export const recordPlayed = defineCall({
  id: 'users.recordPlayed',
  service: 'product',
  method: 'POST',
  path: '/sw/api/user/played',
  access: 'member',
  summary: 'Adds games to the recently played ones, newest first; the latest 128 are stored.',
  body: v.object({ nids: v.pipe(v.array(wireId), v.minLength(1), v.maxLength(128)) }),
  answer: acknowledgment,
});

export const listFavorites = defineCall({
  id: 'users.listFavorites',
  service: 'product',
  method: 'GET',
  path: '/api/user/profile/block/favorite-games/{id}',
  access: 'anyone',
  summary: "Lists a member's favorite games.",
  params: idParams,
  query: pagedQuery,
  answer: gamesResponse,
});

export const listFriends = defineCall({
  id: 'users.listFriends',
  service: 'product',
  method: 'GET',
  path: '/api/user/profile/block/friends/{id}',
  access: 'anyone',
  summary: "Lists a member's friends.",
  params: idParams,
  query: pagedQuery,
  answer: v.object({ rows: v.array(friend), pager }),
});

export const listDownloads = defineCall({
  id: 'users.listDownloads',
  service: 'product',
  method: 'GET',
  path: '/sw/api/user/profile/block/downloads/{id}',
  access: 'owner',
  summary: "Lists a member's downloads.",
  params: idParams,
  query: pagedQuery,
  answer: gamesResponse,
});

export const listGamesForYou = defineCall({
  id: 'users.listGamesForYou',
  service: 'product',
  method: 'GET',
  path: '/api/user/profile/sidebar/block/games-for-you',
  access: 'member',
  summary: 'Recommends games that fit what the member plays.',
  query: pagedQuery,
  answer: gamesResponse,
});

export const updateUser = defineCall({
  id: 'users.update',
  service: 'product',
  method: 'PATCH',
  path: '/user/{id}',
  access: 'owner',
  summary:
    'Changes email address, password, personal info, theme, avatar or opt-in; the first three require `existing`.',
  params: idParams,
  body: v.strictObject({
    mail: v.optional(valueList(trimmedText(254))),
    pass: v.optional(
      v.array(v.object({ value: v.optional(v.pipe(v.string(), v.maxLength(1024))), existing: v.string() })),
    ),
    existing: v.optional(v.string()),
    personalInfo: v.optional(personalInfo),
    field_theme: v.optional(valueList(v.string())),
    /** An empty list removes the avatar. */
    user_picture: v.optional(v.pipe(v.array(v.object({ target_id: wireId })), v.maxLength(1))),
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
  params: idParams,
  body: v.object({ displayName: trimmedText(60), existing: v.string() }),
  answer: userEntity,
});

export const exportUser = defineCall({
  id: 'users.export',
  service: 'product',
  method: 'GET',
  path: '/user/{id}/export',
  access: 'owner',
  summary: 'Exports everything stored about the member as one JSON document.',
  params: idParams,
  answer: v.record(v.string(), v.unknown()),
});

export const removeUser = defineCall({
  id: 'users.remove',
  service: 'product',
  method: 'DELETE',
  path: '/user/{id}',
  access: 'owner',
  summary: 'Deletes the account; others see "Former player".',
  params: idParams,
  body: v.object({ existing: v.string() }),
  answer: acknowledgment,
});

const memberTargetBody = v.object({ uid: wireId });

export const blockMember = defineCall({
  id: 'users.block',
  service: 'product',
  method: 'POST',
  path: '/sw/api/user/block',
  access: 'member',
  summary: 'Blocks a member.',
  body: memberTargetBody,
  answer: acknowledgment,
});
export const unblockMember = defineCall({
  id: 'users.unblock',
  service: 'product',
  method: 'POST',
  path: '/sw/api/user/unblock',
  access: 'member',
  summary: 'Unblocks a member.',
  body: memberTargetBody,
  answer: acknowledgment,
});
export const listBlocked = defineCall({
  id: 'users.listBlocked',
  service: 'product',
  method: 'GET',
  path: '/sw/api/user/blocked',
  access: 'member',
  summary: 'Lists the members whom this member has blocked, newest first.',
  answer: v.array(blockedMember),
});
export const getBlockStatus = defineCall({
  id: 'users.getBlockStatus',
  service: 'product',
  method: 'POST',
  path: '/sw/api/user/block-status',
  access: 'member',
  summary: 'Returns whether this member has blocked another one.',
  body: memberTargetBody,
  answer: v.object({ flagged_status: v.boolean() }),
});
export const reportMember = defineCall({
  id: 'users.report',
  service: 'product',
  method: 'POST',
  path: '/sw/api/user/report',
  access: 'member',
  summary: 'Reports a member to the administrators.',
  body: v.object({ uid: wireId, message: visibleText(1000) }),
  answer: acknowledgment,
});
export const updateHiddenParts = defineCall({
  id: 'users.updateHiddenParts',
  service: 'product',
  method: 'PUT',
  path: '/sw/api/user/hidden-parts',
  access: 'member',
  summary: 'Sets which parts of the public profile are hidden.',
  body: v.object({ hiddenParts: v.array(v.picklist(PROFILE_PARTS)) }),
  answer: acknowledgment,
});
export const updateConsent = defineCall({
  id: 'users.updateConsent',
  service: 'product',
  method: 'PUT',
  path: '/sw/api/consent',
  access: 'member',
  summary: 'Stores the choice about analytics and advertising with the account.',
  body: v.object({ analytics: wireBoolean, advertising: wireBoolean }),
  answer: acknowledgment,
});
