/** The times at which a player completed a quarter, half and three quarters of a puzzle, and who led at each. */
import { HEARTBEAT_SECONDS } from './run-clock';

const QUARTER_SHARES = [0.25, 0.5, 0.75] as const;

/** The times are estimated between heartbeats, so a smaller difference does not show who led. */
const MIN_LEAD_MS = (HEARTBEAT_SECONDS * 1000) / 2;

/** Says until when the slower player led. The index is that of the last quarter mark that this player reached first. */
const LEAD_ENDS = ['the second quarter', 'the second half', 'the last quarter'] as const;

export interface RunProgress {
  /** The completed share of the puzzle, 0 to 1. */
  progress: number;
  activeMs: number;
}

/**
 * Returns the times after a heartbeat, in milliseconds of active time. Assumes even progress since the heartbeat before
 * it. A time never changes, even if the player undoes moves.
 */
export const withQuarters = (quarterMs: readonly number[], from: RunProgress, to: RunProgress): number[] => [
  ...quarterMs,
  ...QUARTER_SHARES.slice(quarterMs.length)
    .filter((share) => share <= to.progress)
    .map((share) => {
      const part = Math.max(0, share - from.progress) / (to.progress - from.progress || 1);
      return Math.round(from.activeMs + Math.min(1, part) * (to.activeMs - from.activeMs));
    }),
];

/** Returns the three times of a finished run; null unless all were reported. */
export const allQuarters = (quarterMs: readonly number[]): number[] | null =>
  quarterMs.length === QUARTER_SHARES.length ? [...quarterMs] : null;

interface RaceResult {
  /** Null if the times are unknown. */
  quarters: readonly number[] | null;
  /** The result in milliseconds. */
  value: number;
}

/**
 * Says who led, such as "You led until the last quarter of the board."
 * @param name the name of the other player
 * @returns null if the times of either player are unknown or too close, or the results are equal
 */
export const leadText = (own: RaceResult, other: RaceResult, name: string): string | null => {
  if (!own.quarters || !other.quarters || own.value === other.value) return null;
  const gaps = own.quarters.map((ms, index) => Math.abs(ms - (other.quarters?.[index] ?? ms)));
  if (gaps.some((ms) => ms < MIN_LEAD_MS)) return null;
  const isOwnFaster = own.value < other.value;
  const [fast, slow] = isOwnFaster ? [own.quarters, other.quarters] : [other.quarters, own.quarters];
  const last = slow.findLastIndex((ms, index) => ms < (fast[index] ?? 0));
  const [winner, loser] = isOwnFaster ? ['You', name] : [name, 'You'];
  const until = LEAD_ENDS[last];
  return until ? `${loser} led until ${until} of the board.` : `${winner} led from start to finish.`;
};
