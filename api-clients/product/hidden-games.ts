/** Calls for the games and groups of games that a member hides; loads on first use. */
import * as contract from '@/lib/contract/hidden-games';
import type { Caller } from '../http';

export interface Chosen {
  nids?: string[];
  groups?: string[];
}

export const createHiddenGamesClient = (call: Caller) => ({
  list: () => call(contract.listHiddenGames, {}),
  /** @returns the keys of everything that the member hides @throws ApiError unprocessable at the limit */
  hide: async (body: Chosen): Promise<string[]> => (await call(contract.hideGames, { body })).keys,
  /** @returns the keys of everything that the member still hides */
  show: async (body: Chosen): Promise<string[]> => (await call(contract.showGames, { body })).keys,
});
