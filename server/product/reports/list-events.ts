/** Lists events reported by clients for administrators. */
import { desc, eq, sql } from 'drizzle-orm';
import { report } from '../../db/schema/product';
import { readPageQuery, type PageQuery, readTotal } from '../members/list-games-of';
import type { ProductService } from '../service';

/** Lists events, newest first. */
export const listEvents = async ({ db }: ProductService, query: PageQuery) => {
  const { limit, offset, pagerFor } = readPageQuery(query);
  const readPage = (rowLimit: number, rowOffset: number) =>
    db
      .select({ event: report, total: sql<number>`(count(*) over ())::int` })
      .from(report)
      .where(eq(report.kind, 'event'))
      .orderBy(desc(report.id))
      .limit(rowLimit)
      .offset(rowOffset);
  const rows = await readPage(limit, offset);
  return {
    rows: rows.map(({ event: { id, label, payload, createdAt } }) => ({
      id: String(id),
      level: String(payload.level),
      label,
      meta: payload.meta ?? null,
      createdAt: createdAt.toISOString(),
    })),
    pager: pagerFor(await readTotal(rows, offset, readPage)),
  };
};
