/** Calls for the comments on a game; loads when the comments are near the viewport. */
import type { InferOutput } from 'valibot';
import * as contract from '@/lib/contract/comments';
import { flagComment } from '@/lib/contract/flags';
import type { ApiCaller } from '../http';

export type Comment = InferOutput<typeof contract.comment>;
export type CommentSort = 'helpful' | 'newest';

export const createCommentsClient = (call: ApiCaller) => ({
  /** @param page the index of the page, counted from zero */
  list: (nid: string, sort: CommentSort, page: number, perPage: number) =>
    call(contract.listComments, { params: { nid }, query: { sort, page, items_per_page: perPage } }),
  /** @throws ApiError unprocessable under `body`; forbidden before the email address is confirmed; tooManyRequests */
  create: (nid: string, body: string) => call(contract.createComment, { params: { nid }, body: { body } }),
  /** @throws ApiError unprocessable under `body`; forbidden after 15 minutes */
  update: (cid: string, body: string) => call(contract.updateComment, { params: { cid }, body: { body } }),
  vote: (cid: string, vote: 'helpful' | 'unhelpful') =>
    call(flagComment, { body: { cid, flag_id: `comment_${vote}` } }),
  report: (cid: string, message: string) =>
    call(contract.reportComment, { params: { cid }, body: { message } }),
  /** For administrators: hides a comment or shows it again. */
  hide: (cid: string, hidden: boolean) => call(contract.hideComment, { params: { cid }, body: { hidden } }),
});
