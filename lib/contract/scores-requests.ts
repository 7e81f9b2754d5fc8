/** Names used by every request to the scores service. Separate from the schemas, which load with each call. */

/** The header that carries the browser's time zone to the scores service. */
export const TIMEZONE_HEADER = 'x-local-timezone';

/** The maximum number of members whose rows one request may ask for. */
export const FRIENDS_AT_ONCE = 50;
