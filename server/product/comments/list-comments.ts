/** Lists comments on a game, most helpful first. Omits the comments of members whom the viewer has blocked. */
import { and, desc, eq, isNull, or, sql } from 'drizzle-orm';
import { comment, commentVote } from '../../db/schema/community';
import { avatar, member } from '../../db/schema/members';
import type { RequestContext } from '../../http/context';
import { findMember, isAdministrator } from '../auth/current-member';
import { readPageQuery, type PageQuery, readTotal } from '../members/list-games-of';
import type { ProductService } from '../service';
import { presentComment } from './present-comment';

/** Selects comments with their author and the viewer's vote; `viewerUid` is 0 for a visitor. */
export const createCommentQuery = ({ db }: Pick<ProductService, 'db'>, viewerUid: number) =>
  db
    .select({
      comment,
      member: { uid: member.uid, name: member.name },
      avatar: { fid: avatar.fid, drawing: avatar.drawing },
      vote: commentVote.isHelpful,
      total: sql<number>`(count(*) over ())::int`,
    })
    .from(comment)
    .leftJoin(member, eq(member.uid, comment.memberUid))
    .leftJoin(avatar, eq(avatar.fid, member.avatarFid))
    .leftJoin(commentVote, and(eq(commentVote.cid, comment.cid), eq(commentVote.memberUid, viewerUid)));

export const listComments = async (
  service: ProductService,
  gameUid: number,
  query: PageQuery & { sort?: 'helpful' | 'newest' },
  context: RequestContext,
) => {
  const { limit, offset, pagerFor } = readPageQuery(query);
  const viewer = await findMember(service, context);
  const viewerUid = viewer?.uid ?? 0;
  const isHelpfulFirst = query.sort !== 'newest';
  const readPage = (rowLimit: number, rowOffset: number) =>
    createCommentQuery(service, viewerUid)
      .where(
        and(
          eq(comment.gameUid, gameUid),
          // The author still sees a hidden comment, marked as hidden, and so does an administrator, who may show it
          // again.
          viewer && isAdministrator(viewer)
            ? undefined
            : or(isNull(comment.hiddenAt), eq(comment.memberUid, viewerUid)),
          sql`not exists (select from product.block where member_uid = ${viewerUid} and blocked_uid = ${comment.memberUid})`,
        ),
      )
      .orderBy(...(isHelpfulFirst ? [sql`(helpful - unhelpful) desc`] : []), desc(comment.cid))
      .limit(rowLimit)
      .offset(rowOffset);
  const rows = await readPage(limit, offset);
  const now = context.clock.now();
  return {
    rows: rows.map((row) => presentComment(row, viewer?.uid ?? null, now)),
    pager: pagerFor(await readTotal(rows, offset, readPage)),
  };
};
