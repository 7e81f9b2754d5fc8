/** Converts ids in requests to numbers that database columns can store. */

/** The largest value of an `integer` column. */
export const INTEGER_MAX = 2_147_483_647;
/** The largest id that JavaScript represents exactly; a `bigint` column can store larger numbers. */
export const BIGINT_MAX = Number.MAX_SAFE_INTEGER;

/**
 * Returns the id as a number from 1 to `max`, or null when no row can have it. Each number has only one spelling:
 * `01`, `1e3` and `0x1` are invalid.
 */
export const parseRowId = (id: string, max = INTEGER_MAX): number | null => {
  if (!/^[1-9]\d{0,15}$/.test(id)) return null;
  const number = Number(id);
  return number <= max ? number : null;
};
