/** Booleans as servers and forms write them. */

const TRUE_TEXTS = new Set(['true', '1', 'yes', 'on']);

/** True for true, 1, yes and on, whatever their case (spec §5 "Other"); false for all else. */
export const readBoolean = (value: unknown): boolean =>
  (typeof value === 'boolean' || typeof value === 'number' || typeof value === 'string') &&
  TRUE_TEXTS.has(String(value).trim().toLowerCase());
