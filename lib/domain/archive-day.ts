/** What the archive says of a level (spec §3: notStarted by default). */
import type { ArchiveDayState } from '@/lib/contract/scores-entities';

export interface LevelPlay {
  hasRun: boolean;
  isFinished: boolean;
  /** One of its finished runs was on time. */
  isOnTime: boolean;
  /** A freeze kept the streak over it. */
  isFrozen: boolean;
}

/** The state of a level, whether it was completed late, and whether a freeze kept its place. */
export const archiveDayOf = ({
  hasRun,
  isFinished,
  isOnTime,
  isFrozen,
}: LevelPlay): { state: ArchiveDayState; isLate: boolean; isFrozen: boolean } => ({
  state: isFinished ? 'completed' : hasRun ? 'started' : 'notStarted',
  isLate: isFinished && !isOnTime,
  isFrozen,
});
