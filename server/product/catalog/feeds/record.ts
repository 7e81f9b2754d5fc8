/** Shared code of the feed readers: parsing with a reason for refusals, limits, cleaned tags. */
import * as v from 'valibot';
import { RefusedRecordError } from '../entry';
import { toPlainLine } from '../plain-text';

export const MAX_LENGTHS = {
  id: 200,
  title: 120,
  description: 4000,
  short: 300,
  instructions: 4000,
  line: 500,
  walkthrough: 20_000,
  tag: 40,
} as const;
export const MAX_TAGS = 20;

const KEY_PATTERN = /^[^\s\p{Cc}](?:[^\p{Cc}]*[^\s\p{Cc}])?$/u;

/** A record's id: a word or number that is unique in its feed. */
export const recordKeyField = v.pipe(
  v.union([v.string(), v.pipe(v.number(), v.safeInteger())], 'must be a string or a number'),
  v.transform(String),
  v.maxLength(MAX_LENGTHS.id, `is longer than ${MAX_LENGTHS.id} characters`),
  v.regex(KEY_PATTERN, 'must not be empty or contain control characters'),
);

const MIN_SIZE_PX = 100;
const MAX_SIZE_PX = 5000;
/** The width or height of a frame in pixels, as a number or text; the fallback when the value is invalid. */
export const frameSideField = (fallback: number) =>
  v.pipe(
    v.optional(v.nullable(v.union([v.string(), v.number()])), ''),
    v.transform((value) => {
      const pixels = Math.round(Number(value));
      return pixels >= MIN_SIZE_PX && pixels <= MAX_SIZE_PX ? pixels : fallback;
    }),
  );

/**
 * Parses a record.
 * @throws RefusedRecordError with the first invalid field
 */
export const parseRecord = <S extends v.GenericSchema>(schema: S, record: unknown): v.InferOutput<S> => {
  if (record === null || typeof record !== 'object' || Array.isArray(record))
    throw new RefusedRecordError('not an object');
  const result = v.safeParse(schema, record, { abortEarly: true, abortPipeEarly: true });
  if (result.success) return result.output;
  const [issue] = result.issues;
  const path = v.getDotPath(issue) ?? 'record';
  const isAbsent = issue.received === 'undefined';
  throw new RefusedRecordError(`${path}: ${isAbsent ? 'is missing' : issue.message}`);
};

/**
 * Returns the cleaned title.
 * @throws RefusedRecordError when the cleaned title is empty
 */
export const normalizeTitle = (text: string): string => {
  const title = toPlainLine(text, MAX_LENGTHS.title);
  if (!title) throw new RefusedRecordError('title: is empty');
  return title;
};

/** Converts a feed's tags to search words: lower case, without duplicates, limited in number. */
export const cleanTags = (tags: readonly string[]): string[] => {
  const words = tags.map((tag) =>
    toPlainLine(tag, MAX_LENGTHS.tag * 4)
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}+&' -]+/gu, ' ')
      .replaceAll(/\s+/g, ' ')
      .trim(),
  );
  return [...new Set(words)].filter((word) => word && word.length <= MAX_LENGTHS.tag).slice(0, MAX_TAGS);
};

/** Returns a feed's date, or undefined when it is invalid. */
export const parseRecordDate = (value: string | null | undefined): Date | undefined => {
  const time = Date.parse(value ?? '');
  const year = Number.isNaN(time) ? 0 : new Date(time).getUTCFullYear();
  return year >= 1970 && year <= 2200 ? new Date(time) : undefined;
};

/** Removes empty properties, so that absent and empty values are equal. */
export const removeEmptyProperties = <T extends object>(value: T): T =>
  Object.fromEntries(
    Object.entries(value).filter(
      ([, item]) => item !== undefined && item !== null && item !== '' && item !== false,
    ),
  ) as T;
