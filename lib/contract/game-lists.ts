/** Members' own lists of games, and the shared ones. */
import * as v from 'valibot';
import { MAX_LIST_GAMES, MAX_LIST_TITLE } from '../domain/members/game-lists';
import { defineCall } from './call';
import { gameSummary } from './game';
import { acknowledgment, wireId } from './wire';
import { visibleText } from './visible-text';

const titleField = v.pipe(visibleText(MAX_LIST_TITLE), v.minLength(1, 'Required.'));
const nidsField = v.pipe(v.array(wireId), v.maxLength(MAX_LIST_GAMES));
const shareIdField = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{16}$/, 'Must be an id.'));
const idParams = v.object({ id: wireId });

const listFields = {
  id: wireId,
  title: v.string(),
  /** The id in the list's shared link; null while the list is not shared. */
  shareId: v.nullable(v.string()),
  /** Whether the shared link was withdrawn because of reports. */
  isWithdrawn: v.boolean(),
};
export const gameListEntry = v.object({
  ...listFields,
  /** The uids of the list's games, in order. */
  nids: v.array(v.string()),
});
export const gameListWithGames = v.object({ ...listFields, games: v.array(gameSummary) });
export const sharedGameList = v.object({
  title: v.string(),
  owner: v.object({ displayName: v.string(), profileHref: v.string() }),
  games: v.array(gameSummary),
});
export type GameListEntry = v.InferOutput<typeof gameListEntry>;
export type GameListWithGames = v.InferOutput<typeof gameListWithGames>;
export type SharedGameList = v.InferOutput<typeof sharedGameList>;

export const listOwnLists = defineCall({
  id: 'gameLists.listOwn',
  service: 'product',
  method: 'GET',
  path: '/sw/api/lists',
  access: 'member',
  summary: 'Lists the member’s own lists, oldest first.',
  answer: v.object({ rows: v.array(gameListEntry) }),
});

export const getOwnList = defineCall({
  id: 'gameLists.getOwn',
  service: 'product',
  method: 'GET',
  path: '/sw/api/lists/{id}',
  access: 'member',
  summary: 'Returns one of the member’s lists with its games.',
  params: idParams,
  answer: gameListWithGames,
});

export const createList = defineCall({
  id: 'gameLists.create',
  service: 'product',
  method: 'POST',
  path: '/sw/api/lists',
  access: 'member',
  summary: 'Creates a list; unknown games are ignored.',
  body: v.object({ title: titleField, nids: v.optional(nidsField, []) }),
  answer: gameListEntry,
});

export const renameList = defineCall({
  id: 'gameLists.rename',
  service: 'product',
  method: 'PATCH',
  path: '/sw/api/lists/{id}',
  access: 'member',
  summary: 'Renames one of the member’s lists.',
  params: idParams,
  body: v.object({ title: titleField }),
  answer: gameListEntry,
});

export const removeList = defineCall({
  id: 'gameLists.remove',
  service: 'product',
  method: 'DELETE',
  path: '/sw/api/lists/{id}',
  access: 'member',
  summary: 'Deletes one of the member’s lists.',
  params: idParams,
  answer: acknowledgment,
});

export const addToList = defineCall({
  id: 'gameLists.addGame',
  service: 'product',
  method: 'POST',
  path: '/sw/api/lists/{id}/games',
  access: 'member',
  summary: 'Adds a game to the end of a list, once.',
  params: idParams,
  body: v.object({ nid: wireId }),
  answer: gameListEntry,
});

export const removeFromList = defineCall({
  id: 'gameLists.removeGame',
  service: 'product',
  method: 'DELETE',
  path: '/sw/api/lists/{id}/games/{nid}',
  access: 'member',
  summary: 'Removes a game from a list.',
  params: v.object({ id: wireId, nid: wireId }),
  answer: gameListEntry,
});

export const orderList = defineCall({
  id: 'gameLists.order',
  service: 'product',
  method: 'PUT',
  path: '/sw/api/lists/{id}/order',
  access: 'member',
  summary: 'Reorders the games of a list; games not named move to the end.',
  params: idParams,
  body: v.object({ nids: nidsField }),
  answer: gameListEntry,
});

export const shareList = defineCall({
  id: 'gameLists.share',
  service: 'product',
  method: 'PUT',
  path: '/sw/api/lists/{id}/share',
  access: 'member',
  summary: 'Creates a link to a list that anyone can open, or revokes it permanently.',
  params: idParams,
  body: v.object({ isShared: v.boolean() }),
  answer: gameListEntry,
});

export const getSharedList = defineCall({
  id: 'gameLists.getShared',
  service: 'product',
  method: 'GET',
  path: '/api/lists/{shareId}',
  access: 'anyone',
  summary: 'Returns a shared list: its title, owner and games.',
  params: v.object({ shareId: shareIdField }),
  answer: sharedGameList,
});

export const reportList = defineCall({
  id: 'gameLists.report',
  service: 'product',
  method: 'POST',
  path: '/sw/api/lists/report',
  access: 'member',
  summary: 'Reports a shared list to the administrators.',
  body: v.object({ shareId: shareIdField, message: visibleText(1000) }),
  answer: acknowledgment,
});

export const withdrawList = defineCall({
  id: 'gameLists.withdraw',
  service: 'product',
  method: 'POST',
  path: '/sw/api/admin/lists/{id}/withdraw',
  access: 'administrator',
  summary: 'Withdraws the link of a list, or restores it.',
  params: idParams,
  body: v.object({ hidden: v.boolean() }),
  answer: acknowledgment,
});
