/** A game's offer for this visitor, the member's purchases, and the payment page. */
import { useCallback } from 'react';
import useSWR from 'swr';
import { createShopClient } from '@/api-clients/product/shop';
import type { GameOffer, Purchase } from '@/lib/domain/billing/purchase';
import { useAuth, useClients } from '@/stores/stores-provider';
import { useFreshSession } from './use-fresh-session';
import { reportingCheckout } from './reporting-checkout';
import type { LoadedValue } from './use-subscription';

/** Loads the offer once the session is known, because owners get none. */
export const useGameOffer = (sku: string): LoadedValue<GameOffer> => {
  const { callProduct } = useClients();
  const isReady = useAuth((state) => state.isReady);
  const uid = useAuth((state) => state.user?.uid ?? null);
  const { data, error, mutate } = useSWR(isReady && ['game-offer', sku, uid], () =>
    createShopClient(callProduct).getOffer(sku),
  );
  return { found: data ?? null, hasFailed: error !== undefined && !data, error, retry: () => mutate() };
};

/** Returns whether the member has purchased the game. Sends no request for visitors. */
export const useIsOwned = (sku: string | null): boolean => {
  const { callProduct } = useClients();
  const uid = useAuth((state) => state.user?.uid ?? null);
  const { data } = useSWR(sku !== null && uid !== null && ['game-offer', sku, uid], ([, requested]) =>
    createShopClient(callProduct).getOffer(requested),
  );
  return data?.isOwned ?? false;
};

/** Returns the newest file of a game, or null while unknown and if there is none. */
export const useGameFile = (sku: string): { bytes: number; version: string } | null => {
  const { callProduct } = useClients();
  const { data } = useSWR(['game-file', sku], ([, of]) => createShopClient(callProduct).getFile(of));
  return data ?? null;
};

export const usePurchases = (uid: string): LoadedValue<Purchase[]> => {
  const { callProduct } = useClients();
  const { data, error, mutate } = useSWR(['purchases', uid], () =>
    createShopClient(callProduct).listPurchases(),
  );
  return { found: data ?? null, hasFailed: error !== undefined && !data, error, retry: () => mutate() };
};

/** @returns a function that requests a game's payment page and returns its URL */
export const useGameCheckout = (): ((sku: string) => Promise<string>) => {
  const { callProduct, reports } = useClients();
  const guard = useFreshSession();
  return useCallback(
    (sku) =>
      reportingCheckout(reports, 'game', () => guard(() => createShopClient(callProduct).openCheckout(sku))),
    [callProduct, guard, reports],
  );
};
