/** The storage of a game's progress. A save resolves only once it is durable. */
import type { JsonValue } from '@/lib/game-protocol';

export interface ProgressSaves {
  /** Returns the saved state; null if there is none. */
  load(): Promise<JsonValue>;
  /** Saves a state. @throws if it could not be stored; the game must then keep the state */
  save(state: JsonValue): Promise<{ savedAt: string }>;
}
