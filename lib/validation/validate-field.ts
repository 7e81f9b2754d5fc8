/** Validates a field against its schema. */
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

/** Validates a field (spec §5). */
export const validateField = (schema: FieldSchema, value: unknown, data: RawValues = {}): FieldResult =>
  RESULT_OF[schema.type](schema, value, data);
