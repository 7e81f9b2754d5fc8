/** The tabs for open and resolved reports. */
export const QUEUE_STATES = [
  { key: 'open', label: 'Waiting' },
  { key: 'resolved', label: 'Settled' },
] as const;
