/** One field against its schema. */
import { booleanResult, listResult, numberResult, valueResult } from './choice-fields';
import type { FieldResult, FieldSchema, FieldType, RawValues } from './schema';
import { emailResult, passwordResult, passwordVerifyResult, stringResult } from './text-fields';

const RESULT_OF: Record<FieldType, (schema: FieldSchema, value: unknown, data: RawValues) => FieldResult> = {
  number: numberResult,
  boolean: booleanResult,
  list: listResult,
  value: valueResult,
  string: stringResult,
  password: passwordResult,
  passwordVerify: passwordVerifyResult,
  email: emailResult,
};

/**
 * Checks a field (spec §5).
 * @param data the whole form, for a field that is checked against another
 * @returns the value as it is kept and sent (trimmed, clamped), and the message of the first rule it breaks or null
 */
export const validateField = (schema: FieldSchema, value: unknown, data: RawValues = {}): FieldResult =>
  RESULT_OF[schema.type](schema, value, data);
