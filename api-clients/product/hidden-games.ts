/** Calls for the games and groups of games that a member hides; loads on first use. */
import * as contract from '@/lib/contract/hidden-games';
import type { ApiCaller } from '../http';

export interface HideSelection {
  nids?: string[];
  groups?: string[];
}

export const createHiddenGamesClient = (call: ApiCaller) => ({
  list: () => call(contract.listHiddenGames, {}),
  /** @returns the keys of everything that the member hides @throws ApiError unprocessable at the limit */
  hide: async (body: HideSelection): Promise<string[]> => (await call(contract.hideGames, { body })).keys,
  /** @returns the keys of everything that the member still hides */
  show: async (body: HideSelection): Promise<string[]> => (await call(contract.showGames, { body })).keys,
});
