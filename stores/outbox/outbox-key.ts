/** The storage key prefix of results that the scores service has not acknowledged. One key for each run: tabs never overwrite each other's. */
export const OUTBOX_KEY = 'sw_unsent:';
/** The event on this page's window when the outbox changes. */
export const OUTBOX_EVENT = 'sw:unsent';
