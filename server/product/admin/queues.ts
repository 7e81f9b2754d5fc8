/** Presents all of the administrators' queues in the same format. */
import { type SQL, sql } from 'drizzle-orm';
import type { Queue } from '@/lib/contract/admin';
import { ServiceError } from '@/lib/errors';
import type { MemberRow } from '../auth/sessions';
import { withLockedMember } from '../auth/with-members';
import { readPageQuery, type PageQuery, readTotal } from '../members/list-games-of';
import type { ProductService } from '../service';
import { recordAuditEntry } from './record-audit-entry';

/** Selects each queue's rows with the same column names; `settled` is null while an item is unresolved. */
const QUEUE_SOURCES: Record<Queue, SQL> = {
  games: sql`select problem.id::text as id, game.title, '/gamelanding/' || game.slug as href, problem.kind, problem.message,
      null::text as author, problem.created_at as noted, problem.resolved_at as settled, null::text as cid, false as hidden
    from product.game_problem problem join product.game on game.uid = problem.game_uid`,
  comments: sql`select report.cid || '-' || report.id as id, left(comment.body, 200) as title, '/gamelanding/' || game.slug as href,
      'comment' as kind, report.message, reporter.name as author, report.created_at as noted, report.resolved_at as settled,
      report.cid::text as cid, comment.hidden_at is not null as hidden
    from product.comment_report report join product.comment on comment.cid = report.cid
    join product.game on game.uid = comment.game_uid left join product.member reporter on reporter.uid = report.member_uid`,
  members: sql`select report.id::text as id, target.name as title, '/profile/' || target.uid as href, 'member' as kind, report.message,
      reporter.name as author, report.created_at as noted, report.resolved_at as settled, null::text as cid, false as hidden
    from product.member_report report join product.member target on target.uid = report.target_uid
    left join product.member reporter on reporter.uid = report.reporter_uid`,
  lists: sql`select report.id::text as id, list.title, '/list/' || list.share_id as href, 'list' as kind, report.message,
      reporter.name as author, report.created_at as noted, report.resolved_at as settled, list.id::text as cid,
      list.hidden_at is not null as hidden
    from product.game_list_report report join product.game_list list on list.id = report.list_id
    left join product.member reporter on reporter.uid = report.member_uid`,
  contact: sql`select id::text as id, subject as title, null::text as href, 'contact' as kind, message,
      name || ' <' || email || '>' as author, created_at as noted, resolved_at as settled, null::text as cid, false as hidden
    from product.contact_message`,
};

interface QueueRow extends Record<string, unknown> {
  id: string;
  title: string;
  href: string | null;
  kind: string;
  message: string;
  author: string | null;
  noted: Date;
  resolved: Date | null;
  cid: string | null;
  hidden: boolean;
  total: number;
}

export const listQueue = async (
  { db }: ProductService,
  queue: Queue,
  query: PageQuery & { state?: 'open' | 'resolved' },
) => {
  const { limit, offset, pagerFor } = readPageQuery(query);
  const isOpen = query.state !== 'resolved';
  const readPage = async (rowLimit: number, rowOffset: number): Promise<QueueRow[]> => {
    const found = await db.execute<QueueRow>(sql`
    select *, (count(*) over ())::int as total from (${QUEUE_SOURCES[queue]}) as item
    where settled is ${isOpen ? sql`null` : sql`not null`}
    order by ${isOpen ? sql`noted, id` : sql`settled desc, id`} limit ${rowLimit} offset ${rowOffset}`);
    return found.rows;
  };
  const rows = await readPage(limit, offset);
  return {
    rows: rows.map(({ author, noted, resolved, hidden, total: _total, ...item }) => ({
      ...item,
      from: author,
      createdAt: new Date(noted).toISOString(),
      resolvedAt: resolved ? new Date(resolved).toISOString() : null,
      isHidden: hidden,
    })),
    pager: pagerFor(await readTotal(rows, offset, readPage)),
  };
};

const QUEUE_TABLES: Record<Exclude<Queue, 'comments'>, SQL> = {
  games: sql`product.game_problem`,
  members: sql`product.member_report`,
  lists: sql`product.game_list_report`,
  contact: sql`product.contact_message`,
};

const createNotFoundError = (): ServiceError => new ServiceError('notFound', 'There is no such item.');

// The id of a comment report consists of the comment's id and the report's id.
const resolveStatement = (queue: Queue, id: string, now: Date): SQL => {
  const at = now.toISOString();
  const parts = /^(\d{1,15})(?:-(\d{1,15}))?$/.exec(id);
  if (!parts || (queue === 'comments') !== (parts[2] !== undefined)) throw createNotFoundError();
  return queue === 'comments'
    ? sql`update product.comment_report set resolved_at = ${at} where cid = ${parts[1]} and id = ${parts[2]} and resolved_at is null`
    : sql`update ${QUEUE_TABLES[queue]} set resolved_at = ${at} where id = ${parts[1]} and resolved_at is null`;
};

/**
 * Resolves an item.
 * @throws ServiceError notFound for an unknown or resolved item
 */
export const resolveItem = (
  { db }: ProductService,
  administrator: MemberRow,
  { queue, id, note }: { queue: Queue; id: string; note: string },
  now: Date,
): Promise<void> =>
  withLockedMember(db, administrator.uid, async (tx) => {
    const { rowCount } = await tx.execute(resolveStatement(queue, id, now));
    if (!rowCount) throw createNotFoundError();
    await recordAuditEntry(tx, administrator, 'resolve', `${queue}:${id}`, note ? { note } : {}, now);
  });
