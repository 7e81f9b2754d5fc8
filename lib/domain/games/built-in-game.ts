/** The format in which the build passes our own games to the catalog. */
import type { GameMode } from '../../contract/scores-entities';
import type { Game, PageLayout, StoredField } from '../../contract/game';
import type { GameKey } from './game-keys';
import type { KnownNames } from './known-names';

/** Stored fields that are derived from other fields, or have the same value for all built-in games. */
type DerivedField = 'isDownloadGame' | 'isExclusive';

/** A game sets the fields below, and every other stored field whose default does not fit. */
export interface BuiltInGame extends Partial<Pick<Game, Exclude<StoredField, DerivedField>>> {
  slug: string;
  keyword: string;
  title: string;
  names: KnownNames;
  pageLayout: PageLayout;
  /** Genre ids, main genre first. */
  genres: readonly string[];
  isDailyGame: boolean;
  isFeatured: boolean;
  hasLeaderboards: boolean;
  highlightColor: string;
  /** The ISO date of the game's first day in the catalog. */
  publishedAt: string;
  media: {
    thumbnailImg: string;
    thumbnailImgTall?: string;
    thumbnailImgSmall?: string;
    /** The image behind the Play button; it has little detail in the middle. */
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
  /** Null for a download game, which plays from its file. */
  embed: {
    src: string;
    width: number;
    height: number;
    supportsMobile: { landscape: boolean; portrait: boolean };
    /** For a Flash game: the keys that a touch screen shows as buttons. */
    keys?: readonly GameKey[];
  } | null;
  /** The product data of a download game. */
  download?: {
    productSku: string;
    /** The path of the game's file. */
    downloadUrl: string;
    /** In dollars; null when the game is not on sale. */
    paidgamePrice: number | null;
    /** The page where the purchase begins; null when the game is not on sale. */
    paidgameBuyUrl: string | null;
  };
  /** The bonus game of this game, and a title that states how often it changes: `Bonus of the week`. */
  bonus?: { url: string; referenceTitle: string };
  /** The length of a typical round in minutes; null or absent when unknown. */
  minutes?: number | null;
  /** The first day of a daily's archive; null for other games. */
  archiveFrom: string | null;
  modes: readonly GameMode[];
}
