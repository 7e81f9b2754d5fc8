/**
 * Saves data that belongs to the player and not to a run, such as settings and stars, under the key `shelf` of a
 * saved state.
 */
import type { JsonValue } from '@/lib/game-protocol';
import type { Starwick } from '../sdk/api';
import { isRecord } from './is-record';

/** Returns the preferences in a saved state, or an empty object if they are invalid. */
export function readPreferences(savedState: JsonValue): Record<string, unknown> {
  const preferences: unknown = isRecord(savedState) ? savedState.shelf : null;
  return isRecord(preferences) ? preferences : {};
}

/** Wraps the SDK, so that every save also contains the current preferences. */
export function saveWithPreferences(starwick: Starwick, preferences: object): Starwick {
  const save = (state: JsonValue) =>
    starwick.progress.save(
      isRecord(state) ? ({ ...state, shelf: structuredClone(preferences) } as unknown as JsonValue) : state,
    );
  return { ...starwick, progress: { ...starwick.progress, save } };
}
