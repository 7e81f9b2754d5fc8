/** The fields of the collection form for administrators, and the conversion between its values and a rule. */
import { GAME_TAGS } from '../contract/game';
import { SORT_NAMES } from '../collection-messages';
import {
  COLLECTION_SORTS,
  type CollectionRule,
  type CollectionSort,
  MAX_COLLECTION_LEDE,
  MAX_COLLECTION_TITLE,
  MAX_RULE_EXCEPTIONS,
  MAX_RULE_VALUES,
} from '../domain/listing/collection-rules';
import { FAMILIES } from '../domain/games/families';
import { GENRES } from '../domain/games/genres';
import { GAME_KINDS } from '../domain/games/known-names';
import type { FormSchema, RawValues } from './schema';

const valuesAsLabels = (values: readonly string[]) => values.map((value) => ({ value, label: value }));

/** The maximum length of a list of names with one name on each line; longer than any valid list. */
const MAX_LINES = 4_000;

export const COLLECTION_FIELDS = {
  keyword: { type: 'string', required: true, maxLength: 40, allowedCharacters: 'a-z0-9-' },
  title: { type: 'string', required: true, maxLength: MAX_COLLECTION_TITLE },
  lede: { type: 'string', maxLength: MAX_COLLECTION_LEDE },
  sort: {
    type: 'value',
    required: true,
    acceptedValues: COLLECTION_SORTS.map((value) => ({ value, label: SORT_NAMES[value] })),
  },
  isShown: { type: 'boolean' },
  isUnfinishedOnly: { type: 'boolean' },
  match: {
    type: 'value',
    required: true,
    acceptedValues: [
      { value: 'all', label: 'All of the conditions' },
      { value: 'any', label: 'Any of the conditions' },
    ],
  },
  kinds: { type: 'list', acceptedValues: valuesAsLabels(GAME_KINDS) },
  genres: { type: 'list', acceptedValues: GENRES.map(({ uid, name }) => ({ value: uid, label: name })) },
  families: {
    type: 'list',
    acceptedValues: Object.entries(FAMILIES).map(([value, { name }]) => ({ value, label: name })),
  },
  tags: { type: 'list', acceptedValues: valuesAsLabels(GAME_TAGS) },
  names: { type: 'string', maxLength: MAX_LINES },
  isDaily: { type: 'boolean' },
  isTouch: { type: 'boolean' },
  maxMinutes: { type: 'number', minValue: 1, maxValue: 240 },
  newDays: { type: 'number', minValue: 1, maxValue: 3650 },
  minRating: { type: 'number', minValue: 1, maxValue: 5 },
  except: { type: 'string', maxLength: MAX_LINES },
} as const satisfies FormSchema;

const splitLines = (text: unknown, max: number): string[] =>
  [
    ...new Set(
      String(text ?? '')
        .split(/[\n,]/)
        .map((line) => line.trim())
        .filter(Boolean),
    ),
  ].slice(0, max);
const toList = <Value extends string>(value: unknown): Value[] =>
  (Array.isArray(value) ? value : []).map((each) => String(each) as Value);
const parseBoundedNumber = (value: unknown, min: number, max: number): number | null => {
  const number = Number(value);
  return value === null || value === undefined || value === '' || !(number >= min && number <= max)
    ? null
    : number;
};

/** Returns the rule that the form's values describe; a value out of bounds sets no condition. */
export const parseRule = (data: RawValues): CollectionRule => {
  const days = parseBoundedNumber(data.newDays, 1, 3650);
  const minutes = parseBoundedNumber(data.maxMinutes, 1, 240);
  return {
    match: data.match === 'any' ? 'any' : 'all',
    genres: toList(data.genres),
    families: toList(data.families),
    names: splitLines(data.names, MAX_RULE_VALUES),
    kinds: toList(data.kinds),
    tags: toList(data.tags),
    isDaily: data.isDaily === true,
    isTouch: data.isTouch === true,
    maxMinutes: minutes === null ? null : Math.floor(minutes),
    newDays: days === null ? null : Math.floor(days),
    minRating: parseBoundedNumber(data.minRating, 1, 5),
    except: splitLines(data.except, MAX_RULE_EXCEPTIONS),
  };
};

interface EditableCollection {
  keyword: string;
  title: string;
  lede: string;
  sort: CollectionSort;
  isShown: boolean;
  isUnfinishedOnly: boolean;
  rule: CollectionRule;
}

/** Returns the initial values of the form. */
export const toFormValues = ({ rule, ...texts }: EditableCollection): RawValues => ({
  ...texts,
  ...rule,
  names: rule.names.join('\n'),
  except: rule.except.join('\n'),
});
