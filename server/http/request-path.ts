/** Request paths that must reach no handler. */

const SEPARATOR = /[/\\]|%2f|%5c/i;

/**
 * True for a path with a `.` or `..` segment, percent-encoded or not: handlers that normalize paths and handlers that compare
 * them would otherwise disagree about the resource.
 */
export const hasDotSegment = (pathname: string): boolean =>
  pathname.split(SEPARATOR).some((segment) => /^(?:\.|%2e){1,2}$/i.test(segment));
