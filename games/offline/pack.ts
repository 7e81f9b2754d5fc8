/** What a packed game is: its product, and the editions in its file. */
import type { GameMode } from '@/lib/contract/scores-entities';

export interface OfflineEdition {
  keyword: string;
  title: string;
  description: string;
  isDaily: boolean;
  /** First day of a daily's archive; null for other games. */
  archiveFrom: string | null;
  modes: readonly GameMode[];
}

export interface OfflinePack {
  sku: string;
  /** Folder of the game, and end of its page's address. */
  game: string;
  slug: string;
  title: string;
  version: string;
  /** What the file is saved as. */
  fileName: string;
  editions: readonly OfflineEdition[];
}

/** The file's own data: the pack, and the game as a whole document. */
export interface PackedData {
  pack: OfflinePack;
  document: string;
}
