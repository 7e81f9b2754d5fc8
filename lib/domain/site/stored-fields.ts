/** Copies the fields that a game has under one name in the catalog, in the import format and on the wire. */
import { STORED_FIELDS, type StoredField } from '../../contract/game';

/** Returns the stored fields that are set in a record; undefined counts as not set. */
export const storedFieldsOf = <T extends object>(record: T): Pick<T, Extract<keyof T, StoredField>> =>
  Object.fromEntries(
    STORED_FIELDS.map((field) => [field, (record as Record<string, unknown>)[field]]).filter(
      ([, value]) => value !== undefined,
    ),
  ) as Pick<T, Extract<keyof T, StoredField>>;
