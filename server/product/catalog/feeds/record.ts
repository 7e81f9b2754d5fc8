/** Shared code of all feed readers: parsing with a reason, limits, cleaned tags. */
import * as v from 'valibot';
import { RefusedRecord } from '../entry';
import { plainLine } from '../plain-text';

export const LONGEST = {
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

const KEY = /^[^\s\p{Cc}](?:[^\p{Cc}]*[^\s\p{Cc}])?$/u;

/** A record's id: a word or number of its feed. */
export const recordKey = v.pipe(
  v.union([v.string(), v.pipe(v.number(), v.safeInteger())], 'must be a word or a number'),
  v.transform(String),
  v.maxLength(LONGEST.id, `is longer than ${LONGEST.id} characters`),
  v.regex(KEY, 'must not be empty or contain control characters'),
);

const SMALLEST = 100;
const LARGEST = 5000;
/** A frame's side in pixels, from a number or its text; the fallback when the value is invalid. */
export const frameSide = (fallback: number) =>
  v.pipe(
    v.optional(v.nullable(v.union([v.string(), v.number()])), ''),
    v.transform((value) => {
      const pixels = Math.round(Number(value));
      return pixels >= SMALLEST && pixels <= LARGEST ? pixels : fallback;
    }),
  );

/** @throws RefusedRecord naming the first invalid field */
export const parseRecord = <S extends v.GenericSchema>(schema: S, record: unknown): v.InferOutput<S> => {
  if (record === null || typeof record !== 'object' || Array.isArray(record))
    throw new RefusedRecord('not an object');
  const result = v.safeParse(schema, record, { abortEarly: true, abortPipeEarly: true });
  if (result.success) return result.output;
  const [issue] = result.issues;
  const path = v.getDotPath(issue) ?? 'record';
  const isAbsent = issue.received === 'undefined';
  throw new RefusedRecord(`${path}: ${isAbsent ? 'is missing' : issue.message}`);
};

/** @throws RefusedRecord when nothing is left of it */
export const titleOf = (text: string): string => {
  const title = plainLine(text, LONGEST.title);
  if (!title) throw new RefusedRecord('title: is empty');
  return title;
};

/** A source's tags as search words: lower case, without duplicates, limited. */
export const cleanTags = (tags: readonly string[]): string[] => {
  const words = tags.map((tag) =>
    plainLine(tag, LONGEST.tag * 4)
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}+&' -]+/gu, ' ')
      .replaceAll(/\s+/g, ' ')
      .trim(),
  );
  return [...new Set(words)].filter((word) => word && word.length <= LONGEST.tag).slice(0, MAX_TAGS);
};

/** A date of a feed, or nothing when it is invalid. */
export const dateOf = (value: string | null | undefined): Date | undefined => {
  const time = Date.parse(value ?? '');
  const year = Number.isNaN(time) ? 0 : new Date(time).getUTCFullYear();
  return year >= 1970 && year <= 2200 ? new Date(time) : undefined;
};

/** Removes empty members, so that absent and empty are the same. */
export const compact = <T extends object>(value: T): T =>
  Object.fromEntries(
    Object.entries(value).filter(
      ([, item]) => item !== undefined && item !== null && item !== '' && item !== false,
    ),
  ) as T;
