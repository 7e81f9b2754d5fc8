/** The format of a game that is being added to the catalog, for all feeds. */
import { getTableColumns } from 'drizzle-orm';
import { game } from '../../db/schema/product';
import type { GameRow } from '../games/present-game';

/** Columns that identify a game, and columns that only operators and players change after the first import. */
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

/** All other columns of a game, which every import updates. */
export const CONTENT_KEYS = Object.keys(getTableColumns(game)).filter(
  (key): key is ContentKey => !(OTHER_COLUMNS as readonly string[]).includes(key),
);

/** The columns that a feed sets; absent columns get their defaults. */
export type EntryContent = Pick<typeof game.$inferInsert, ContentKey>;

/** The initial values of columns that only operators and players change afterwards. */
export type InitialValues = Pick<
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
  /** The game's id in that source. */
  sourceKey: string;
  /** The preferred slug; by default it is derived from the title. It is set when the game is new and never changed. */
  slug?: string | undefined;
  keyword?: string | undefined;
  /** The modes of a new game that runs the frame of one of our own games; by default none. */
  modes?: GameRow['modes'];
  content: EntryContent;
  initialValues: InitialValues;
  /** If absent, the day of the first import. */
  publishedAt?: Date | undefined;
  lastUpdated?: Date | undefined;
}

export const DEFAULT_INITIAL_VALUES: InitialValues = {
  isHidden: false,
  isFeatured: false,
  isStaffPick: false,
  isBroken: false,
  mobileOverride: null,
  playCount: 0,
  ratingSum: 0,
  ratingCount: 0,
};

/** Thrown for a record that is refused, with a reason for the operator. */
export class RefusedRecordError extends Error {
  constructor(reason: string) {
    super(reason);
    this.name = 'RefusedRecordError';
  }
}
