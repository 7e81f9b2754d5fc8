/** Comments on a game (docs/specification/choices.md "Comments"). */
import * as v from 'valibot';
import { defineCall } from './call';
import { acknowledgment, isoInstant, pageQuery, pager, wireBoolean, wireId, wireInteger } from './wire';
import { visibleText } from './visible-text';

export const comment = v.object({
  cid: wireId,
  nid: wireId,
  author: v.object({
    /** Null if the author deleted the account. */
    uid: v.nullable(wireId),
    displayName: v.string(),
    avatarUrl: v.nullable(v.string()),
    profileHref: v.nullable(v.string()),
  }),
  body: v.string(),
  createdAt: isoInstant,
  editedAt: v.nullable(isoInstant),
  helpful: wireInteger,
  unhelpful: wireInteger,
  /** For the requesting member only; absent for a visitor. */
  ownVote: v.optional(v.nullable(v.picklist(['helpful', 'unhelpful'])), null),
  isOwn: v.optional(v.boolean(), false),
  isEditable: v.optional(v.boolean(), false),
  isHidden: v.optional(v.boolean(), false),
});
const bodyField = v.pipe(visibleText(1000), v.minLength(1, 'Required.'));
const cidParams = v.object({ cid: wireId });

export const listComments = defineCall({
  id: 'comments.list',
  service: 'product',
  method: 'GET',
  path: '/sw/api/comments/{nid}',
  access: 'anyone',
  summary: 'Lists the comments on a game, most helpful first.',
  params: v.object({ nid: wireId }),
  query: v.object({ ...pageQuery, sort: v.optional(v.picklist(['helpful', 'newest'])) }),
  answer: v.object({ rows: v.array(comment), pager }),
});
export const createComment = defineCall({
  id: 'comments.create',
  service: 'product',
  method: 'POST',
  path: '/sw/api/comments/{nid}',
  access: 'member',
  summary: 'Adds a comment.',
  params: v.object({ nid: wireId }),
  body: v.object({ body: bodyField }),
  answer: comment,
});
export const updateComment = defineCall({
  id: 'comments.update',
  service: 'product',
  method: 'PATCH',
  path: '/sw/api/comment/{cid}',
  access: 'member',
  summary: 'Edits a comment within 15 minutes of writing it.',
  params: cidParams,
  body: v.object({ body: bodyField }),
  answer: comment,
});
export const reportComment = defineCall({
  id: 'comments.report',
  service: 'product',
  method: 'POST',
  path: '/sw/api/comment/{cid}/report',
  access: 'member',
  summary: 'Reports a comment.',
  params: cidParams,
  body: v.object({ message: visibleText(1000) }),
  answer: acknowledgment,
});
export const hideComment = defineCall({
  id: 'comments.hide',
  service: 'product',
  method: 'POST',
  path: '/sw/api/comment/{cid}/hide',
  access: 'administrator',
  summary: 'Hides or shows a comment.',
  params: cidParams,
  body: v.object({ hidden: wireBoolean }),
  answer: acknowledgment,
});
