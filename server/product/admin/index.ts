/** Administration: the module's entry point. */
import { desc, sql } from 'drizzle-orm';
import * as contract from '@/lib/contract/admin';
import { auditEntry } from '../../db/schema/community';
import { bindCall, type ServedCall } from '../../http/contract-app';
import { requireMember } from '../auth/current-member';
import { readPageQuery, readTotal } from '../members/list-games-of';
import type { ProductService } from '../service';
import { listFlaggedGames } from './list-flagged-games';
import { listQueue, resolveItem } from './queues';

export { recordAuditEntry } from './record-audit-entry';

export const adminCalls = (service: ProductService): ServedCall[] => [
  bindCall(contract.listQueue, ({ params, query }) => listQueue(service, params.queue, query)),
  bindCall(contract.resolveReport, async ({ params, body }, context) => {
    const administrator = await requireMember(service, context);
    await resolveItem(service, administrator, { ...params, note: body.note }, context.clock.now());
    return { ok: true };
  }),
  bindCall(contract.listFlaggedGames, ({ params, query }) => listFlaggedGames(service, params.flag, query)),
  bindCall(contract.listAudit, async ({ query }) => {
    const { limit, offset, pagerFor } = readPageQuery(query);
    const readPage = (rowLimit: number, rowOffset: number) =>
      service.db
        .select({ entry: auditEntry, total: sql<number>`(count(*) over ())::int` })
        .from(auditEntry)
        .orderBy(desc(auditEntry.id))
        .limit(rowLimit)
        .offset(rowOffset);
    const rows = await readPage(limit, offset);
    return {
      rows: rows.map(({ entry }) => ({
        id: String(entry.id),
        actorName: entry.actorName,
        action: entry.action,
        target: entry.target,
        detail: entry.detail,
        createdAt: entry.createdAt.toISOString(),
      })),
      pager: pagerFor(await readTotal(rows, offset, readPage)),
    };
  }),
];
