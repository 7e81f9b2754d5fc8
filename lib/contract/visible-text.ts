/** Text that people write, on the wire; apart from wire.ts, which every page carries. */
import * as v from 'valibot';
import { MAX_UNITS_PER_CHARACTER, visibleLength } from '../visible-length';

/** Its length is that of its visible characters. Not valibot's own rule for these, which every page would carry. */
export const visibleText = (max: number) => {
  const isShort = (text: string): boolean =>
    text.length <= max * MAX_UNITS_PER_CHARACTER && visibleLength(text) <= max;
  return v.pipe(v.string(), v.trim(), v.check(isShort, `Must be at most ${max} characters long.`));
};
