/** Reads the visitor's consent, for code that must have it before loading other code. */
import { useStore } from 'zustand';
import type { ConsentChoice } from '@/lib/consent';
import type { ConsentStore } from './consent-store';
import { useConsentStore } from './stores-provider';

/** Returns null until the visitor decides, on the server, and during hydration. Do-not-track counts as a decision. */
export const useConsent = (): ConsentChoice | null => useStore(useConsentStore(), ({ choice }) => choice);

/** Returns the current consent outside of React. */
export const readConsent = (store: ConsentStore): ConsentChoice | null => store.getState().choice;
