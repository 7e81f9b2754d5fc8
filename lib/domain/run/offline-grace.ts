/** Defines how long a run that was finished offline may wait for the network. */

/**
 * A run finished offline counts as on time if its result arrives within this many milliseconds from the run's start.
 */
export const OFFLINE_MS = 48 * 3_600_000;
