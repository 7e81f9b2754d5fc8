/** Administration: the report queues, client errors, and the audit log. */
import * as v from 'valibot';
import { defineCall } from './call';
import { game, gameSummary } from './game';
import { gameByAlias } from './game-by-alias';
import { visibleText } from './visible-text';
import { acknowledgment, isoInstant, pageQuery, pager, wireId } from './wire';

export const QUEUES = ['games', 'comments', 'members', 'lists', 'contact'] as const;
export type Queue = (typeof QUEUES)[number];

/** An item of any queue. */
export const queueItem = v.object({
  id: wireId,
  /** The title of the subject: a game's title, a comment's text, a member's name, or a message's subject. */
  title: v.string(),
  href: v.nullable(v.string()),
  kind: v.string(),
  message: v.string(),
  from: v.nullable(v.string()),
  createdAt: isoInstant,
  resolvedAt: v.nullable(isoInstant),
  /** Only in the queues of comments and lists: the id of the comment or list, and whether it is hidden. */
  cid: v.optional(v.nullable(wireId), null),
  isHidden: v.optional(v.boolean(), false),
});

const queueName = v.object({ queue: v.picklist(QUEUES) });

export const listQueue = defineCall({
  id: 'admin.listQueue',
  service: 'product',
  method: 'GET',
  path: '/sw/api/admin/queue/{queue}',
  access: 'administrator',
  summary: 'Lists the open items of a queue, oldest first, or the resolved ones.',
  params: queueName,
  query: v.object({ ...pageQuery, state: v.optional(v.picklist(['open', 'resolved'])) }),
  answer: v.object({ rows: v.array(queueItem), pager }),
});

export const resolveReport = defineCall({
  id: 'admin.resolve',
  service: 'product',
  method: 'POST',
  path: '/sw/api/admin/queue/{queue}/{id}/resolve',
  access: 'administrator',
  summary: 'Resolves one item of a queue.',
  params: v.object({ ...queueName.entries, id: wireId }),
  body: v.object({ note: v.optional(visibleText(500), '') }),
  answer: acknowledgment,
});

/** A group of similar errors: the latest message, and how often and when they occurred. */
export const errorEntry = v.object({
  id: wireId,
  isFatal: v.boolean(),
  label: v.string(),
  name: v.string(),
  message: v.string(),
  stack: v.string(),
  detail: v.record(v.string(), v.unknown()),
  count: v.number(),
  firstSeenAt: isoInstant,
  lastSeenAt: isoInstant,
  resolvedAt: v.nullable(isoInstant),
});

export const listErrors = defineCall({
  id: 'admin.listErrors',
  service: 'product',
  method: 'GET',
  path: '/sw/api/admin/errors',
  access: 'administrator',
  summary: 'Lists the errors that clients have reported, grouped, most recent first.',
  query: v.object({ ...pageQuery, state: v.optional(v.picklist(['open', 'resolved'])) }),
  answer: v.object({ rows: v.array(errorEntry), pager }),
});

export const resolveError = defineCall({
  id: 'admin.resolveError',
  service: 'product',
  method: 'POST',
  path: '/sw/api/admin/errors/{id}/resolve',
  access: 'administrator',
  summary: 'Resolves an error; it reopens when it occurs again.',
  params: v.object({ id: wireId }),
  body: v.object({ note: v.optional(visibleText(500), '') }),
  answer: acknowledgment,
});

export const listEvents = defineCall({
  id: 'admin.listEvents',
  service: 'product',
  method: 'GET',
  path: '/sw/api/admin/events',
  access: 'administrator',
  summary: 'Lists the latest 1,000 events that clients have reported, newest first.',
  query: v.object(pageQuery),
  answer: v.object({
    rows: v.array(
      v.object({
        id: wireId,
        level: v.string(),
        label: v.string(),
        /** Masked; null when the event has no metadata. */
        meta: v.unknown(),
        createdAt: isoInstant,
      }),
    ),
    pager,
  }),
});

export const listAudit = defineCall({
  id: 'admin.listAudit',
  service: 'product',
  method: 'GET',
  path: '/sw/api/admin/audit',
  access: 'administrator',
  summary: 'Lists the actions of administrators, newest first.',
  query: v.object(pageQuery),
  answer: v.object({
    rows: v.array(
      v.object({
        id: wireId,
        actorName: v.string(),
        action: v.string(),
        target: v.string(),
        detail: v.record(v.string(), v.unknown()),
        createdAt: isoInstant,
      }),
    ),
    pager,
  }),
});

/** The flags that remove a game from public lists. */
export const LISTED_FLAGS = ['hidden', 'broken', 'not_for_mobile'] as const;
export type ListedFlag = (typeof LISTED_FLAGS)[number];

export const listFlaggedGames = defineCall({
  id: 'admin.listGames',
  service: 'product',
  method: 'GET',
  path: '/sw/api/admin/games/{flag}',
  access: 'administrator',
  summary: 'Lists the games with an admin flag, by title.',
  params: v.object({ flag: v.picklist(LISTED_FLAGS) }),
  query: v.object(pageQuery),
  answer: v.object({ rows: v.array(gameSummary), pager }),
});

export const getAnyGame = defineCall({
  id: 'admin.getGame',
  service: 'product',
  method: 'GET',
  path: '/sw/api/admin/game',
  access: 'administrator',
  summary: 'Returns a complete game by its slug, including hidden and unpublished games.',
  query: v.object({ route: gameByAlias.query.entries.route }),
  answer: game,
});
