/** The form in which the build passes a game of our own to the catalog. */
import type { GameMode } from '../../contract/scores-entities';
import type { Game, PageLayout, StoredField } from '../../contract/game';
import type { GameKey } from './game-keys';
import type { KnownNames } from './known-names';

/** Stored fields that follow from others, or are the same for all games of our own. */
type DerivedField = 'isDownloadGame' | 'isExclusive';

/** Sets the fields below, and any other stored field whose default does not fit. */
export interface BuiltInGame extends Partial<Pick<Game, Exclude<StoredField, DerivedField>>> {
  slug: string;
  keyword: string;
  title: string;
  names: KnownNames;
  pageLayout: PageLayout;
  /** Genre ids, the main one first. */
  genres: readonly string[];
  isDailyGame: boolean;
  isFeatured: boolean;
  hasLeaderboards: boolean;
  highlightColor: string;
  /** ISO date of its first day in the catalog. */
  publishedAt: string;
  media: {
    thumbnailImg: string;
    thumbnailImgTall?: string;
    thumbnailImgSmall?: string;
    /** The image behind the player's Play button, with little detail in the middle. */
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
  /** Null for a download game: it plays from its file. */
  embed: {
    src: string;
    width: number;
    height: number;
    supportsMobile: { landscape: boolean; portrait: boolean };
    /** For a Flash game: the keys that a touch screen offers. */
    keys?: readonly GameKey[];
  } | null;
  /** The product data of a download game. */
  download?: {
    productSku: string;
    /** The path of its file. */
    downloadUrl: string;
    /** In dollars; null when it is not on sale. */
    paidgamePrice: number | null;
    /** The page on which its payment begins; null when it is not on sale. */
    paidgameBuyUrl: string | null;
  };
  /** A game that belongs to this one, and how often it changes: `Bonus of the week`. */
  bonus?: { url: string; referenceTitle: string };
  /** The length of a typical round; null or absent when it is unknown. */
  minutes?: number | null;
  /** First day of the archive for a daily; null for other games. */
  archiveFrom: string | null;
  modes: readonly GameMode[];
}
