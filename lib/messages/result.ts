/** The messages about a finished run. */
import type { ResultReport } from '../game-protocol';

/** Returns a message about the outcome of a result; empty when the result has a rank to show instead. */
export const resultLine = ({ status, result, refusal, noun }: ResultReport): string => {
  if (status === 'sending') return `Sending your ${noun}…`;
  if (status === 'kept') return `Your ${noun} could not be sent. It is saved here and will be sent again.`;
  if (status === 'offline')
    return `You’re offline. Your ${noun} is saved here and will be sent when you’re back.`;
  if (status === 'refused') return `Your ${noun} was not accepted. ${refusal || 'Its run is over.'}`;
  if (status === 'unranked') return 'Played for practice: this result is not ranked.';
  if (result?.state === 'quarantined') return `Your ${noun} is being checked. It will be ranked after that.`;
  if (result?.isOffline && result.state === 'counted')
    return 'Finished offline, it counts for your streak and the archive, and has no rank.';
  if (result?.state === 'practice') return `Practice: your first ${noun} of this puzzle counts.`;
  if (result?.rank === null) return 'Its board is closed. It counts for your streak and the archive.';
  return '';
};
