/** What a game's page is made of, in whichever layout. */
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

/** What of a game is shown, and where: plain data, worked out on the server (landing-places.ts). */
export interface LandingPlaces {
  /** The page's title: the game's, and the name under which people know it. */
  title: string;
  panels: Record<Place, LandingPanelKey[]>;
  /** Name and value of what is known of the game. */
  facts: [string, string][];
  genres: GenreLink[];
  /** The list of games that says most about this one. */
  listing: GenreLink;
  /** On which devices it plays; null where that is not known. */
  device: string | null;
}

export interface LandingProps {
  game: Game;
  places: LandingPlaces;
  /** The first games like it. */
  moreLikeThis: readonly GameSummary[];
  /** How many games like it there are in all. */
  moreTotal: number;
}
