/** Parses booleans in the forms that servers and HTML forms use. */

const TRUE_TEXTS = new Set(['true', '1', 'yes', 'on']);

/** Returns true for true, 1, yes and on, regardless of letter case (spec §5 "Other"); false for anything else. */
export const readBoolean = (value: unknown): boolean =>
  (typeof value === 'boolean' || typeof value === 'number' || typeof value === 'string') &&
  TRUE_TEXTS.has(String(value).trim().toLowerCase());
