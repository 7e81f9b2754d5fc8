/** The storage of a game's progress; a save resolves only once it is durable. */
import type { JsonValue } from '@/lib/game-protocol';

export interface ProgressSaves {
  /** Null when nothing is stored. */
  load(): Promise<JsonValue>;
  /** @throws when it could not be stored; the game must then retain the state */
  save(state: JsonValue): Promise<{ savedAt: string }>;
}
