/**
 * Saves data that belongs to the player and not to a run, such as settings and stars. This part of a saved state is
 * called the shelf.
 */
import type { JsonValue } from '@/lib/game-protocol';
import type { Starwick } from '../sdk/api';
import { isRecord } from './record';

/** Returns the shelf of a saved state, or an empty one if it is invalid. */
export function shelfOf(savedState: JsonValue): Record<string, unknown> {
  const shelf: unknown = isRecord(savedState) ? savedState.shelf : null;
  return isRecord(shelf) ? shelf : {};
}

/** Wraps the SDK, so that every save also contains the current shelf. */
export function saveWithShelf(starwick: Starwick, shelf: object): Starwick {
  const save = (state: JsonValue) =>
    starwick.progress.save(
      isRecord(state) ? ({ ...state, shelf: structuredClone(shelf) } as unknown as JsonValue) : state,
    );
  return { ...starwick, progress: { ...starwick.progress, save } };
}
