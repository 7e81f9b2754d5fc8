/** A game of our own as the build hands it to the catalogue. */
import type { GameMode } from '../contract/scores-entities';
import type { PageLayout } from '../contract/game';
import type { GameKey } from './game-keys';

export interface BuiltInGame {
  slug: string;
  keyword: string;
  title: string;
  pageLayout: PageLayout;
  /** Genre ids, the main one first. */
  genres: readonly string[];
  isDailyGame: boolean;
  isFeatured: boolean;
  hasLeaderboards: boolean;
  highlightColor: string;
  /** ISO date of its first day in the catalogue. */
  publishedAt: string;
  media: {
    thumbnailImg: string;
    thumbnailImgTall?: string;
    thumbnailImgSmall?: string;
    /** Behind the player's Play button: calm in the middle. */
    thumbnailImgXl?: string;
    billboardImg?: string[];
    previewVideo?: string;
    featuredImg?: string;
  };
  texts: {
    description: string;
    descriptionShort: string;
    instructions: string;
    credits: string;
    requirements?: string;
  };
  embed: {
    src: string;
    width: number;
    height: number;
    supportsMobile: { landscape: boolean; portrait: boolean };
    /** Of a Flash game: what a touch screen offers as keys. */
    keys?: readonly GameKey[];
  };
  /** First day of the archive for a daily; null for other games. */
  archiveFrom: string | null;
  modes: readonly GameMode[];
}
