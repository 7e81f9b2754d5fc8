/** Purchased games in the form that the screens use. */
import type { CallAnswer } from '../../contract/call';
import type { getOffer, listPurchases } from '../../contract/billing';

export type GameOffer = CallAnswer<typeof getOffer>;
export type Purchase = CallAnswer<typeof listPurchases>['rows'][number];

/** Formats a number of bytes, such as `0.4 MB`. */
export const formatDownloadSize = (bytes: number): string =>
  `${Math.max(0.1, bytes / 1_000_000).toFixed(1)} MB`;
