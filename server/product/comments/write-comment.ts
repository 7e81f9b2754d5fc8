/** Creates, edits, rates, reports and hides comments. */
import { and, eq, isNull, sql } from 'drizzle-orm';
import { ServiceError } from '@/lib/errors';
import { comment, commentReport, commentVote } from '../../db/schema/community';
import { throttle } from '../../platform/rate-limit';
import { BIGINT_MAX, parseRowId } from '../../platform/row-id';
import { recordAuditEntry } from '../admin';
import { isAdministrator } from '../auth/current-member';
import type { MemberRow } from '../auth/sessions';
import { withLockedMember } from '../auth/with-members';
import type { ProductService } from '../service';
import { createCommentQuery } from './list-comments';
import { EDIT_WINDOW_MS, presentComment } from './present-comment';
import { checkComment } from './rules';

// docs/specification/choices.md "Comments": at most 5 an hour and 30 a day; hidden for review after 3 reports.
const PER_HOUR = { limit: 5, windowSeconds: 3600 };
const PER_DAY = { limit: 30, windowSeconds: 86_400 };
const REPORTS_PER_DAY = { limit: 30, windowSeconds: 86_400 };
const REPORTS_TO_HIDE = 3;

const createNotFoundError = (): ServiceError => new ServiceError('notFound', 'There is no such comment.');

const requireComment = async ({ db }: Pick<ProductService, 'db'>, cid: string) => {
  const id = parseRowId(cid, BIGINT_MAX);
  if (id === null) throw createNotFoundError();
  const [row] = await db.select().from(comment).where(eq(comment.cid, id)).limit(1);
  if (!row) throw createNotFoundError();
  return row;
};

const findAndPresent = async (service: ProductService, cid: number, own: MemberRow, now: Date) => {
  const [row] = await createCommentQuery(service, own.uid).where(eq(comment.cid, cid));
  if (!row) throw createNotFoundError();
  return presentComment(row, own.uid, now);
};

/**
 * Creates a comment.
 * @throws ServiceError forbidden before the email address is verified, unprocessable, tooManyRequests
 */
export const createComment = async (
  service: ProductService,
  own: MemberRow,
  { gameUid, body }: { gameUid: number; body: string },
  now: Date,
) => {
  if (!own.emailVerifiedAt) throw new ServiceError('forbidden', 'Please confirm your e-mail address first.');
  const text = checkComment(body);
  await throttle(service.db, `comment:hour:${own.uid}`, PER_HOUR, now);
  await throttle(service.db, `comment:day:${own.uid}`, PER_DAY, now);
  const [made] = await withLockedMember(service.db, own.uid, (tx) =>
    tx
      .insert(comment)
      .values({ gameUid, memberUid: own.uid, body: text, createdAt: now })
      .returning({ cid: comment.cid }),
  );
  if (!made) throw new Error('The comment was not stored.');
  return findAndPresent(service, made.cid, own, now);
};

/**
 * Edits a comment.
 * @throws ServiceError forbidden for another member's comment or after 15 minutes
 */
export const updateComment = async (
  service: ProductService,
  own: MemberRow,
  { cid, body }: { cid: string; body: string },
  now: Date,
) => {
  const row = await requireComment(service, cid);
  if (row.memberUid !== own.uid) throw new ServiceError('forbidden', 'Only the member may do this.');
  if (now.getTime() - row.createdAt.getTime() >= EDIT_WINDOW_MS)
    throw new ServiceError('forbidden', 'A comment can be changed for 15 minutes.');
  const text = checkComment(body);
  await service.db.update(comment).set({ body: text, editedAt: now }).where(eq(comment.cid, row.cid));
  return findAndPresent(service, row.cid, own, now);
};

/** Stores a member's vote on another member's comment, or changes it. */
export const voteOnComment = async (
  service: ProductService,
  own: MemberRow,
  cid: string,
  isHelpful: boolean,
): Promise<void> => {
  const row = await requireComment(service, cid);
  if (row.memberUid === own.uid) throw new ServiceError('forbidden', 'You cannot rate your own comment.');
  await withLockedMember(service.db, own.uid, async (tx) => {
    await tx.select({ cid: comment.cid }).from(comment).where(eq(comment.cid, row.cid)).for('update');
    const isOwn = and(eq(commentVote.cid, row.cid), eq(commentVote.memberUid, own.uid));
    const [before] = await tx.select({ isHelpful: commentVote.isHelpful }).from(commentVote).where(isOwn);
    if (before?.isHelpful === isHelpful) return;
    await tx
      .insert(commentVote)
      .values({ cid: row.cid, memberUid: own.uid, isHelpful })
      .onConflictDoUpdate({ target: [commentVote.cid, commentVote.memberUid], set: { isHelpful } });
    const step = (side: boolean): number => Number(isHelpful === side) - Number(before?.isHelpful === side);
    await tx
      .update(comment)
      .set({
        helpful: sql`${comment.helpful} + ${step(true)}`,
        unhelpful: sql`${comment.unhelpful} + ${step(false)}`,
      })
      .where(eq(comment.cid, row.cid));
  });
};

/** Stores a report, at most one for each member. The third report hides the comment until an administrator has reviewed it. */
export const reportComment = async (
  service: ProductService,
  own: MemberRow,
  { cid, message }: { cid: string; message: string },
  now: Date,
): Promise<void> => {
  const row = await requireComment(service, cid);
  await throttle(service.db, `report-comment:${own.uid}`, REPORTS_PER_DAY, now);
  await withLockedMember(service.db, own.uid, async (tx) => {
    await tx.select({ cid: comment.cid }).from(comment).where(eq(comment.cid, row.cid)).for('update');
    await tx
      .insert(commentReport)
      .values({ cid: row.cid, memberUid: own.uid, message, createdAt: now })
      .onConflictDoNothing();
    const [open] = await tx
      .select({ count: sql<number>`count(*)::int` })
      .from(commentReport)
      .where(and(eq(commentReport.cid, row.cid), isNull(commentReport.resolvedAt)));
    if ((open?.count ?? 0) < REPORTS_TO_HIDE) return;
    await tx
      .update(comment)
      .set({ hiddenAt: now, hiddenBy: 'reports' })
      .where(and(eq(comment.cid, row.cid), isNull(comment.hiddenAt)));
  });
};

/** Hides or shows a comment by an administrator's decision, and resolves its reports. */
export const hideComment = async (
  service: ProductService,
  own: MemberRow,
  { cid, hidden }: { cid: string; hidden: boolean },
  now: Date,
): Promise<void> => {
  if (!isAdministrator(own)) throw new ServiceError('forbidden', 'Only administrators may do this.');
  const row = await requireComment(service, cid);
  await withLockedMember(service.db, own.uid, async (tx) => {
    await tx
      .update(comment)
      .set(hidden ? { hiddenAt: now, hiddenBy: 'administrator' } : { hiddenAt: null, hiddenBy: null })
      .where(eq(comment.cid, row.cid));
    await tx
      .update(commentReport)
      .set({ resolvedAt: now })
      .where(and(eq(commentReport.cid, row.cid), isNull(commentReport.resolvedAt)));
    await recordAuditEntry(tx, own, hidden ? 'hide' : 'show', `comment:${row.cid}`, {}, now);
  });
};
