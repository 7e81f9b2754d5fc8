/** A game of our own as the build hands it to the catalogue. */
import type { GameMode } from '../contract/scores-entities';
import type { Game, PageLayout, StoredField } from '../contract/game';
import type { GameKey } from './game-keys';
import type { KnownNames } from './known-names';

/** Stored fields that follow from others, or are the same for all games of our own. */
type DerivedField = 'isDownloadGame' | 'isExclusive';

/** Sets the fields below, and any other stored field where its default does not fit. */
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
  /** Null for a download game: it plays from its file. */
  embed: {
    src: string;
    width: number;
    height: number;
    supportsMobile: { landscape: boolean; portrait: boolean };
    /** Of a Flash game: what a touch screen offers as keys. */
    keys?: readonly GameKey[];
  } | null;
  /** What a download game is sold as. */
  download?: {
    productSku: string;
    /** Path of its file. */
    downloadUrl: string;
    /** Dollars; null where it is not on sale. */
    paidgamePrice: number | null;
    /** Its payment begins at this page; null where it is not on sale. */
    paidgameBuyUrl: string | null;
  };
  /** A game that belongs to this one, and how often there is a new one: `Bonus of the week`. */
  bonus?: { url: string; referenceTitle: string };
  /** First day of the archive for a daily; null for other games. */
  archiveFrom: string | null;
  modes: readonly GameMode[];
}
