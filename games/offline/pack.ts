/** The types of a packed game: its product, and the editions in its file. */
import type { GameMode } from '@/lib/contract/scores-entities';

export interface OfflineEdition {
  keyword: string;
  title: string;
  description: string;
  isDaily: boolean;
  /** The first day of a daily's archive, or null for other games. */
  archiveFrom: string | null;
  modes: readonly GameMode[];
}

export interface OfflinePack {
  sku: string;
  /** The folder of the game, which is also the last part of its page's path. */
  game: string;
  slug: string;
  title: string;
  version: string;
  /** The name of the file. */
  fileName: string;
  editions: readonly OfflineEdition[];
}

/** The data in the file: the pack, and the game as a complete document. */
export interface PackedData {
  pack: OfflinePack;
  document: string;
}
