/** Retries changes from a page that has been open for long, if its token is outdated. */
import { useCallback } from 'react';
import { ApiError } from '@/lib/errors';
import { useAuth } from '@/stores/stores-provider';

export type Guard = <T>(work: () => Promise<T>) => Promise<T>;

const isCode = (error: unknown, code: string): boolean => error instanceof ApiError && error.code === code;

export const useFreshSession = (): Guard => {
  const loadActions = useAuth((state) => state.loadActions);
  return useCallback(
    async (work) => {
      try {
        return await work();
      } catch (error) {
        const { verify } = await loadActions();
        // The session has ended, so verifying it updates the whole site.
        if (isCode(error, 'unauthorized')) await verify();
        if (!isCode(error, 'forbidden')) throw error;
        // Another tab has renewed the session, so this tab's token is outdated.
        await verify();
        return work();
      }
    },
    [loadActions],
  );
};
