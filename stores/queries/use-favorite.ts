/** Returns whether a game is among the member's favorites, and functions to change that. */
import { useMemo } from 'react';
import { SESSION_FAVORITES } from '@/api-clients/product/members';
import { createSocialClient } from '@/api-clients/product/social';
import { describeError } from '@/lib/describe-error';
import { SOCIAL_MESSAGES } from '@/lib/social-messages';
import type { AuthState } from '../auth-store';
import { createOptimisticUpdate } from '../optimistic-update';
import { useAuth, useClients } from '../stores-provider';
import { useActionError } from '../use-action-error';

interface FavoriteDeps {
  client: ReturnType<typeof createSocialClient>;
  loadActions: AuthState['loadActions'];
  setError(message: string): void;
  uid: string;
}

const createFavorite = ({ client, loadActions, setError, uid }: FavoriteDeps) => {
  const showFavorite = async (isFavorite: boolean): Promise<void> =>
    (await loadActions()).markFavorite(uid, isFavorite);
  let updates = 0;
  const optimisticUpdate = createOptimisticUpdate<boolean>({
    show: (isFavorite) => void showFavorite(isFavorite),
    send: (isFavorite) => client.setFavorite(uid, isFavorite),
    fail: (error) => setError(describeError(error, SOCIAL_MESSAGES.favoriteFailed)),
  });
  return {
    want: (isFavorite: boolean, before: boolean): void => {
      updates += 1;
      setError('');
      optimisticUpdate.request(isFavorite, before);
    },
    load: async (): Promise<void> => {
      const isFavorite = await client.isFavorite(uid).catch(() => false);
      if (isFavorite && updates === 0) await showFavorite(true);
    },
  };
};

export interface FavoriteControl {
  /** @param before the value on the screen */
  want(isFavorite: boolean, before: boolean): void;
  /** Loads whether the game is a favorite. */
  load(): Promise<void>;
  /** Whether the game may still be a favorite, because the session has loaded only the first favorites (spec §9). */
  isUncertain: boolean;
  /** The error message of the last change; empty if it did not fail. */
  error: string;
  setError(message: string): void;
}

export const useFavorite = (uid: string): FavoriteControl => {
  const { callProduct } = useClients();
  const loadActions = useAuth((state) => state.loadActions);
  const isUncertain = useAuth(
    ({ favorites }) => favorites.length >= SESSION_FAVORITES && !favorites.includes(uid),
  );
  const { error, setError } = useActionError();
  const favorite = useMemo(
    () =>
      createFavorite({ client: createSocialClient(callProduct), loadActions: loadActions, setError, uid }),
    [loadActions, callProduct, setError, uid],
  );
  return { ...favorite, isUncertain, error, setError };
};
