/** Defines how long a run that was finished offline may wait for the network. */

/** Milliseconds from the start of a run within which a run finished offline still counts as on time. */
export const OFFLINE_MS = 48 * 3_600_000;
