/** Validates number, boolean, list and value fields (spec §5). */
import { FIELD_MESSAGES, FORM_MESSAGES } from '../form-messages';
import { RULE_MESSAGES } from '../messages/rule';
import { readBoolean } from './read-boolean';
import type { FieldResult, FieldSchema } from './schema';

const NUMBER = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?$/i;

const trimIfText = (value: unknown): unknown => (typeof value === 'string' ? value.trim() : value);
const isEmpty = (value: unknown): boolean => value === null || value === undefined || value === '';

const isAcceptedValue = ({ acceptedValues }: FieldSchema, value: unknown): boolean =>
  !acceptedValues || acceptedValues.some((each) => String(each.value) === String(value));

const readNumber = (value: unknown): number | null => {
  if (typeof value === 'string' && NUMBER.test(value)) value = Number(value);
  return typeof value === 'number' && Number.isFinite(value) ? value : null;
};

/** Limits a number to its bounds. */
export const clamp = (value: number, min = -Infinity, max = Infinity): number =>
  Math.min(Math.max(value, min), max);

export const validateNumber = (schema: FieldSchema, given: unknown): FieldResult => {
  const value = trimIfText(given);
  if (isEmpty(value)) return { value: null, error: schema.required ? RULE_MESSAGES.required : null };
  const number = readNumber(value);
  if (number === null) return { value, error: RULE_MESSAGES.mustBeNumber };
  // Spec §5: clamps the value to min and max, without an error message.
  const clamped = clamp(number, schema.minValue, schema.maxValue);
  return { value: clamped, error: isAcceptedValue(schema, clamped) ? null : FORM_MESSAGES.notAccepted };
};

export const validateBoolean = (schema: FieldSchema, value: unknown): FieldResult => {
  const { trueValue = true, falseValue = false } = schema;
  const isTrue =
    value === trueValue || (schema.trueValue === undefined ? readBoolean(value) : value === true);
  return {
    value: isTrue ? trueValue : falseValue,
    error: schema.required && !isTrue ? RULE_MESSAGES.required : null,
  };
};

const findListError = ({ required, minRequired, maxAllowed }: FieldSchema, count: number): string | null => {
  const isShort = minRequired !== undefined && count < minRequired;
  const isLong = maxAllowed !== undefined && count > maxAllowed;
  if (isShort || isLong) {
    if (minRequired === undefined) return FIELD_MESSAGES.selectUpTo(maxAllowed as number);
    if (maxAllowed === undefined) return FIELD_MESSAGES.selectAtLeast(minRequired);
    return FIELD_MESSAGES.selectBetween(minRequired, maxAllowed);
  }
  return required && count === 0 ? RULE_MESSAGES.required : null;
};

/** Validates the options of a list, without duplicates; a single value counts as a list. */
export const validateList = (schema: FieldSchema, given: unknown): FieldResult => {
  const options = (Array.isArray(given) ? (given as unknown[]) : [given]).map(trimIfText);
  const value = [...new Set(options.filter((each) => !isEmpty(each)))];
  const isWrong = value.some((each) => !isAcceptedValue(schema, each));
  return { value, error: isWrong ? FORM_MESSAGES.notAccepted : findListError(schema, value.length) };
};

export const validateChoice = (schema: FieldSchema, given: unknown): FieldResult => {
  const value = trimIfText(given);
  if (isEmpty(value)) return { value, error: schema.required ? RULE_MESSAGES.required : null };
  return { value, error: isAcceptedValue(schema, value) ? null : FORM_MESSAGES.notAccepted };
};
