/** Whether something waits or has been settled, as the administrators' tabs say it. */
export const QUEUE_STATES = [
  { key: 'open', label: 'Waiting' },
  { key: 'resolved', label: 'Settled' },
] as const;
