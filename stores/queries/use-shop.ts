/** What a game costs who looks at it, what a member has bought, and the way to its payment page. */
import { useCallback } from 'react';
import useSWR from 'swr';
import { createShopClient } from '@/api-clients/product/shop';
import type { GameOffer, Purchase } from '@/lib/domain/purchase';
import { useAuth, useClients } from '@/stores/stores-provider';
import { useFreshSession } from './use-fresh-session';
import { tellingCheckout } from './telling-checkout';
import type { Asked } from './use-subscription';

/** Asked for once it is known who asks: what they have already is not offered to them. */
export const useGameOffer = (sku: string): Asked<GameOffer> => {
  const { callProduct } = useClients();
  const isReady = useAuth((state) => state.isReady);
  const uid = useAuth((state) => state.user?.uid ?? null);
  const { data, error, mutate } = useSWR(isReady && ['game-offer', sku, uid], () =>
    createShopClient(callProduct).getOffer(sku),
  );
  return { found: data ?? null, hasFailed: error !== undefined && !data, error, retry: () => mutate() };
};

/** Whether the member who looks at a game has bought it; asked for no visitor. */
export const useIsOwned = (sku: string | null): boolean => {
  const { callProduct } = useClients();
  const uid = useAuth((state) => state.user?.uid ?? null);
  const { data } = useSWR(sku !== null && uid !== null && ['game-offer', sku, uid], ([, asked]) =>
    createShopClient(callProduct).getOffer(asked),
  );
  return data?.isOwned ?? false;
};

/** The newest file of a game: null while unknown and where there is none. */
export const useGameFile = (sku: string): { bytes: number; version: string } | null => {
  const { callProduct } = useClients();
  const { data } = useSWR(['game-file', sku], ([, of]) => createShopClient(callProduct).getFile(of));
  return data ?? null;
};

export const usePurchases = (uid: string): Asked<Purchase[]> => {
  const { callProduct } = useClients();
  const { data, error, mutate } = useSWR(['purchases', uid], () =>
    createShopClient(callProduct).listPurchases(),
  );
  return { found: data ?? null, hasFailed: error !== undefined && !data, error, retry: () => mutate() };
};

/** @returns asks for a game's payment page, and answers with its address */
export const useGameCheckout = (): ((sku: string) => Promise<string>) => {
  const { callProduct, reports } = useClients();
  const guard = useFreshSession();
  return useCallback(
    (sku) =>
      tellingCheckout(reports, 'game', () => guard(() => createShopClient(callProduct).openCheckout(sku))),
    [callProduct, guard, reports],
  );
};
