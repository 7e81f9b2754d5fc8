/** Retries changes from a page that has been open for long, if its token is outdated. */
import { useCallback } from 'react';
import { ApiError } from '@/lib/errors';
import { useAuth } from '@/stores/stores-provider';

export type SessionGuard = <T>(work: () => Promise<T>) => Promise<T>;

const hasErrorCode = (error: unknown, code: string): boolean =>
  error instanceof ApiError && error.code === code;

export const useFreshSession = (): SessionGuard => {
  const loadActions = useAuth((state) => state.loadActions);
  return useCallback(
    async (work) => {
      try {
        return await work();
      } catch (error) {
        const { verify } = await loadActions();
        // The session has ended, so verifying it updates the whole site.
        if (hasErrorCode(error, 'unauthorized')) await verify();
        if (!hasErrorCode(error, 'forbidden')) throw error;
        // Another tab has renewed the session, so this tab's token is outdated.
        await verify();
        return work();
      }
    },
    [loadActions],
  );
};
