/** A game that is being added to the catalog, from any feed. */
import { getTableColumns } from 'drizzle-orm';
import { game } from '../../db/schema/product';
import type { GameRow } from '../games/present-game';

/** Columns that identify a game, or that belong to the operators and the players from its first import on. */
const OTHER_COLUMNS = [
  'uid',
  'slug',
  'keyword',
  'source',
  'sourceKey',
  'sourceHash',
  'publishedAt',
  'updatedAt',
  'modes',
  'isHidden',
  'isFeatured',
  'isStaffPick',
  'isBroken',
  'mobileOverride',
  'playCount',
  'ratingSum',
  'ratingCount',
] as const satisfies (keyof GameRow)[];
type ContentKey = Exclude<keyof GameRow, (typeof OTHER_COLUMNS)[number]>;

/** Every other column of a game: an import updates them. */
export const CONTENT_KEYS = Object.keys(getTableColumns(game)).filter(
  (key): key is ContentKey => !(OTHER_COLUMNS as readonly string[]).includes(key),
);

/** The columns that a feed sets; one that is absent has its default. */
export type EntryContent = Pick<typeof game.$inferInsert, ContentKey>;

/** A game's initial values; afterwards they belong to the operators and the players. */
export type EntryStart = Pick<
  GameRow,
  | 'isHidden'
  | 'isFeatured'
  | 'isStaffPick'
  | 'isBroken'
  | 'mobileOverride'
  | 'playCount'
  | 'ratingSum'
  | 'ratingCount'
>;

export interface CatalogEntry {
  source: string;
  /** Its id in that source. */
  sourceKey: string;
  /** The preferred slug; by default it comes from the title. Chosen when the game is new, then never changed. */
  slug?: string | undefined;
  keyword?: string | undefined;
  content: EntryContent;
  start: EntryStart;
  /** Absent: the day of its first import. */
  publishedAt?: Date | undefined;
  lastUpdated?: Date | undefined;
}

export const PLAIN_START: EntryStart = {
  isHidden: false,
  isFeatured: false,
  isStaffPick: false,
  isBroken: false,
  mobileOverride: null,
  playCount: 0,
  ratingSum: 0,
  ratingCount: 0,
};

/** A record that is refused, with the reason for the operator. */
export class RefusedRecord extends Error {
  constructor(reason: string) {
    super(reason);
    this.name = 'RefusedRecord';
  }
}
