/** Creates, renames, orders and deletes a member's own lists, and changes their games. */
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { GameListEntry } from '@/lib/contract/game-lists';
import { MAX_LIST_GAMES, MAX_LISTS } from '@/lib/domain/members/game-lists';
import { ServiceError } from '@/lib/errors';
import { LIST_MESSAGES } from '@/lib/list-messages';
import { gameList, gameListItem } from '../../db/schema/member-games';
import { game } from '../../db/schema/product';
import { parseRowId } from '../../platform/row-id';
import { checkTitle } from './check-title';
import type { MemberRow } from '../auth/sessions';
import { type Transaction, withLockedMember } from '../auth/with-members';
import { requireGame } from '../flags/find-game';
import type { ProductService } from '../service';
import { parseListId, listOwnLists, requireListEntry } from './read-lists';

/**
 * Runs a change of one of the member's lists.
 * @throws ServiceError notFound for an unknown list, and in the same way for another member's list
 */
export const updateOwnList = (
  { db }: ProductService,
  { uid }: MemberRow,
  id: string,
  work: (tx: Transaction, entry: GameListEntry, listId: number) => Promise<unknown>,
): Promise<GameListEntry> =>
  withLockedMember(db, uid, async (tx) => {
    const listId = parseListId(id);
    await work(tx, await requireListEntry(tx, uid, listId), listId);
    return requireListEntry(tx, uid, listId);
  });

/**
 * Creates a list.
 * @throws ServiceError unprocessable at the limit
 */
export const createList = (
  { db }: ProductService,
  { uid }: MemberRow,
  { title, nids }: { title: string; nids: readonly string[] },
  now: Date,
): Promise<GameListEntry> =>
  withLockedMember(db, uid, async (tx) => {
    if ((await listOwnLists(tx, uid)).length >= MAX_LISTS)
      throw new ServiceError('unprocessable', LIST_MESSAGES.tooManyLists);
    const [made] = await tx
      .insert(gameList)
      .values({ memberUid: uid, title, createdAt: now })
      .returning({ id: gameList.id });
    if (!made) throw new Error('The list was not stored.');
    const uids = [...new Set(nids.flatMap((nid) => parseRowId(nid) ?? []))];
    const known = await tx.select({ uid: game.uid }).from(game).where(inArray(game.uid, uids));
    const existing = new Set(known.map((row) => row.uid));
    const items = uids
      .filter((gameUid) => existing.has(gameUid))
      .map((gameUid, position) => ({ listId: made.id, gameUid, position }));
    if (items.length > 0) await tx.insert(gameListItem).values(items);
    return requireListEntry(tx, uid, made.id);
  });

/**
 * Renames a list.
 * @throws ServiceError unprocessable when the list is shared and the title is not allowed for shared lists
 */
export const renameList = (service: ProductService, own: MemberRow, id: string, title: string) =>
  updateOwnList(service, own, id, async (tx, { shareId }, listId) => {
    if (shareId) checkTitle(title);
    await tx.update(gameList).set({ title }).where(eq(gameList.id, listId));
  });

export const removeList = async (service: ProductService, { uid }: MemberRow, id: string): Promise<void> => {
  await withLockedMember(service.db, uid, async (tx) => {
    await requireListEntry(tx, uid, parseListId(id));
    await tx.delete(gameList).where(eq(gameList.id, parseListId(id)));
  });
};

/**
 * Adds a game to a list.
 * @throws ServiceError notFound for a game that is not visible, unprocessable at the limit
 */
export const addToList = async (service: ProductService, own: MemberRow, id: string, nid: string) => {
  const { uid: gameUid } = await requireGame(service, nid, own);
  return updateOwnList(service, own, id, async (tx, { nids }, listId) => {
    if (nids.includes(String(gameUid))) return;
    if (nids.length >= MAX_LIST_GAMES) throw new ServiceError('unprocessable', LIST_MESSAGES.tooManyGames);
    const position = sql`(select coalesce(max(position), -1) + 1 from product.game_list_item
      where list_id = ${listId})`;
    await tx.insert(gameListItem).values({ listId, gameUid, position });
  });
};

export const removeFromList = (service: ProductService, own: MemberRow, id: string, nid: string) =>
  updateOwnList(service, own, id, async (tx, _entry, listId) => {
    const gameUid = parseRowId(nid);
    if (gameUid === null) return;
    await tx
      .delete(gameListItem)
      .where(and(eq(gameListItem.listId, listId), eq(gameListItem.gameUid, gameUid)));
  });

/**
 * Orders a list's games.
 * @param wanted uids of games; games that are not listed follow in their previous order
 */
export const reorderList = (service: ProductService, own: MemberRow, id: string, wanted: readonly string[]) =>
  updateOwnList(service, own, id, async (tx, { nids }, listId) => {
    const ordered = [...new Set([...wanted.filter((nid) => nids.includes(nid)), ...nids])].map(Number);
    await tx.execute(sql`update product.game_list_item item set position = ordered.nth
      from unnest(${sql.param(ordered)}::int[]) with ordinality as ordered (uid, nth)
      where item.list_id = ${listId} and item.game_uid = ordered.uid`);
  });
