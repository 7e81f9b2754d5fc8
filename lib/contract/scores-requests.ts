/** What every request to the scores service has in common; without the schemas, which load with the calls. */

/** The header that carries the browser's time zone to the scores service. */
export const TIMEZONE_HEADER = 'x-local-timezone';

/** How many members' rows one request may name. */
export const FRIENDS_AT_ONCE = 50;
