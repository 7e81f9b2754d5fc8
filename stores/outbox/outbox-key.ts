/**
 * The storage key prefix of results that the scores service has not acknowledged. Each run has its own key, so that
 * tabs never overwrite each other's results.
 */
export const OUTBOX_KEY = 'sw_unsent:';
/** The event on this page's window that reports a change of the outbox. */
export const OUTBOX_EVENT = 'sw:unsent';
