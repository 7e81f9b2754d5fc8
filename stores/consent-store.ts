/** The visitor's consent, and whether its dialog is open. The code for changing it loads only where consent is needed. */
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { ConsentChoice } from '@/lib/consent';

export interface ConsentState {
  /** Null until the visitor decides; until then, nothing that needs consent may load. */
  choice: ConsentChoice | null;
  /** Whether the visitor has opened the dialog from the footer. */
  isOpen: boolean;
}
export type ConsentStore = StoreApi<ConsentState>;

export const createConsentStore = (): ConsentStore =>
  createStore<ConsentState>(() => ({ choice: null, isOpen: false }));
