/** Provides the stores to all screens. Each page load has one set, created in `_app`. */
import { createContext, useContext, type ReactNode } from 'react';
import { useStore } from 'zustand';
import type { Clients } from '@/api-clients/clients';
import type { AuthState, AuthStore } from './auth-store';
import type { ConsentStore } from './consent-store';
import type { HistoryState, HistoryStore } from './history-store';
import type { AppearanceState, AppearanceStore } from './appearance-store';
import type { ModalState, ModalStore } from './modal-store';
import type { NotificationState, NotificationStore } from './notification-store';

export interface Stores {
  auth: AuthStore;
  clients: Clients;
  consent: ConsentStore;
  history: HistoryStore;
  appearance: AppearanceStore;
  modal: ModalStore;
  notification: NotificationStore;
}

const StoresContext = createContext<Stores | null>(null);

export const StoresProvider = ({ stores, children }: { stores: Stores; children: ReactNode }) => (
  <StoresContext value={stores}>{children}</StoresContext>
);

const useStores = (): Stores => {
  const stores = useContext(StoresContext);
  if (!stores) throw new Error('StoresProvider is missing');
  return stores;
};

export const useClients = (): Clients => useStores().clients;
export const useConsentStore = (): ConsentStore => useStores().consent;
export const useAuthStore = (): AuthStore => useStores().auth;
export const useModalStore = (): ModalStore => useStores().modal;
export const useAppearanceStore = (): AppearanceStore => useStores().appearance;
export const useAuth = <Part,>(select: (state: AuthState) => Part): Part =>
  useStore(useStores().auth, select);
export const useHistory = <Part,>(select: (state: HistoryState) => Part): Part =>
  useStore(useStores().history, select);
export const useAppearance = <Part,>(select: (state: AppearanceState) => Part): Part =>
  useStore(useStores().appearance, select);
export const useModal = <Part,>(select: (state: ModalState) => Part): Part =>
  useStore(useStores().modal, select);
export const useNotifications = <Part,>(select: (state: NotificationState) => Part): Part =>
  useStore(useStores().notification, select);
