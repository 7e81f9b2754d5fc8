/** Lists and resolves client errors for administrators. */
import { and, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { ServiceError } from '@/lib/errors';
import { errorGroup } from '../../db/schema/product';
import { BIGINT_MAX, parseRowId } from '../../platform/row-id';
import { recordAuditEntry } from '../admin/record-audit-entry';
import type { MemberRow } from '../auth/sessions';
import { withLockedMember } from '../auth/with-members';
import { readPageQuery, type PageQuery, readTotal } from '../members/list-games-of';
import type { ProductService } from '../service';

/** Lists errors, most recently seen first. */
export const listErrors = async (
  { db }: ProductService,
  query: PageQuery & { state?: 'open' | 'resolved' },
) => {
  const { limit, offset, pagerFor } = readPageQuery(query);
  const readPage = (rowLimit: number, rowOffset: number) =>
    db
      .select({ group: errorGroup, total: sql<number>`(count(*) over ())::int` })
      .from(errorGroup)
      .where(query.state === 'resolved' ? isNotNull(errorGroup.resolvedAt) : isNull(errorGroup.resolvedAt))
      .orderBy(desc(errorGroup.lastSeenAt), desc(errorGroup.id))
      .limit(rowLimit)
      .offset(rowOffset);
  const rows = await readPage(limit, offset);
  return {
    rows: rows.map(({ group: { fingerprint: _hash, ...group } }) => ({
      ...group,
      id: String(group.id),
      firstSeenAt: group.firstSeenAt.toISOString(),
      lastSeenAt: group.lastSeenAt.toISOString(),
      resolvedAt: group.resolvedAt?.toISOString() ?? null,
    })),
    pager: pagerFor(await readTotal(rows, offset, readPage)),
  };
};

/**
 * Resolves an error.
 * @throws ServiceError notFound for an unknown or resolved error
 */
export const resolveError = (
  { db }: ProductService,
  administrator: MemberRow,
  { id, note }: { id: string; note: string },
  now: Date,
): Promise<void> =>
  withLockedMember(db, administrator.uid, async (tx) => {
    const rowId = parseRowId(id, BIGINT_MAX);
    const resolved =
      rowId !== null
        ? await tx
            .update(errorGroup)
            .set({ resolvedAt: now })
            .where(and(eq(errorGroup.id, rowId), isNull(errorGroup.resolvedAt)))
            .returning({ id: errorGroup.id })
        : [];
    if (resolved.length === 0) throw new ServiceError('notFound', 'There is no such error.');
    await recordAuditEntry(tx, administrator, 'resolve', `errors:${id}`, note ? { note } : {}, now);
  });
