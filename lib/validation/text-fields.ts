/** Validates text fields: string, password, passwordVerify and email (spec §5). */
import { FIELD_MESSAGES, FORM_MESSAGES } from '../form-messages';
import { RULE_MESSAGES } from '../messages/rule';
import { MAX_UNITS_PER_CHARACTER, visibleLength } from '../visible-length';
import { characterErrorOf, hasUnicode } from './characters';
import { passwordErrorOf } from './passwords';
import type { FieldResult, FieldSchema, RawValues } from './schema';

// The part before the @ excludes characters with a meaning in headers. The domain has labels between dots and a
// top-level domain of 2 or more letters.
const EMAIL_PATTERN = /^[^\s@"(),:;<>[\\\]]+@(?:[^\s@.,:;<>"()[\]\\]+\.)+[A-Za-z]{2,}$/;

const toText = (value: unknown): string => {
  if (typeof value === 'string') return value;
  return typeof value === 'number' ? String(value) : '';
};

const findLengthError = ({ minLength, maxLength }: FieldSchema, text: string): string | null => {
  const length = visibleLength(text);
  if (minLength !== undefined && length < minLength) return FIELD_MESSAGES.tooShort(minLength);
  if (maxLength === undefined) return null;
  const isTooLong = length > maxLength || text.length > maxLength * MAX_UNITS_PER_CHARACTER;
  return isTooLong ? FIELD_MESSAGES.tooLong(maxLength) : null;
};

const isAccepted = ({ acceptedValues }: FieldSchema, text: string): boolean =>
  !acceptedValues || acceptedValues.some(({ value }) => String(value) === text);

/** Checks a text against its rules in the specification's order; the character rules apply only to `checkedPart`. */
const validateText = (
  schema: FieldSchema,
  text: string,
  lastError: (text: string) => string | null,
  checkedPart = text,
): FieldResult => {
  if (text === '') return { value: '', error: schema.required ? RULE_MESSAGES.required : null };
  const error = isAccepted(schema, text)
    ? (findLengthError(schema, text) ?? characterErrorOf(schema, checkedPart) ?? lastError(text))
    : FORM_MESSAGES.notAccepted;
  return { value: text, error };
};

export const validateString = (schema: FieldSchema, value: unknown): FieldResult =>
  validateText(schema, toText(value).trim(), () => null);

const findEmailError = (mail: string): string | null => {
  const labels = mail.slice(mail.lastIndexOf('@') + 1).split('.');
  const isLike =
    EMAIL_PATTERN.test(mail) && !hasUnicode(mail) && !labels.some((each) => /^-|-$|\p{Cc}/u.test(each));
  return isLike ? null : RULE_MESSAGES.mustBeEmail;
};

export const validateEmail = (schema: FieldSchema, value: unknown): FieldResult => {
  const mail = toText(value).trim();
  const at = mail.lastIndexOf('@');
  // Spec §5: the character rules of an email address apply only to the part before @.
  return validateText(schema, mail, findEmailError, at < 0 ? mail : mail.slice(0, at));
};

// Spec §5: strings are trimmed. Passwords never are (docs/specification/choices.md).
export const validatePassword = (schema: FieldSchema, value: unknown): FieldResult =>
  validateText(schema, toText(value), (password) => passwordErrorOf(schema.criteria, password));

export const validatePasswordRepetition = (
  schema: FieldSchema,
  value: unknown,
  data: RawValues,
): FieldResult => {
  const repeated = toText(value);
  const name = schema.checkAgainst ?? 'password';
  const password = Object.hasOwn(data, name) ? toText(data[name]) : '';
  // In a form where the password may stay empty, the schema sets `required: false`.
  if (repeated === '' && !(schema.required === false && password === '')) {
    return { value: '', error: RULE_MESSAGES.required };
  }
  return { value: repeated, error: repeated === password ? null : RULE_MESSAGES.passwordMismatch };
};
