/** The one place that says whether this visitor may be shown a network's advertising. */
import { useConsent } from '@/stores/consent';

/** Marked by the head before the first paint, and when somebody becomes a member of Unlimited. */
export const isAdFree = (): boolean => document.documentElement.hasAttribute('data-unlimited');

/** Null while the visitor has not been asked. */
export const useAdConsent = (): boolean | null => useConsent()?.advertising ?? null;
