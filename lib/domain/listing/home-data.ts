/** The data of the home page. The server fills the shelves from the catalog. */
import type { GameSummary } from '@/lib/contract/game';
import type { Collection } from './listing-data';

export interface HomeShelf {
  /** The shelf `new` appears beside the featured game; every other shelf has its own row. */
  key: string;
  title: string;
  note?: string;
  href?: string;
  kind: 'small' | 'standard' | 'tall';
  games: GameSummary[];
}

export interface HomeData {
  dailies: GameSummary[];
  featured: GameSummary | null;
  shelves: HomeShelf[];
  /** The game whose board of the day the page shows. */
  boardGame: GameSummary | null;
  collections: Collection[];
}
