/** Collections: named lists of games that follow rules, which administrators edit. */
import * as v from 'valibot';
import {
  COLLECTION_SORTS,
  MAX_COLLECTION_LEDE,
  MAX_COLLECTION_TITLE,
  MAX_COLLECTIONS,
  MAX_RULE_EXCEPTIONS,
  MAX_RULE_VALUES,
  RULE_CONDITIONS,
  RULE_MATCHES,
} from '../domain/listing/collection-rules';
import { isFamilySlug } from '../domain/games/families';
import { GENRES } from '../domain/games/genres';
import { GAME_KINDS } from '../domain/games/known-names';
import { defineCall } from './call';
import { GAME_TAGS, gameSummary } from './game';
import { visibleText } from './visible-text';
import { isoInstant, trimmedText } from './wire';

const KEYWORD_PATTERN = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
export const collectionKeyword = v.pipe(
  trimmedText(40),
  v.regex(KEYWORD_PATTERN, 'Use lower-case letters, digits and hyphens.'),
);
const keywordParams = v.object({ keyword: collectionKeyword });

const valuesField = <S extends v.GenericSchema>(value: S, max = MAX_RULE_VALUES) =>
  v.optional(v.pipe(v.array(value), v.maxLength(max)), []);
const amountField = (min: number, max: number) =>
  v.optional(v.nullable(v.pipe(v.number(), v.minValue(min), v.maxValue(max))), null);
const wholeNumberField = (max: number) =>
  v.optional(v.nullable(v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(max))), null);
const isOnField = v.optional(v.boolean(), false);
const nameField = v.pipe(visibleText(60), v.minLength(1));

/** A collection's rule; docs/collections.md explains each condition. */
export const collectionRule = v.object({
  match: v.optional(v.picklist(RULE_MATCHES), 'all'),
  genres: valuesField(
    v.pipe(
      v.string(),
      v.check((uid) => GENRES.some((genre) => genre.uid === uid), 'Must be a genre.'),
    ),
  ),
  families: valuesField(v.pipe(v.string(), v.check(isFamilySlug, 'Must be a family.'))),
  names: valuesField(nameField),
  kinds: valuesField(v.picklist(GAME_KINDS)),
  tags: valuesField(v.picklist(GAME_TAGS)),
  isDaily: isOnField,
  isTouch: isOnField,
  maxMinutes: wholeNumberField(240),
  newDays: wholeNumberField(3650),
  minRating: amountField(1, 5),
  except: valuesField(nameField, MAX_RULE_EXCEPTIONS),
});

const textFields = {
  title: v.pipe(visibleText(MAX_COLLECTION_TITLE), v.minLength(1, 'Required.')),
  lede: v.optional(visibleText(MAX_COLLECTION_LEDE), ''),
};
const shownCollection = v.object({ keyword: collectionKeyword, title: v.string(), lede: v.string() });

export const listCollections = defineCall({
  id: 'collections.list',
  service: 'product',
  method: 'GET',
  path: '/api/collections',
  access: 'anyone',
  summary: 'Lists the collections that have games, in their order.',
  answer: v.object({ rows: v.array(shownCollection) }),
  cacheSeconds: 60,
});

export const getCollection = defineCall({
  id: 'collections.get',
  service: 'product',
  method: 'GET',
  path: '/api/collections/{keyword}',
  access: 'anyone',
  summary: 'Returns the texts and sort order of a collection; the search call returns its games.',
  params: keywordParams,
  answer: v.object({
    ...shownCollection.entries,
    sort: v.picklist(COLLECTION_SORTS),
    isUnfinishedOnly: v.boolean(),
  }),
  cacheSeconds: 60,
});

const previewFields = {
  /** The number of games that match the rule. */
  games: v.number(),
  /** The number of cards that the page shows for the matching games; games of one family share a card. */
  cards: v.number(),
  /** How many games meet each condition of the rule on its own. */
  conditions: v.array(v.object({ key: v.picklist(RULE_CONDITIONS), games: v.number() })),
};

const editedFields = {
  ...textFields,
  sort: v.picklist(COLLECTION_SORTS),
  isShown: v.boolean(),
  isUnfinishedOnly: v.boolean(),
  rule: collectionRule,
};

/** A collection as its editor sees it. */
export const editedCollection = v.object({
  keyword: collectionKeyword,
  ...editedFields,
  /** Increases with each edit. An edit based on an older revision is refused, so editors do not overwrite each other. */
  revision: v.number(),
  updatedAt: isoInstant,
  ...previewFields,
});

export const listAllCollections = defineCall({
  id: 'collections.listAll',
  service: 'product',
  method: 'GET',
  path: '/sw/api/admin/collections',
  access: 'administrator',
  summary: 'Lists every collection with its rule and the number of matching games.',
  answer: v.object({ rows: v.array(editedCollection) }),
});

export const previewCollection = defineCall({
  id: 'collections.preview',
  service: 'product',
  method: 'POST',
  path: '/sw/api/admin/collection-preview',
  access: 'administrator',
  summary: 'Returns the number of games that match a rule, and the first of them.',
  body: v.object({ rule: collectionRule, sort: v.picklist(COLLECTION_SORTS) }),
  answer: v.object({ ...previewFields, rows: v.array(gameSummary) }),
});

export const saveCollection = defineCall({
  id: 'collections.save',
  service: 'product',
  method: 'PUT',
  path: '/sw/api/admin/collections/{keyword}',
  access: 'administrator',
  summary: 'Saves a collection; revision 0 creates it.',
  params: keywordParams,
  body: v.object({ ...editedFields, revision: v.pipe(v.number(), v.safeInteger(), v.minValue(0)) }),
  answer: v.object({ revision: v.number() }),
});

export const orderCollections = defineCall({
  id: 'collections.order',
  service: 'product',
  method: 'POST',
  path: '/sw/api/admin/collection-order',
  access: 'administrator',
  summary: 'Reorders the collections; those not named follow the others.',
  body: v.object({ keywords: v.pipe(v.array(collectionKeyword), v.maxLength(MAX_COLLECTIONS)) }),
  answer: v.object({ ok: v.boolean() }),
});
