/** Creates stores as `_app` does, with the test's storage and document. */
import { type Clients, type ClientsOptions, createClients } from '@/api-clients/clients';
import { DEFAULT_CONFIG } from '@/lib/default-config';
import type { Appearance } from '@/lib/domain/site/layout';
import { createAuthStore } from '@/stores/auth-store';
import { createConsentStore } from '@/stores/consent-store';
import { createHistoryStore } from '@/stores/history-store';
import type { KeyValueStorage } from '@/stores/key-value-storage';
import { createAppearanceStore } from '@/stores/appearance-store';
import { createModalStore } from '@/stores/modal-store';
import { createNotificationStore } from '@/stores/notification-store';
import type { Stores } from '@/stores/stores-provider';

const MODERN_APPEARANCE: Appearance = { layout: 'modern', theme: 'modern' };

export const createMemoryStorage = (saved = new Map<string, unknown>()): KeyValueStorage => ({
  read: (key) => saved.get(key),
  write: (key, value) => {
    saved.set(key, value);
    return true;
  },
  remove: (key) => void saved.delete(key),
  keysOf: (beginning) => [...saved.keys()].filter((key) => key.startsWith(beginning)),
});

/** Creates clients that store and report nothing. */
export const createTestClients = (options: Partial<ClientsOptions> = {}): Clients =>
  createClients({
    config: { ...DEFAULT_CONFIG, reportLogLevels: [] },
    zone: () => 'Europe/Berlin',
    guestFlag: { has: () => false, set: () => undefined },
    reload: () => undefined,
    now: Date.now,
    ...options,
  });

export interface TestStoreOptions {
  clients?: Clients;
  appearance?: Appearance;
  storage?: KeyValueStorage;
  /** Whether the page has no timers, such as the countdown of notifications. */
  isStill?: boolean;
  reloadOnce?: () => boolean;
  storeDrafts?: () => void;
  onInspect?: (appearance: Appearance) => void;
}

export const createTestStores = ({
  clients = createTestClients(),
  appearance: shown = MODERN_APPEARANCE,
  storage = createMemoryStorage(),
  isStill = false,
  reloadOnce = () => false,
  storeDrafts = () => undefined,
  onInspect: onAppearance = () => undefined,
}: TestStoreOptions = {}): Stores => {
  const appearance = createAppearanceStore(shown, {
    writeCookie: () => undefined,
    showAppearance: onAppearance,
    reload: () => undefined,
  });
  const notification = isStill
    ? createNotificationStore({ every: () => () => undefined })
    : createNotificationStore();
  return {
    clients,
    appearance,
    notification,
    auth: createAuthStore({
      clients,
      appearance,
      notification,
      storage,
      readAppearance: () => shown,
      reloadOnce,
      storeDrafts,
    }),
    consent: createConsentStore(),
    history: createHistoryStore(),
    modal: createModalStore(),
  };
};
