/** Computes the state of a level in the archive (spec §3: notStarted by default). */
import type { ArchiveDayState } from '@/lib/contract/scores-entities';

export interface LevelPlay {
  hasRun: boolean;
  isFinished: boolean;
  /** Whether the player finished at least one run of the level on time. */
  isOnTime: boolean;
  /** Whether a freeze protected the streak on this level. */
  isFrozen: boolean;
}

/** Returns the state of a level, whether it was completed late, and whether a freeze protected it. */
export const archiveDayStateOf = ({
  hasRun,
  isFinished,
  isOnTime,
  isFrozen,
}: LevelPlay): { state: ArchiveDayState; isLate: boolean; isFrozen: boolean } => ({
  state: isFinished ? 'completed' : hasRun ? 'started' : 'notStarted',
  isLate: isFinished && !isOnTime,
  isFrozen,
});
