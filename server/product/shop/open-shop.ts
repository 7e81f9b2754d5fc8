/** Assembles the shop of download games: its signer and its files. */
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { PaymentsConfig } from '../../platform/env';
import { type Downloads, openDownloads } from './downloads';
import { type LicenseSigner, openLicenseSigner } from './signer';

export interface Shop {
  /** Null when no key is available for signing; download games are then not for sale. */
  signer: LicenseSigner | null;
  downloads: Downloads;
}

export const openShop = async (
  config: PaymentsConfig,
  { db, offlineFolder }: { db: NodePgDatabase; offlineFolder: string | null },
): Promise<Shop> => {
  const signer = await openLicenseSigner(db, config);
  return { signer, downloads: openDownloads(offlineFolder, signer?.publicKeys ?? {}) };
};
