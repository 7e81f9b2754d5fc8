/** Detects request paths that must reach no handler. */

const SEPARATOR = /[/\\]|%2f|%5c/i;

/**
 * Returns whether a path has a `.` or `..` segment, percent-encoded or not. Some handlers normalize such a path and
 * others compare it unchanged, so they would disagree about the resource.
 */
export const hasDotSegment = (pathname: string): boolean =>
  pathname.split(SEPARATOR).some((segment) => /^(?:\.|%2e){1,2}$/i.test(segment));
