/** What the home page is made of; its shelves come from the server so that the catalogue decides what there is. */
import type { GameSummary } from '@/lib/contract/game';

export interface HomeShelf {
  /** `new` joins the featured game; any other key is a row of its own. */
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
  /** The game whose board of tonight is shown. */
  boardGame: GameSummary | null;
}
