/** Basic schemas of the API. The server and the clients apply their coercions before any rule checks a value. */
import * as v from 'valibot';
import { isLevelKey } from '../domain/days/days';

const TRUE_TEXTS = new Set(['true', '1', 'yes', 'on']);
const FALSE_TEXTS = new Set(['false', '0', 'no', 'off', '']);

/** A boolean in any form that clients send. Spec §5: true, 1, yes and on count as true, regardless of letter case. */
export const wireBoolean = v.pipe(
  v.union([v.boolean(), v.number(), v.string(), v.null()]),
  v.check((value) => {
    const word = String(value ?? '').toLowerCase();
    return TRUE_TEXTS.has(word) || FALSE_TEXTS.has(word);
  }, 'Must be a boolean.'),
  v.transform((value) => TRUE_TEXTS.has(String(value ?? '').toLowerCase())),
);

/** An integer in a query string or body; each call clamps it to its own range. */
export const wireInteger = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.regex(/^-?\d{1,15}$/, 'Must be a number.'))]),
  v.transform(Number),
  v.number(),
  v.safeInteger('Must be a number.'),
);

/** An id. Drupal sends numbers and newer backends send strings; the parsed value is always a string. */
export const wireId = v.pipe(
  v.union([
    v.pipe(v.string(), v.regex(/^[A-Za-z0-9_:-]{1,64}$/, 'Must be an id.')),
    v.pipe(v.number(), v.safeInteger('Must be an id.'), v.minValue(0, 'Must be an id.')),
  ]),
  v.transform(String),
);

export const pageQuery = {
  items_per_page: v.optional(v.pipe(wireInteger, v.minValue(1), v.maxValue(100))),
  page: v.optional(v.pipe(wireInteger, v.minValue(0), v.maxValue(10_000))),
};

/** A field in Drupal's wrapped form: `[{ "value": … }]`. */
export const valueList = <Schema extends v.GenericSchema>(schema: Schema) =>
  v.pipe(v.array(v.object({ value: schema })), v.minLength(1, 'Required.'), v.maxLength(1));

export const isoInstant = v.pipe(v.string(), v.isoTimestamp());
export const levelKey = v.pipe(
  v.string(),
  v.regex(/^\d{4}-\d{2}-\d{2}$/, 'Must be a date (YYYY-MM-DD).'),
  v.check(isLevelKey, 'Must be a date (YYYY-MM-DD).'),
);
export const trimmedText = (max: number) => v.pipe(v.string(), v.trim(), v.maxLength(max));

/** The solution of the spam check (spec §5). */
export const captchaAnswer = trimmedText(4096);

export const acknowledgment = v.object({ ok: v.boolean() });
export const pager = v.object({ total_items: v.number(), items_per_page: v.number(), page: v.number() });

/** A query parameter that may occur once or several times; the parsed value is always a list. */
export const oneOrMany = <S extends v.GenericSchema>(schema: S) =>
  v.union([
    v.array(schema),
    v.pipe(
      schema,
      v.transform((value): v.InferOutput<S>[] => [value]),
    ),
  ]);
