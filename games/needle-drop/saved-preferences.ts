/** Saves data apart from the runs: the delay of the player's screen and loudspeaker, the difficulty, the stars of each tune. */
import type { GameInit, JsonValue } from '@/lib/game-protocol';
import { readPreferences, saveWithPreferences } from '../kit/saved-preferences';
import { isRecord } from '../kit/is-record';
import type { Starwick } from '../sdk/api';
import { TUNES } from './tunes/tunes';
import type { Strength, TuneKey } from './types';

export interface Preferences {
  /** How late the player presses, in ms. It is negative if the player presses early. */
  offsetMs: number;
  /** The difficulty at which a tune begins, if the tune has it. */
  strength: Strength;
  /** The best stars. The key is a tune and its difficulty, such as `waltz 2`. */
  stars: Record<string, number>;
}

export const MAX_OFFSET_MS = 250;

/** Parses the preferences in a saved state. Leaves out invalid parts. */
export function parsePreferences(savedState: JsonValue): Preferences {
  const { offsetMs, strength, stars } = readPreferences(savedState);
  const preferences: Preferences = { offsetMs: 0, strength: 0, stars: {} };
  if (Number.isInteger(offsetMs) && Math.abs(offsetMs as number) <= MAX_OFFSET_MS)
    preferences.offsetMs = offsetMs as number;
  if (strength === 1 || strength === 2) preferences.strength = strength;
  for (const [key, count] of Object.entries(isRecord(stars) ? stars : {}))
    if (count === 1 || count === 2 || count === 3) preferences.stars[key] = count;
  return preferences;
}

export const starsKey = (tune: TuneKey, strength: Strength): string => `${tune} ${strength}`;

/** Returns the difficulty at which a tune begins: the chosen one, or otherwise the tune's easiest. */
export const firstStrength = ({ strength }: Preferences, tune: TuneKey): Strength =>
  TUNES[tune].strengths.includes(strength) ? strength : TUNES[tune].strengths[0]!;

/** Saves the stars of a tune if they are better than before. */
export function addStars(preferences: Preferences, tune: TuneKey, strength: Strength, stars: number): void {
  const key = starsKey(tune, strength);
  if (stars > (preferences.stars[key] ?? 0)) preferences.stars[key] = stars;
}

/** Wraps the SDK, so that every save also contains the preferences. */
export function withPreferences(
  starwick: Starwick,
  init: GameInit,
): { starwick: Starwick; preferences: Preferences } {
  const preferences = parsePreferences(init.savedState);
  return { preferences, starwick: saveWithPreferences(starwick, preferences) };
}
