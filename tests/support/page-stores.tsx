/** The stores around a component under test, with clients that reach the test's handlers at ORIGIN. */
import type { ReactNode } from 'react';
import { SWRConfig } from 'swr';
import { StoresProvider, type Stores } from '@/stores/stores-provider';
import { createTestClients, createTestStores } from './stores';

export const ORIGIN = 'http://starwick.test';

/** Creates the stores of a page whose startup has finished. */
export const createPageStores = (): Stores => {
  const stores = createTestStores({ clients: createTestClients({ origin: ORIGIN }), isStill: true });
  stores.auth.setState({ isReady: true });
  return stores;
};

export const StoresWrapper = ({ stores, children }: { stores: Stores; children: ReactNode }) => (
  <SWRConfig value={{ provider: () => new Map(), shouldRetryOnError: false }}>
    <StoresProvider stores={stores}>{children}</StoresProvider>
  </SWRConfig>
);
