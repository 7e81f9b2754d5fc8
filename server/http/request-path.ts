/** Detects request paths that must reach no handler. */
import { UNREADABLE_CHARACTERS } from '@/lib/domain/search/term-refusal';

const SEPARATOR = /[/\\]|%2f|%5c/i;

/**
 * Returns whether a path has a `.` or `..` segment, percent-encoded or not. Some handlers normalize such a path and
 * others compare it unchanged, so they would disagree about the resource.
 */
export const hasDotSegment = (pathname: string): boolean =>
  pathname.split(SEPARATOR).some((segment) => /^(?:\.|%2e){1,2}$/i.test(segment));

const decodePath = (pathname: string): string | null => {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return null;
  }
};

/** Returns whether a path has an invalid percent-encoding. */
export const isUndecodablePath = (pathname: string): boolean => decodePath(pathname) === null;

/** Returns whether a path has an invalid percent-encoding, or control characters, percent-encoded or not. */
export const isMalformedPath = (pathname: string): boolean => {
  const path = decodePath(pathname);
  return path === null || UNREADABLE_CHARACTERS.test(path);
};
