/** The one place that says whether this visitor may be shown a network's advertising. */
import { useConsent } from '@/stores/consent';
import { useAuth } from '@/stores/stores-provider';

/**
 * Null while the visitor has not been asked, and until it is known who they are: a browser may not know yet that its member has
 * Unlimited.
 */
export const useAdConsent = (): boolean | null => {
  const isKnown = useAuth(({ isReady }) => isReady);
  const consent = useConsent()?.advertising ?? null;
  return isKnown ? consent : null;
};
