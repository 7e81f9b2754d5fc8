/** The target of a sign-in page once it is done: the previous path, or the home page. */
import { useRouter } from 'next/router';
import { useCallback } from 'react';
import { giveFocus } from '@/components/ui/focus/give-focus';
import { returnPathOf } from '@/lib/domain/members/return-path';
import { paths } from '@/lib/paths';

/** Returns the path in the page's own `returnTo`, if it is one of this site. */
export const returnToOf = (search: string): string | null =>
  returnPathOf(new URLSearchParams(search).get('returnTo'));

/** @returns a function that goes back; @param fallback the path without a previous page */
export const useReturn = (): ((fallback?: string) => void) => {
  const { replace } = useRouter();
  return useCallback(
    (fallback = paths.home()) =>
      void replace(returnToOf(window.location.search) ?? fallback).then(() => giveFocus()),
    [replace],
  );
};
