/** What the visitor allows, and whether they are looking at the question; what decides it comes only where there is one to ask. */
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { ConsentChoice } from '@/lib/consent';

export interface ConsentState {
  /** Null while nothing is decided: then nothing that needs a yes may load. */
  choice: ConsentChoice | null;
  /** The visitor has asked for the question by the footer. */
  isOpen: boolean;
}
export type ConsentStore = StoreApi<ConsentState>;

export const createConsentStore = (): ConsentStore =>
  createStore<ConsentState>(() => ({ choice: null, isOpen: false }));
