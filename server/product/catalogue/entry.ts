/** A game on its way into the catalogue, whatever feed it comes from. */
import type { GameRow } from '../games/present-game';

/** What a feed decides about a game; an import brings changes of it up to date. */
export type EntryContent = Pick<
  GameRow,
  | 'title'
  | 'pageLayout'
  | 'genres'
  | 'isDailyGame'
  | 'isDownloadGame'
  | 'isExclusive'
  | 'hasLeaderboards'
  | 'showLandingPage'
  | 'isMobile'
  | 'searchWords'
  | 'highlightColor'
  | 'media'
  | 'texts'
  | 'embed'
  | 'archive'
  | 'extra'
>;

/** What a game begins with; from then on it is the operators' and the players'. */
export type EntryStart = Pick<
  GameRow,
  'isHidden' | 'isFeatured' | 'isStaffPick' | 'isBroken' | 'playCount' | 'ratingSum' | 'ratingCount'
>;

export interface CatalogueEntry {
  source: string;
  /** Its id in that source. */
  sourceKey: string;
  /** Wanted address; the title makes one where it is absent. Settled when the game is new, then never changed. */
  slug?: string | undefined;
  keyword?: string | undefined;
  content: EntryContent;
  start: EntryStart;
  /** Absent: the day it is first imported. */
  publishedAt?: Date | undefined;
  lastUpdated?: Date | undefined;
}

export const PLAIN_START: EntryStart = {
  isHidden: false,
  isFeatured: false,
  isStaffPick: false,
  isBroken: false,
  playCount: 0,
  ratingSum: 0,
  ratingCount: 0,
};

/** A record that is not taken, and why: said to the operator. */
export class RefusedRecord extends Error {
  constructor(reason: string) {
    super(reason);
    this.name = 'RefusedRecord';
  }
}
