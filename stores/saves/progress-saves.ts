/** Where a game's progress is kept; a save is answered only once it is durable there. */
import type { JsonValue } from '@/lib/game-protocol';

export interface ProgressSaves {
  /** Null where nothing is kept. */
  load(): Promise<JsonValue>;
  /** @throws when it could not be kept; what the game does not know to be kept it must go on holding */
  save(state: JsonValue): Promise<{ savedAt: string }>;
}
