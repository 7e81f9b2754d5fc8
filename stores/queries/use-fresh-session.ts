/** Mutations of a page that may have been open for long: tried again where its token was out of date. */
import { useCallback } from 'react';
import { ApiError } from '@/lib/errors';
import { useAuth } from '@/stores/stores-provider';

export type Guard = <T>(work: () => Promise<T>) => Promise<T>;

const isCode = (error: unknown, code: string): boolean => error instanceof ApiError && error.code === code;

export const useFreshSession = (): Guard => {
  const act = useAuth((state) => state.act);
  return useCallback(
    async (work) => {
      try {
        return await work();
      } catch (error) {
        const { verify } = await act();
        // The session has ended: verifying says so to the whole site.
        if (isCode(error, 'unauthorized')) await verify();
        if (!isCode(error, 'forbidden')) throw error;
        // Another tab has renewed the session: the token of this one is out of date.
        await verify();
        return work();
      }
    },
    [act],
  );
};
