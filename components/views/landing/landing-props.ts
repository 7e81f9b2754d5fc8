/** The data of a game's page, in any layout. */
import type { Game, GameSummary } from '@/lib/contract/game';

export type LandingPanelKey =
  | 'evenings'
  | 'pieces'
  | 'terms'
  | 'how'
  | 'about'
  | 'walkthrough'
  | 'board'
  | 'suggestion'
  | 'bonus'
  | 'comments';
export type Place = 'top' | 'main' | 'side';

interface GenreLink {
  uid: string;
  name: string;
  href: string;
}

/** The placement of a game's parts: plain data, computed on the server (landing-places.ts). */
export interface LandingPlaces {
  /** The page's title: the game's title, and the name under which people know it. */
  title: string;
  panels: Record<Place, LandingPanelKey[]>;
  /** The name and value of the known facts about the game. */
  facts: [string, string][];
  genres: GenreLink[];
  /** The list of games that is most specific to this one. */
  listing: GenreLink;
  /** The devices on which it plays; null when unknown. */
  device: string | null;
}

export interface LandingProps {
  game: Game;
  places: LandingPlaces;
  /** The first similar games. */
  moreLikeThis: readonly GameSummary[];
  /** The total number of similar games. */
  moreTotal: number;
}
