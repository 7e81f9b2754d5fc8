/** A packed game: its product, and the editions in its file. */
import type { GameMode } from '@/lib/contract/scores-entities';

export interface OfflineEdition {
  keyword: string;
  title: string;
  description: string;
  isDaily: boolean;
  /** The first day of a daily's archive; null for other games. */
  archiveFrom: string | null;
  modes: readonly GameMode[];
}

export interface OfflinePack {
  sku: string;
  /** The folder of the game, which is also the end of its page's path. */
  game: string;
  slug: string;
  title: string;
  version: string;
  /** The name of the file. */
  fileName: string;
  editions: readonly OfflineEdition[];
}

/** The file's own data: the pack, and the game as a complete document. */
export interface PackedData {
  pack: OfflinePack;
  document: string;
}
