/** The stores around a component under test, with clients that reach whatever the test has put behind ORIGIN. */
import type { ReactNode } from 'react';
import { SWRConfig } from 'swr';
import { createClients } from '@/api-clients/clients';
import { DEFAULT_CONFIG } from '@/lib/config';
import { createAuthStore } from '@/stores/auth-store';
import { createHistoryStore } from '@/stores/history-store';
import { createLookStore } from '@/stores/look-store';
import { createModalStore } from '@/stores/modal-store';
import { createNotificationStore } from '@/stores/notification-store';
import { StoresProvider, type Stores } from '@/stores/stores-provider';

export const ORIGIN = 'http://starwick.test';
const LOOK = { layout: 'modern', theme: 'modern' } as const;

export const createPageStores = (): Stores => {
  const clients = createClients({
    config: { ...DEFAULT_CONFIG, reportLogLevels: [] },
    origin: ORIGIN,
    zone: () => 'Europe/Berlin',
    guestMark: { has: () => false, set: () => undefined },
    reload: () => undefined,
    now: Date.now,
  });
  return {
    clients,
    look: createLookStore(LOOK, {
      writeCookie: () => undefined,
      showLook: () => undefined,
      reload: () => undefined,
    }),
    auth: createAuthStore({ sessions: clients.sessions, readLook: () => LOOK, applyLook: () => undefined }),
    history: createHistoryStore(),
    modal: createModalStore(),
    notification: createNotificationStore({ every: () => () => undefined }),
  };
};

export const InStores = ({ stores, children }: { stores: Stores; children: ReactNode }) => (
  <SWRConfig value={{ provider: () => new Map(), shouldRetryOnError: false }}>
    <StoresProvider stores={stores}>{children}</StoresProvider>
  </SWRConfig>
);
