/** Navigates from a finished sign-in page to the previous page, or to the home page. */
import { useRouter } from 'next/router';
import { useCallback } from 'react';
import { giveFocus } from '@/components/ui/focus/give-focus';
import { parseReturnPath } from '@/lib/domain/members/return-path';
import { paths } from '@/lib/paths';

/** Returns the path in the `returnTo` parameter, if it belongs to this site. */
export const readReturnPath = (search: string): string | null =>
  parseReturnPath(new URLSearchParams(search).get('returnTo'));

/**
 * Returns a function that leaves the sign-in page.
 * @param fallback the target if there is no previous page
 */
export const useReturnAfterSignIn = (): ((fallback?: string) => void) => {
  const { replace } = useRouter();
  return useCallback(
    (fallback = paths.home()) =>
      void replace(readReturnPath(window.location.search) ?? fallback).then(() => giveFocus()),
    [replace],
  );
};
