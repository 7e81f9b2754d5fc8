/** Calls for members' own lists of games and for shared lists; loads on first use. */
import * as contract from '@/lib/contract/game-lists';
import type { ApiCaller } from '../http';

/**
 * Creates the client. Changes throw ApiError: unprocessable at a limit or for a rejected title, notFound if the list
 * no longer exists.
 */
export const createGameListsClient = (call: ApiCaller) => ({
  listOwn: async () => (await call(contract.listOwnLists, {})).rows,
  getOwn: (id: string) => call(contract.getOwnList, { params: { id } }),
  create: (title: string, nids: string[] = []) => call(contract.createList, { body: { title, nids } }),
  rename: (id: string, title: string) => call(contract.renameList, { params: { id }, body: { title } }),
  remove: (id: string) => call(contract.removeList, { params: { id } }),
  addGame: (id: string, nid: string) => call(contract.addToList, { params: { id }, body: { nid } }),
  removeGame: (id: string, nid: string) => call(contract.removeFromList, { params: { id, nid } }),
  order: (id: string, nids: string[]) => call(contract.orderList, { params: { id }, body: { nids } }),
  share: (id: string, isShared: boolean) => call(contract.shareList, { params: { id }, body: { isShared } }),
  /** @throws ApiError notFound if the list is not shared */
  getShared: (shareId: string) => call(contract.getSharedList, { params: { shareId } }),
  report: (shareId: string, message: string) => call(contract.reportList, { body: { shareId, message } }),
  /** For administrators: hides a shared list or shows it again. */
  withdraw: (id: string, hidden: boolean) =>
    call(contract.withdrawList, { params: { id }, body: { hidden } }),
});
