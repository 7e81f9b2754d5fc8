/** Where this browser keeps results that the scores service has not acknowledged; one key a run, so that tabs never overwrite each other. */
export const UNSENT_KEY = 'sw_unsent:';
/** Told to this page's window when any of them changes. */
export const UNSENT_EVENT = 'sw:unsent';
