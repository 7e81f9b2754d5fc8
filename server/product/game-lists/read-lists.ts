/** Reads members' own lists and shared lists. */
import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { GameListEntry } from '@/lib/contract/game-lists';
import { paths } from '@/lib/paths';
import { ServiceError } from '@/lib/errors';
import { gameList, gameListItem } from '../../db/schema/member-games';
import { member } from '../../db/schema/members';
import { game } from '../../db/schema/product';
import { BIGINT_MAX, parseRowId } from '../../platform/row-id';
import type { MemberRow } from '../auth/sessions';
import { presentSummary } from '../games/present-game';
import { isShownCondition } from '../games/shown-conditions';
import type { ProductService } from '../service';

export const createNoSuchListError = (): ServiceError =>
  new ServiceError('notFound', 'There is no such list.');

/**
 * Parses the id of a list.
 * @throws ServiceError notFound for an impossible id
 */
export const parseListId = (id: string): number => {
  const listId = parseRowId(id, BIGINT_MAX);
  if (listId === null) throw createNoSuchListError();
  return listId;
};

type ListReader = Pick<NodePgDatabase, 'select'>;

const NIDS_SQL = sql<number[]>`coalesce((select array_agg(item.game_uid order by item.position)
  from product.game_list_item item where item.list_id = ${gameList.id}), '{}')`;

const findEntries = async (db: ListReader, condition: SQL | undefined): Promise<GameListEntry[]> => {
  const rows = await db
    .select({ list: gameList, nids: NIDS_SQL })
    .from(gameList)
    .where(condition)
    .orderBy(gameList.createdAt, gameList.id);
  return rows.map(({ list, nids }) => ({
    id: String(list.id),
    title: list.title,
    shareId: list.shareId,
    isWithdrawn: list.hiddenAt !== null,
    nids: nids.map(String),
  }));
};

export const listOwnLists = (db: ListReader, memberUid: number): Promise<GameListEntry[]> =>
  findEntries(db, eq(gameList.memberUid, memberUid));

/**
 * Returns one of the member's lists.
 * @throws ServiceError notFound for an unknown list, and in the same way for another member's list
 */
export const requireListEntry = async (
  db: ListReader,
  memberUid: number,
  listId: number,
): Promise<GameListEntry> => {
  const [entry] = await findEntries(db, and(eq(gameList.memberUid, memberUid), eq(gameList.id, listId)));
  if (!entry) throw createNoSuchListError();
  return entry;
};

const listGamesOf = async (db: ListReader, listId: number, now: Date) => {
  const rows = await db
    .select({ row: game })
    .from(gameListItem)
    .innerJoin(game, eq(game.uid, gameListItem.gameUid))
    .where(and(eq(gameListItem.listId, listId), isShownCondition(now)))
    .orderBy(gameListItem.position);
  return rows.map(({ row }) => presentSummary(row));
};

/**
 * Returns one of the member's lists with its games.
 * @throws ServiceError notFound
 */
export const getOwnList = async ({ db }: ProductService, { uid }: MemberRow, id: string, now: Date) => {
  const { nids: _nids, ...entry } = await requireListEntry(db, uid, parseListId(id));
  return { ...entry, games: await listGamesOf(db, parseListId(id), now) };
};

/**
 * Returns a shared list.
 * @throws ServiceError notFound for a list that is not shared or whose link was withdrawn
 */
export const getSharedList = async ({ db }: ProductService, shareId: string, now: Date) => {
  const [found] = await db
    .select({ id: gameList.id, title: gameList.title, name: member.name, uid: member.uid })
    .from(gameList)
    .innerJoin(member, eq(member.uid, gameList.memberUid))
    .where(and(eq(gameList.shareId, shareId), isNull(gameList.hiddenAt)));
  if (!found) throw createNoSuchListError();
  return {
    title: found.title,
    owner: { displayName: found.name, profileHref: paths.profile(String(found.uid)) },
    games: await listGamesOf(db, found.id, now),
  };
};
