/** The data of the home page. The server chooses the shelves from the catalog. */
import type { GameSummary } from '@/lib/contract/game';

export interface HomeShelf {
  /** The shelf `new` stands beside the featured game; other keys are rows of their own. */
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
  /** The game whose board of today is shown. */
  boardGame: GameSummary | null;
}
