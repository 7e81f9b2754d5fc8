/** Validates a field against its schema. */
import { validateBoolean, validateList, validateNumber, validateChoice } from './choice-fields';
import type { FieldResult, FieldSchema, FieldType, RawValues } from './schema';
import { validateEmail, validatePassword, validatePasswordRepetition, validateString } from './text-fields';

const VALIDATOR_OF: Record<FieldType, (schema: FieldSchema, value: unknown, data: RawValues) => FieldResult> =
  {
    number: validateNumber,
    boolean: validateBoolean,
    list: validateList,
    value: validateChoice,
    string: validateString,
    password: validatePassword,
    passwordVerify: validatePasswordRepetition,
    email: validateEmail,
  };

/** Validates a field (spec §5). */
export const validateField = (schema: FieldSchema, value: unknown, data: RawValues = {}): FieldResult =>
  VALIDATOR_OF[schema.type](schema, value, data);
