/** The rules of collections: conditions that a game of the catalog meets, or not. An administrator edits them. */
import type { GameTag } from '../../contract/game';
import type { GameKind } from '../games/known-names';

export const COLLECTION_SORTS = ['popular', 'newest', 'rating', 'title'] as const;
export type CollectionSort = (typeof COLLECTION_SORTS)[number];

/** `all`: a game meets every condition that is set; `any`: at least one of them. */
export const RULE_MATCHES = ['all', 'any'] as const;

export const MAX_RULE_VALUES = 40;
export const MAX_RULE_EXCEPTIONS = 100;
export const MAX_COLLECTIONS = 40;
export const MAX_COLLECTION_TITLE = 40;
export const MAX_COLLECTION_LEDE = 160;

/** The conditions of a rule. An empty list, a null and a false set no condition; a list means any of its values. */
export interface CollectionRule {
  match: (typeof RULE_MATCHES)[number];
  /** Uids of genres. */
  genres: string[];
  /** Slugs of families. */
  families: string[];
  /** Known names. */
  names: string[];
  /** Ways of playing that games declare, and their feeds' words for these. */
  kinds: GameKind[];
  /** Tags that enough members gave a game. */
  tags: GameTag[];
  isDaily: boolean;
  /** Plays on touch screens. */
  isTouch: boolean;
  /** The declared length of a round, at most. */
  maxMinutes: number | null;
  /** Added within so many days. */
  newDays: number | null;
  minRating: number | null;
  /** Keywords of games that the collection leaves out, even if they meet the rule. */
  except: string[];
}

/** The number of members who must give a tag before a rule counts it, so that one member cannot fill a collection. */
export const MIN_TAG_MEMBERS = 3;
/** The number of ratings that a game needs before a rule compares its rating. */
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

/** A collection as the site is delivered with it. */
export interface DefaultCollection {
  keyword: string;
  title: string;
  lede: string;
  sort: CollectionSort;
  /** Whether its page leaves out the dailies that the player has finished today. */
  isUnfinishedOnly: boolean;
  rule: CollectionRule;
}

const collection = (
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

/** The collections that a new database has, in their order. An administrator's edits are never overwritten. */
export const DEFAULT_COLLECTIONS: readonly DefaultCollection[] = [
  collection(
    'tonight',
    'Tonight',
    'The daily games that you have not finished today.',
    { isDaily: true },
    {
      isUnfinishedOnly: true,
    },
  ),
  collection('quick', 'Quick', 'A round takes five minutes or less.', {
    match: 'any',
    kinds: ['quick'],
    maxMinutes: 5,
  }),
  collection('relaxing', 'Relaxing', 'Quiet games without pressure.', { kinds: ['relaxing'] }),
  collection('two-players', 'Two players', 'Games for two people at one screen.', {
    kinds: ['two player'],
  }),
  collection('one-handed', 'One-handed', 'One thumb on an upright phone is enough.', {
    match: 'all',
    kinds: ['one handed'],
    isTouch: true,
  }),
  collection('keyboard', 'By keyboard', 'Every move has a key. Put the mouse aside.', {
    kinds: ['by keyboard'],
  }),
  collection('new', 'New', 'Added in the last 30 days.', { newDays: 30 }, { sort: 'newest' }),
];

const LIST_CONDITIONS = ['genres', 'families', 'names', 'kinds', 'tags'] as const;
const SINGLE_CONDITIONS = ['isDaily', 'isTouch', 'maxMinutes', 'newDays', 'minRating'] as const;
export const RULE_CONDITIONS = [...LIST_CONDITIONS, ...SINGLE_CONDITIONS] as const;
export type RuleCondition = (typeof RULE_CONDITIONS)[number];

/** Returns the conditions that a rule sets. */
export const conditionsOf = (rule: CollectionRule): RuleCondition[] =>
  RULE_CONDITIONS.filter((key) => {
    const value = rule[key];
    return Array.isArray(value) ? value.length > 0 : value !== null && value !== false;
  });
