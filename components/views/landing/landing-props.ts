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
export type LandingArea = 'top' | 'main' | 'side';

interface GenreLink {
  uid: string;
  name: string;
  href: string;
}

/** The placement of the panels on a game's page, computed on the server as plain data (landing-areas.ts). */
export interface LandingAreas {
  /** The page's title, made of the game's title and its known name. */
  title: string;
  panels: Record<LandingArea, LandingPanelKey[]>;
  /** The names and values of the known facts about the game. */
  facts: [string, string][];
  genres: GenreLink[];
  /** The most specific list that contains the game. */
  listing: GenreLink;
  /** The devices on which the game works; null when unknown. */
  device: string | null;
}

export interface LandingProps {
  game: Game;
  areas: LandingAreas;
  /** The first similar games. */
  moreLikeThis: readonly GameSummary[];
  /** The total number of similar games. */
  moreTotal: number;
}
