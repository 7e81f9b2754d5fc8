/** Decides whether this visitor may see a network's ads. No other module decides this. */
import { useConsent } from '@/stores/consent';
import { useAuth } from '@/stores/stores-provider';

/**
 * Returns null before the visitor's choice and until the sign-in state is known, because the visitor may be a member
 * with Unlimited.
 */
export const useAdConsent = (): boolean | null => {
  const isKnown = useAuth(({ isReady }) => isReady);
  const consent = useConsent()?.advertising ?? null;
  return isKnown ? consent : null;
};
