/** Calls for administrators; loads only for them. */
import type { InferOutput } from 'valibot';
import * as contract from '@/lib/contract/admin';
import { flagNode, unflagNode } from '@/lib/contract/flags';
import { adminFlagIds, getGameById, getPlayCount, listAdminFlags } from '@/lib/contract/games';
import type { ApiCaller } from '../http';

export type AdminFlag = (typeof adminFlagIds)[number];
export type QueueItem = InferOutput<typeof contract.queueItem>;
export type ErrorEntry = InferOutput<typeof contract.errorEntry>;
export type QueueState = 'open' | 'resolved';

interface PageQuery {
  page: number;
  perPage: number;
}

export const createAdministrationClient = (call: ApiCaller) => ({
  /** Returns the state of each of the five flags. */
  listFlags: async (nid: string) => (await call(listAdminFlags, { body: { nid } })).flagged_status,
  setFlag: (nid: string, flag: AdminFlag, isOn: boolean) =>
    call(isOn ? flagNode : unflagNode, { body: { nid, flag_id: flag } }),
  listQueue: (queue: contract.Queue, state: QueueState, { page, perPage }: PageQuery) =>
    call(contract.listQueue, { params: { queue }, query: { state, page, items_per_page: perPage } }),
  /** @throws ApiError notFound if the report has already been resolved */
  resolve: (queue: contract.Queue, id: string, note: string) =>
    call(contract.resolveReport, { params: { queue, id }, body: { note } }),
  listGames: (flag: contract.ListedFlag, { page, perPage }: PageQuery) =>
    call(contract.listFlaggedGames, { params: { flag }, query: { page, items_per_page: perPage } }),
  /** Returns a game even if it is hidden or not published yet. @throws ApiError notFound */
  getGame: (slug: string) => call(contract.getAnyGame, { query: { route: slug } }),
  /** Returns a game from the catalog by its number. @throws ApiError notFound */
  getGameById: (id: string) => call(getGameById, { params: { id } }),
  /** Returns the number of plays of a game. @throws ApiError notFound */
  countPlays: async (id: string) => (await call(getPlayCount, { params: { id } })).totalcount,
  listErrors: (state: QueueState, { page, perPage }: PageQuery) =>
    call(contract.listErrors, { query: { state, page, items_per_page: perPage } }),
  /** @throws ApiError notFound if the error has already been resolved */
  resolveError: (id: string, note: string) => call(contract.resolveError, { params: { id }, body: { note } }),
  listEvents: ({ page, perPage }: PageQuery) =>
    call(contract.listEvents, { query: { page, items_per_page: perPage } }),
  listAudit: ({ page, perPage }: PageQuery) =>
    call(contract.listAudit, { query: { page, items_per_page: perPage } }),
});
