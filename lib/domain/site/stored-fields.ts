/** Copies the fields of a game that have the same name in the catalog, in the import format and in the API. */
import { STORED_FIELDS, type StoredField } from '../../contract/game';

/** Returns the stored fields that are set in a record; undefined counts as missing. */
export const storedFieldsOf = <T extends object>(record: T): Pick<T, Extract<keyof T, StoredField>> =>
  Object.fromEntries(
    STORED_FIELDS.map((field) => [field, (record as Record<string, unknown>)[field]]).filter(
      ([, value]) => value !== undefined,
    ),
  ) as Pick<T, Extract<keyof T, StoredField>>;
