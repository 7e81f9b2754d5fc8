/** Detects request paths that must reach no handler. */

const SEPARATOR = /[/\\]|%2f|%5c/i;

/**
 * Returns whether a path has a `.` or `..` segment, percent-encoded or not. Handlers that normalize paths and handlers
 * that compare them would treat such a path as different resources.
 */
export const hasDotSegment = (pathname: string): boolean =>
  pathname.split(SEPARATOR).some((segment) => /^(?:\.|%2e){1,2}$/i.test(segment));
