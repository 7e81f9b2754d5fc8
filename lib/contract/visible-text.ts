/** The schema for text that people write. Separate from wire.ts, which every page loads. */
import * as v from 'valibot';
import { MAX_UNITS_PER_CHARACTER, visibleLength } from '../visible-length';

/** Limits the number of visible characters. Valibot's built-in rule is not used, because every page would load it. */
export const visibleText = (max: number) => {
  const isShort = (text: string): boolean =>
    text.length <= max * MAX_UNITS_PER_CHARACTER && visibleLength(text) <= max;
  return v.pipe(v.string(), v.trim(), v.check(isShort, `Must be at most ${max} characters long.`));
};
