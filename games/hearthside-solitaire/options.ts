/** Which rule set a level has. */
import { dateOfSeed, weekdayOf } from '@/lib/domain/daily-seed';
import type { LevelSpec } from '@/lib/domain/game-rules';
import type { ModeKey, Options } from './types';

const KLONDIKE = { redeals: null, build: 'other-colour', space: 'king' } as const;
export const DRAW_ONE: Options = { ...KLONDIKE, draw: 1 };
export const DRAW_THREE: Options = { ...KLONDIKE, draw: 3 };
/** One pass through the stock; any other suit builds, any card takes a space. */
export const THUMB_AND_POUCH: Options = { draw: 1, redeals: 0, build: 'other-suit', space: 'any' };

const FRIDAY = 4;

/** The rule set of a level: a daily turns three from Friday to Sunday. */
export function optionsOf({ seed, mode }: LevelSpec): Options {
  if (mode === 'draw-three') return DRAW_THREE;
  if (mode === 'classic') return THUMB_AND_POUCH;
  const date = dateOfSeed(seed);
  const isHard = (mode as ModeKey) === 'daily' && date !== null && weekdayOf(date) >= FRIDAY;
  return isHard ? DRAW_THREE : DRAW_ONE;
}
