/** The data of the home page. The server chooses the shelves from the catalog. */
import type { GameSummary } from '@/lib/contract/game';
import type { Collection } from './listing-data';

export interface HomeShelf {
  /** The shelf `new` is beside the featured game; other keys have rows of their own. */
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
  /** The game whose board of the day is shown. */
  boardGame: GameSummary | null;
  collections: Collection[];
}
