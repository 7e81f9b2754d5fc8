/** Decides whether this visitor may see a network's advertising; no other module does. */
import { useConsent } from '@/stores/consent';
import { useAuth } from '@/stores/stores-provider';

/**
 * Null before the visitor's choice, and until the sign-in state is known, because a browser may not know yet that its member
 * has Unlimited.
 */
export const useAdConsent = (): boolean | null => {
  const isKnown = useAuth(({ isReady }) => isReady);
  const consent = useConsent()?.advertising ?? null;
  return isKnown ? consent : null;
};
