/** What the visitor allows, for whatever needs a yes before it loads. */
import { useStore } from 'zustand';
import type { ConsentChoice } from '@/lib/consent';
import type { ConsentStore } from './consent-store';
import { useConsentStore } from './stores-provider';

/** Null while nothing is decided, on the server and through hydration; do-not-track counts as decided. */
export const useConsent = (): ConsentChoice | null => useStore(useConsentStore(), ({ choice }) => choice);

/** The same at this moment, outside of React. */
export const readConsent = (store: ConsentStore): ConsentChoice | null => store.getState().choice;
