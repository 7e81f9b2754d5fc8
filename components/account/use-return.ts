/** Where a page of the sign-in leads once it is done: the address that it was come from, else home. */
import { useRouter } from 'next/router';
import { useCallback } from 'react';
import { giveFocus } from '@/components/ui/give-focus';
import { returnPathOf } from '@/lib/domain/return-path';
import { paths } from '@/lib/paths';

/** The path in the page's own `returnTo`, where it is one of this site. */
export const returnToOf = (search: string): string | null =>
  returnPathOf(new URLSearchParams(search).get('returnTo'));

/** @returns goes back; @param fallback where nobody came from anywhere */
export const useReturn = (): ((fallback?: string) => void) => {
  const { replace } = useRouter();
  return useCallback(
    (fallback = paths.home()) =>
      void replace(returnToOf(window.location.search) ?? fallback).then(() => giveFocus()),
    [replace],
  );
};
