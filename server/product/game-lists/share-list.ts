/** Shares a list through a link, stores reports of shared lists, and withdraws links. */
import { randomBytes } from 'node:crypto';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { gameList, gameListReport } from '../../db/schema/member-games';
import { throttle } from '../../platform/rate-limit';
import { recordAuditEntry } from '../admin';
import type { MemberRow } from '../auth/sessions';
import { withLockedMember } from '../auth/with-members';
import type { ProductService } from '../service';
import { updateOwnList } from './change-lists';
import { checkTitle } from './check-title';
import { parseListId, createNoSuchListError } from './read-lists';

const ID_BYTES = 12;
const SHARES_PER_DAY = { limit: 60, windowSeconds: 86_400 };
const REPORTS_PER_DAY = { limit: 30, windowSeconds: 86_400 };
// The same number as for comments (docs/specification/choices.md "Comments").
const REPORTS_TO_WITHDRAW = 3;

/**
 * Starts or stops sharing a list. A link that was stopped never works again; sharing the list again creates another
 * link. A withdrawn list keeps its withdrawn link, so that the owner cannot share it again.
 * @throws ServiceError unprocessable when the title is not allowed, tooManyRequests
 */
export const shareList = async (
  service: ProductService,
  own: MemberRow,
  { id, isShared }: { id: string; isShared: boolean },
  now: Date,
) => {
  if (isShared) await throttle(service.db, `share-list:${own.uid}`, SHARES_PER_DAY, now);
  return updateOwnList(service, own, id, async (tx, { title, shareId, isWithdrawn }, listId) => {
    if (isWithdrawn || isShared === (shareId !== null)) return;
    if (isShared) checkTitle(title);
    const next = isShared ? randomBytes(ID_BYTES).toString('base64url') : null;
    await tx.update(gameList).set({ shareId: next }).where(eq(gameList.id, listId));
  });
};

/**
 * Stores a report, at most one for each member. The third open report withdraws the link until an administrator has
 * reviewed it.
 */
export const reportList = async (
  service: ProductService,
  own: MemberRow,
  { shareId, message }: { shareId: string; message: string },
  now: Date,
): Promise<void> => {
  await throttle(service.db, `report-list:${own.uid}`, REPORTS_PER_DAY, now);
  await withLockedMember(service.db, own.uid, async (tx) => {
    const [list] = await tx
      .select({ id: gameList.id })
      .from(gameList)
      .where(and(eq(gameList.shareId, shareId), isNull(gameList.hiddenAt)))
      .for('update');
    if (!list) throw createNoSuchListError();
    await tx
      .insert(gameListReport)
      .values({ listId: list.id, memberUid: own.uid, message, createdAt: now })
      .onConflictDoNothing();
    const [open] = await tx
      .select({ count: sql<number>`count(*)::int` })
      .from(gameListReport)
      .where(and(eq(gameListReport.listId, list.id), isNull(gameListReport.resolvedAt)));
    if ((open?.count ?? 0) < REPORTS_TO_WITHDRAW) return;
    await tx.update(gameList).set({ hiddenAt: now, hiddenBy: 'reports' }).where(eq(gameList.id, list.id));
  });
};

/** Withdraws or restores a link by an administrator's decision, and resolves the reports. */
export const withdrawList = async (
  service: ProductService,
  own: MemberRow,
  { id, hidden }: { id: string; hidden: boolean },
  now: Date,
): Promise<void> => {
  const listId = parseListId(id);
  await withLockedMember(service.db, own.uid, async (tx) => {
    const changed = await tx
      .update(gameList)
      .set(hidden ? { hiddenAt: now, hiddenBy: 'administrator' } : { hiddenAt: null, hiddenBy: null })
      .where(eq(gameList.id, listId))
      .returning({ id: gameList.id });
    if (changed.length === 0) throw createNoSuchListError();
    await tx
      .update(gameListReport)
      .set({ resolvedAt: now })
      .where(and(eq(gameListReport.listId, listId), isNull(gameListReport.resolvedAt)));
    await recordAuditEntry(tx, own, hidden ? 'hide' : 'show', `list:${listId}`, {}, now);
  });
};
