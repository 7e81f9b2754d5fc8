/** Parses booleans as servers and forms write them. */

const TRUE_TEXTS = new Set(['true', '1', 'yes', 'on']);

/** Returns true for true, 1, yes and on, in any case (spec §5 "Other"); false for anything else. */
export const readBoolean = (value: unknown): boolean =>
  (typeof value === 'boolean' || typeof value === 'number' || typeof value === 'string') &&
  TRUE_TEXTS.has(String(value).trim().toLowerCase());
