/** The schema of form fields (spec §3 "Form field schema"), used by both the browser and the server. */

export const FIELD_TYPES = [
  'number',
  'boolean',
  'list',
  'value',
  'string',
  'password',
  'passwordVerify',
  'email',
] as const;
export type FieldType = (typeof FIELD_TYPES)[number];

export interface AcceptedValue {
  value: string | number;
  label: string;
}

export interface PasswordCriteria {
  specialChars?: boolean;
  upperAndLower?: boolean;
  number?: boolean;
}

export interface FieldSchema {
  type: FieldType;
  required?: boolean;
  minValue?: number;
  maxValue?: number;
  minLength?: number;
  maxLength?: number;
  /** The minimum number of options in a list; applies even when the field is not `required`. */
  minRequired?: number;
  maxAllowed?: number;
  /** Characters and ranges, such as `a-zA-Z0-9 _-`; a hyphen at either end is literal. */
  allowedCharacters?: string;
  invalidCharacters?: string;
  /** Refuses every character above code 255. */
  restrictUnicode?: boolean;
  criteria?: PasswordCriteria;
  /** The field that a passwordVerify field must repeat; `password` by default. */
  checkAgainst?: string;
  /** The value of a checked boolean; true by default. */
  trueValue?: unknown;
  falseValue?: unknown;
  acceptedValues?: readonly AcceptedValue[];
}

export type FormSchema = Readonly<Record<string, FieldSchema>>;

/** The value of a valid field; null for an empty number. */
export type FieldValue<Field extends FieldSchema> = Field['type'] extends 'number'
  ? number | null
  : Field['type'] extends 'boolean'
    ? Field extends { trueValue: infer True; falseValue: infer False }
      ? True | False
      : boolean
    : Field['type'] extends 'list'
      ? unknown[]
      : Field['type'] extends 'value'
        ? unknown
        : string;

export type FormValues<Schema extends FormSchema> = { [Name in keyof Schema]: FieldValue<Schema[Name]> };

/** A form's unvalidated data, while it is being filled in or as the server received it. */
export type RawValues = Readonly<Record<string, unknown>>;

/** A field's value in the format that is stored and sent, and its error. */
export interface FieldResult {
  value: unknown;
  error: string | null;
}
