/** Calls for download games that are on sale, and for a member's purchases. */
import * as contract from '@/lib/contract/billing';
import type { GameOffer, Purchase } from '@/lib/domain/billing/purchase';
import type { ApiCaller } from '../http';

const PURCHASES_PER_PAGE = 100;

export const createShopClient = (call: ApiCaller) => ({
  getOffer: (sku: string): Promise<GameOffer> => call(contract.getOffer, { params: { sku } }),
  /** Returns the size in bytes and the version of a download game's newest file. @throws ApiError notFound */
  getFile: (sku: string) => call(contract.getDownload, { params: { sku } }),
  /** @throws ApiError conflict if the member already owns the game; notFound if it is not on sale */
  openCheckout: async (productSku: string): Promise<string> =>
    (await call(contract.createCheckout, { body: { productSku } })).url,
  listPurchases: async (): Promise<Purchase[]> =>
    (await call(contract.listPurchases, { query: { items_per_page: PURCHASES_PER_PAGE } })).rows,
});
