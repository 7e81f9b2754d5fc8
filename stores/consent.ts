/** Reads the visitor's consent, for code that needs it before it loads. */
import { useStore } from 'zustand';
import type { ConsentChoice } from '@/lib/consent';
import type { ConsentStore } from './consent-store';
import { useConsentStore } from './stores-provider';

/** Returns null until a decision, on the server and during hydration; do-not-track counts as a decision. */
export const useConsent = (): ConsentChoice | null => useStore(useConsentStore(), ({ choice }) => choice);

/** Returns the current consent, outside of React. */
export const readConsent = (store: ConsentStore): ConsentChoice | null => store.getState().choice;
