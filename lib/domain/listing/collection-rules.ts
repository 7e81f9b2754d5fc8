/** The rules of collections: conditions that games of the catalog may meet. Administrators edit them. */
import type { GameTag } from '../../contract/game';
import type { GameKind } from '../games/known-names';

export const COLLECTION_SORTS = ['popular', 'newest', 'rating', 'title'] as const;
export type CollectionSort = (typeof COLLECTION_SORTS)[number];

/** `all`: a game must meet every condition that is set; `any`: a game must meet at least one condition. */
export const RULE_MATCHES = ['all', 'any'] as const;

export const MAX_RULE_VALUES = 40;
export const MAX_RULE_EXCEPTIONS = 100;
export const MAX_COLLECTIONS = 40;
export const MAX_COLLECTION_TITLE = 40;
export const MAX_COLLECTION_LEDE = 160;

/** The conditions of a rule. An empty list, null or false sets no condition. A list matches any of its values. */
export interface CollectionRule {
  match: (typeof RULE_MATCHES)[number];
  /** Uids of genres. */
  genres: string[];
  /** Slugs of families. */
  families: string[];
  /** Known names of games. */
  names: string[];
  /** Ways of playing that games declare, or that feeds name in their own terms. */
  kinds: GameKind[];
  /** Tags that enough members gave to a game. */
  tags: GameTag[];
  isDaily: boolean;
  /** Whether the game must work on touch screens. */
  isTouch: boolean;
  /** The longest declared length of a round, in minutes. */
  maxMinutes: number | null;
  /** The maximum number of days since the game was added. */
  newDays: number | null;
  minRating: number | null;
  /** Keywords of games that the collection excludes, even if they match the rule. */
  except: string[];
}

/**
 * The number of members who must give a game a tag before rules use it, so that a single member cannot add games to a
 * collection.
 */
export const MIN_TAG_MEMBERS = 3;
/** The number of ratings that a game needs before rules use its average. */
export const MIN_RATINGS = 5;

export const EMPTY_RULE: CollectionRule = {
  match: 'all',
  genres: [],
  families: [],
  names: [],
  kinds: [],
  tags: [],
  isDaily: false,
  isTouch: false,
  maxMinutes: null,
  newDays: null,
  minRating: null,
  except: [],
};

/** A collection that a new site starts with. */
export interface DefaultCollection {
  keyword: string;
  title: string;
  lede: string;
  sort: CollectionSort;
  /** Whether the page omits dailies that the player has finished today. */
  isUnfinishedOnly: boolean;
  rule: CollectionRule;
}

const defineCollection = (
  keyword: string,
  title: string,
  lede: string,
  rule: Partial<CollectionRule>,
  more: Partial<DefaultCollection> = {},
): DefaultCollection => ({
  keyword,
  title,
  lede,
  sort: 'popular',
  isUnfinishedOnly: false,
  rule: { ...EMPTY_RULE, ...rule },
  ...more,
});

/** The collections of a new database, in order. They never overwrite an administrator's edits. */
export const DEFAULT_COLLECTIONS: readonly DefaultCollection[] = [
  defineCollection(
    'tonight',
    'Tonight',
    'The daily games that you have not finished today.',
    { isDaily: true },
    {
      isUnfinishedOnly: true,
    },
  ),
  defineCollection('quick', 'Quick', 'A round takes five minutes or less.', {
    match: 'any',
    kinds: ['quick'],
    maxMinutes: 5,
  }),
  defineCollection('relaxing', 'Relaxing', 'Quiet games without pressure.', { kinds: ['relaxing'] }),
  defineCollection('two-players', 'Two players', 'Games for two people at one screen.', {
    kinds: ['two player'],
  }),
  defineCollection('one-handed', 'One-handed', 'One thumb on an upright phone is enough.', {
    match: 'all',
    kinds: ['one handed'],
    isTouch: true,
  }),
  defineCollection('keyboard', 'By keyboard', 'Every move has a key. Put the mouse aside.', {
    kinds: ['by keyboard'],
  }),
  defineCollection('new', 'New', 'Added in the last 30 days.', { newDays: 30 }, { sort: 'newest' }),
];

const LIST_CONDITIONS = ['genres', 'families', 'names', 'kinds', 'tags'] as const;
const SINGLE_CONDITIONS = ['isDaily', 'isTouch', 'maxMinutes', 'newDays', 'minRating'] as const;
export const RULE_CONDITIONS = [...LIST_CONDITIONS, ...SINGLE_CONDITIONS] as const;
export type RuleCondition = (typeof RULE_CONDITIONS)[number];

/** Returns the keys of the conditions that a rule sets. */
export const listConditions = (rule: CollectionRule): RuleCondition[] =>
  RULE_CONDITIONS.filter((key) => {
    const value = rule[key];
    return Array.isArray(value) ? value.length > 0 : value !== null && value !== false;
  });
